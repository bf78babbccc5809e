import { useEffect } from 'react';

/** Keeps the screen awake while a component is on it, where the browser can. A browser drops the lock of a hidden page. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const keepAwake = () => {
      if (document.visibilityState !== 'visible') return;
      // A phone that saves its battery refuses.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
