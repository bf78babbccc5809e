/**
 * Returns the message of an error in one line, for the operator at the start of the server and of its commands. A
 * message may quote user data, so the log of requests and jobs uses `reasonOf` instead.
 */
export function errorMessage(error: unknown): string {
  // Node throws an AggregateError without a message for a host name with several addresses.
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(errorMessage).join(', ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ');
}

/** Prints one line to stderr and exits with code 1. */
export function exitWithError(line: string): never {
  process.stderr.write(`Picadito: ${line}\n`);
  process.exit(1);
}

/** Quotes a path so that a shell reads it as one word. */
export function shellQuote(path: string): string {
  return /^[\w./:@%+,=-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
