/**
 * Opens each address in its own tab until the browser refuses one, and returns the number of opened tabs. The call must
 * come from a tap. The code clears `opener` itself, because with `noopener` a refusal could not be seen.
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
