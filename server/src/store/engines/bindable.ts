/**
 * What may be bound, decided once for every engine: text that all of them keep as it is (no NUL, no half of a
 * surrogate pair), numbers that are exact, null. Everything else is a mistake of the program and is refused.
 */
export function bindable(value: unknown): string | number | null {
  if (value === null) return null;
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value;
  if (typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value))) {
    if (Number.isFinite(value)) return value;
  }
  throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value}`);
}
