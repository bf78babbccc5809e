/** Ids of the server look like this (decisions.md); an address that names another thing names nothing. */
export function isId(text: string): boolean {
  return /^[\w-]{20,64}$/.test(text);
}
