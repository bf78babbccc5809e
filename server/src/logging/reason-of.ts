/**
 * Returns the cause of an error in a word for the log, since messages of errors may quote personal data: its code, or
 * the name of its class.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('error' in error && isCode(error.error)) return error.error;
  return 'code' in error && isCode(error.code) ? error.code : error.name;
}

/**
 * Tells whether a value is a short word. Longer texts do not go into the log, because a browser can make the identity
 * provider return any text.
 */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,40}$/.test(value);
}
