/** Quotes a path so that a shell reads it as one word. */
export function shellQuote(path: string): string {
  return /^[\w./:@%+,=-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
