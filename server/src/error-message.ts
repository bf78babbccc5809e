/**
 * What an error says, in a line: for those who run the server, at its start and of its commands. Messages may quote
 * data, and so the log of requests and jobs has `reasonOf`.
 */
export function errorMessage(error: unknown): string {
  // for a host name with several addresses Node throws one without a message
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(errorMessage).join(', ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ');
}
