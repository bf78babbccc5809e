import {
  MESSAGES,
  STATUS_OF,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@picadito/domain';

/** The one expected failure of the server; the error handler turns it into problem+json (docs/decisions/142). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** Overrides the status that belongs to the code (only 413 and 415 need it). */
  readonly status: number | undefined;
  /** Says in a word why the request was refused; only the log shows it. */
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

/** Missing and foreign ids give the same error: the response must not reveal which it was. */
export const notFound = () => new AppError('not-found', MESSAGES.notFound);

/** Makes the refusal of a request that breaks a rule at one field. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid-argument', message, { errors: [{ path, message }] });

/** Reports every broken rule of a request in one refusal; does nothing when there are none. */
export function throwIfInvalid(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError('invalid-argument', first.message, { errors });
}

/** Returns the problem+json body that the response carries. */
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
