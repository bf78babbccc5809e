/**
 * Opens each address in a tab of its own until the browser refuses one; returns how many it opened. The call must come
 * from a tap. `noopener` would hide the refusal, so the opener is cut by hand.
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
