import { useCallback, useEffect, useRef } from 'react';

const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that resolves when no pointer is pressed. A field that is left by pressing a button blurs before
 * the press ends; an error message shown at that moment would move the button away, and the tap would be lost.
 */
export function useAfterPress(): () => Promise<void> {
  const released = useRef(Promise.resolve());
  useEffect(() => {
    const press = () => {
      released.current = new Promise((resolve) => {
        // The click event follows right after the release.
        const release = () => setTimeout(resolve);
        for (const event of RELEASES) document.addEventListener(event, release, { once: true });
      });
    };
    document.addEventListener('pointerdown', press, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  }, []);
  return useCallback(() => released.current, []);
}
