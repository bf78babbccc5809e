import { useIsWide } from './use-is-wide.ts';

/**
 * Returns the `tabIndex` of a box that scrolls from 768 px of width up and must then be reachable by keyboard. Returns
 * undefined below.
 */
export function useTabStop(): 0 | undefined {
  return useIsWide() ? 0 : undefined;
}
