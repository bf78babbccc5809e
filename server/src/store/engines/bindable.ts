/**
 * Returns a value that all engines store unchanged: text without NUL and lone surrogates, an exact number, or null.
 * Throws `TypeError` for anything else, which is a bug of the caller.
 */
export function bindable(value: unknown): string | number | null {
  if (value === null) return null;
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value;
  if (typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value))) {
    if (Number.isFinite(value)) return value;
  }
  throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value}`);
}
