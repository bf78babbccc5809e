/**
 * What may be bound, the same for every engine: text that all of them store unchanged (no NUL, no lone surrogate),
 * exact numbers, null. Everything else is a bug and is refused.
 */
export function bindable(value: unknown): string | number | null {
  if (value === null) return null;
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value;
  if (typeof value === 'number' && (!Number.isInteger(value) || Number.isSafeInteger(value))) {
    if (Number.isFinite(value)) return value;
  }
  throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value}`);
}
