const NAMED = /^(with|select|insert|update|delete)\b/;
const TEXTS_MAX = 1000;

const names = new Map<string, string>();
let last = 0;

/** The name of a prepared statement: planning takes several times as long as running. Undefined: not worth it. */
export function statementName(text: string): string | undefined {
  if (!NAMED.test(text)) return undefined;
  const known = names.get(text);
  if (known) return known;
  if (names.size >= TEXTS_MAX) names.clear();
  last += 1;
  const name = `s${last}`;
  names.set(text, name);
  return name;
}

/** From now on every statement is planned anew, on every connection. */
export function invalidatePlans(): void {
  names.clear();
}
