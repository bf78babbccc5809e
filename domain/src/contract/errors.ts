/** HTTP status of each error code of the API (docs/decisions/142). */
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
