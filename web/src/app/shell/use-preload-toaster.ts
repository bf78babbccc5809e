import { useEffect } from 'react';
import { useSession } from '../../api/session.ts';

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;
/** By then the first signed-in screen stands, ms. */
const AFTER_FIRST_SCREEN_MS = 1_000;

/**
 * A toast often says that the network is gone, when its code could no longer come: it comes before.
 * On /landing not before the visitor does something.
 */
export function usePreloadToaster(load: () => Promise<unknown>): void {
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  useEffect(() => {
    // A failed preload is tried again by the first toast.
    const preload = () => void load().catch(() => undefined);
    if (isSignedIn) {
      const timer = setTimeout(preload, AFTER_FIRST_SCREEN_MS);
      return () => clearTimeout(timer);
    }
    const touches = new AbortController();
    const touched = () => {
      touches.abort();
      preload();
    };
    for (const touch of FIRST_TOUCH) {
      document.addEventListener(touch, touched, { passive: true, signal: touches.signal });
    }
    return () => touches.abort();
  }, [isSignedIn, load]);
}
