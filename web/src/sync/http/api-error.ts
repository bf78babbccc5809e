import type { ErrorCode, FieldError, Problem } from '@picadito/domain';

/**
 * Error thrown for a response that is not a success. The message is the status, a colon and the body text, or the
 * status text if there is no body. `problem` is the body if it is a JSON object with a `code`, as in the problems of
 * RFC 9457 that the server sends, and null otherwise.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: FieldError[];
  readonly problem: Problem | null;

  constructor(status: number, bodyText: string, statusText = '') {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problemIn(bodyText);
    this.code = this.problem?.code;
    this.errors = this.problem?.errors ?? [];
  }
}

/** Tells whether the server answered that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function problemIn(bodyText: string): Problem | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}
