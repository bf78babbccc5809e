import {
  MESSAGES,
  STATUS_OF,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@picadito/domain';

/** The one expected failure of the server; the error handler turns it into problem+json (docs/decisions/139). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** Overrides the status that belongs to the code (only 413 and 415 need it). */
  readonly status: number | undefined;
  /** For the log alone, in a word: why it was refused. */
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

/** For missing and foreign ids alike: the response must not reveal which. */
export const notFound = () => new AppError('not-found', MESSAGES.notFound);

/** A broken rule at one field. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid-argument', message, { errors: [{ path, message }] });

/** Every broken rule of a request in one refusal; nothing when there are none. */
export function throwIfInvalid(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError('invalid-argument', first.message, { errors });
}

/** As it crosses the wire. */
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
