import {
  MESSAGES,
  STATUS_OF,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@picadito/domain';

/**
 * The error class of all expected failures of a request; the error handler turns it into problem+json
 * (docs/decisions/142).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** Overrides the status that belongs to the code, such as 413 for a body that is too large. */
  readonly status: number | undefined;
  /** A word for the log that says why the request was refused; the response does not contain it. */
  readonly reason: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: FieldError[]; status?: number; reason?: string } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.errors = more.errors;
    this.status = more.status;
    this.reason = more.reason;
  }
}

/**
 * Returns the error for an id that is missing or belongs to another account. Both get the same error, so that the
 * response does not reveal which ids exist.
 */
export const notFound = () => new AppError('not-found', MESSAGES.notFound);

/** Returns the error (422) for a request that breaks a rule at one field. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid-argument', message, { errors: [{ path, message }] });

/** Throws one error (422) that reports every broken rule of a request; does nothing when the list is empty. */
export function throwIfInvalid(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError('invalid-argument', first.message, { errors });
}

export function problemOf(error: AppError): Problem {
  return {
    type: 'about:blank',
    title: error.message,
    status: error.status ?? STATUS_OF[error.code],
    code: error.code,
    detail: error.message,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}
