import { useSyncExternalStore } from 'react';

/** Matches screens with columns, in which long lists scroll in their own box (Tailwind's `md`). */
const WIDE = '(width >= 48rem)';
/** Matches wide screens that are also high enough for the main action not to stick to the lower edge. */
const ROOMY = '(width >= 48rem) and (height >= 31.25rem)';

/** Matches screens on which the title of a match's screen is visible (styles/shell.css). */
const TITLED = '(width >= 48rem) and (height >= 37.5rem)';
/** Matches screens on which a list and its form are columns (Tailwind's `lg`). */
const LARGE = '(width >= 64rem)';

export const useIsWide = (): boolean => useMedia(WIDE);
export const useIsRoomy = (): boolean => useMedia(ROOMY);
export const useHasTitle = (): boolean => useMedia(TITLED);
export const useIsLarge = (): boolean => useMedia(LARGE);

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

/**
 * Returns the `tabIndex` of a box that scrolls on screens from 768 px of width up: 0 there, so that the keyboard can
 * reach it, and undefined on narrower screens.
 */
export function useTabStop(): 0 | undefined {
  return useIsWide() ? 0 : undefined;
}
