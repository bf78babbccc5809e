import { useSyncExternalStore } from 'react';

/** Matches screens with columns, in which long lists scroll in their own box (Tailwind's `md`). */
const WIDE = '(width >= 48rem)';
/** Matches wide screens that are also high enough for the main action not to stick to the lower edge. */
const ROOMY = '(width >= 48rem) and (height >= 31.25rem)';

export const useIsWide = (): boolean => useMedia(WIDE);
export const useIsRoomy = (): boolean => useMedia(ROOMY);

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
