import type { ErrorCode, FieldError, Problem } from '@picadito/domain';

/**
 * A non-success response (docs/specification.md#central-handler): the message is the status, a colon and the body text,
 * or the status text if there is no body. `problem` is set when the body is RFC 9457 JSON.
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

/** Whether the server says that there is no such thing, or not any more. */
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
