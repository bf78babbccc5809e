import type { ErrorCode, FieldError, Problem } from '@picadito/domain';

/**
 * A non-success answer (product.md §8): the message is the status, a colon and the body text,
 * or the status text where there is no body. `problem` is set when the body is RFC 9457 JSON.
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

function problemIn(bodyText: string): Problem | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : null;
  } catch {
    return null;
  }
}

/** Asks the server. Always with credentials; JSON only when there is a payload; `undefined` on 204. */
export async function http<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as T;
}
