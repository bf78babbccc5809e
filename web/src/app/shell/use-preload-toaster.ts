import { useEffect } from 'react';
import { useSession } from '../../identity/session.ts';

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;
/** By then the first signed-in screen stands, ms. */
const AFTER_FIRST_SCREEN_MS = 1_000;

/**
 * Preloads the toaster: a toast often says that the network is gone, when its code could no longer be fetched.
 * On /landing not before the visitor's first interaction.
 */
export function usePreloadToaster(load: () => Promise<unknown>): void {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  useEffect(() => {
    // a failed preload is retried by the first toast
    const preload = () => void load().catch(() => undefined);
    if (isSignedIn) {
      const timer = setTimeout(preload, AFTER_FIRST_SCREEN_MS);
      return () => clearTimeout(timer);
    }
    const listening = new AbortController();
    const onTouch = () => {
      listening.abort();
      preload();
    };
    for (const touch of FIRST_TOUCH) {
      document.addEventListener(touch, onTouch, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [isSignedIn, load]);
}
