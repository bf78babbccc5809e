/** The codes of http-api.md, and the HTTP status that each travels with. */
export const STATUS_OF = {
  'permission-denied': 403,
  unauthenticated: 401,
  'invalid-argument': 422,
  'not-found': 404,
  'already-exists': 409,
  'failed-precondition': 409,
  'resource-exhausted': 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** One broken rule: where (dotted path into the body, '' for the whole) and a Spanish sentence. */
export type FieldError = { path: string; message: string };

/** The body of every error answer, `application/problem+json` (RFC 9457) with `code` and `errors`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  errors?: FieldError[];
};
