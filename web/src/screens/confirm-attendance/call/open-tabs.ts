/**
 * Opens each address in its own tab until the browser blocks one, and returns the number of opened tabs. Call this in
 * the handler of a tap, because browsers block tabs opened at other times. The function clears `opener` by itself: with
 * the option `noopener`, `window.open` returns null even if the tab was opened.
 */
export function openTabs(
  addresses: readonly string[],
  open: (address: string) => { opener: unknown } | null = (address) =>
    window.open(address, '_blank'),
): number {
  for (const [index, address] of addresses.entries()) {
    const tab = open(address);
    if (!tab) return index;
    tab.opener = null;
  }
  return addresses.length;
}
