import { useIsWide } from './use-is-wide.ts';

/**
 * Returns the `tabIndex` of a box that scrolls on screens from 768 px of width up: 0 there, so that the keyboard can
 * reach it, and undefined on narrower screens.
 */
export function useTabStop(): 0 | undefined {
  return useIsWide() ? 0 : undefined;
}
