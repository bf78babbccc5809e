/** What went wrong in a word: messages of errors may quote what must not be logged. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('error' in error && isCode(error.error)) return error.error;
  return 'code' in error && isCode(error.code) ? error.code : error.name;
}

/** What a provider or a library calls it; the browser may have made the provider say anything. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,40}$/.test(value);
}
