/** Returns what went wrong in a word, since messages of errors may quote personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('error' in error && isCode(error.error)) return error.error;
  return 'code' in error && isCode(error.code) ? error.code : error.name;
}

/** Accepts only short words: the browser can make the identity provider return any text. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,40}$/.test(value);
}
