import { useSyncExternalStore } from 'react';

/** From here up (Tailwind's `md`) screens have columns, and long lists scroll in a box of their own. */
const WIDE = '(width >= 48rem)';
/** Wide, and high enough for a main action in its place (docs/decisions/212). */
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
