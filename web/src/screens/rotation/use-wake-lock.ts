import { useEffect } from 'react';

/**
 * Keeps the screen awake while a component is on it, where the browser can. A browser drops the lock of a hidden page.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const keepAwake = () => {
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock.request('screen').catch(nullIfRefused);
    };
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}

/** Returns null if the browser refuses the lock, as a phone does that saves its battery. Throws any other error. */
function nullIfRefused(error: unknown): null {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
  throw error;
}
