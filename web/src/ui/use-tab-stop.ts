import { useIsWide } from './use-is-wide.ts';

/** The `tabIndex` of a box that scrolls from 768 px up, where the keyboard must get there; none below. */
export function useTabStop(): 0 | undefined {
  return useIsWide() ? 0 : undefined;
}
