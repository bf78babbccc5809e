import { MESSAGES, PLAYERS_PER_LIST_MAX, type FieldError } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFound, problemOf } from '../app-error.ts';
import type { Headers } from './security-headers.ts';

/**
 * Maximum number of field errors in a response. Without it the response to a body full of errors would be longer than
 * the body.
 */
const ERRORS_MAX = 100;
/**
 * Maximum number of field errors for a body that is an array, in which each wrong row is listed: three fields for each
 * player of a full list.
 */
const ROW_ERRORS_MAX = 3 * PLAYERS_PER_LIST_MAX;

/** Type of the functions that recognise errors of the database: `isUnavailable` and `isFull` (its disk is full). */
export type Failures = Record<'isUnavailable' | 'isFull', (error: unknown) => boolean>;

declare module 'fastify' {
  interface FastifyRequest {
    /** A word for the log that says why the request was refused; null if it was not. */
    refusal: string | null;
  }
  interface FastifyInstance {
    /**
     * Returns the failure with which a request that has thrown `error` is answered, and logs unexpected errors and
     * outages. Error handlers that reply with a page use it too.
     */
    failureOf: (error: unknown, request: FastifyRequest) => AppError;
  }
}

/**
 * Registers the handler that sends every failure as `application/problem+json` with a Spanish sentence and without
 * internals. `noteOutage` logs that the database is unavailable and returns true; it returns false for other causes of
 * a 503, which are then logged here.
 */
export function errorHandler(
  app: FastifyInstance,
  database: Failures,
  security: Headers = {},
  noteOutage: (error: unknown) => boolean = () => false,
): void {
  app.decorateRequest('refusal', null);
  app.decorate('failureOf', (error: unknown, request: FastifyRequest) => {
    const known = asAppError(error, database);
    request.refusal = known?.reason ?? null;
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.code === 'unavailable' && !noteOutage(error))
      request.log.error({ err: error }, 'the service was unavailable for a request');
    return known ?? new AppError('internal', MESSAGES.internal);
  });
  app.setErrorHandler((error, request, reply) => {
    // For a request with a method that Fastify does not know, no hook has set the security headers.
    if (!reply.hasHeader('content-security-policy')) reply.headers(security);
    return send(reply, app.failureOf(error, request));
  });
  app.setNotFoundHandler((_request: FastifyRequest, reply) => send(reply, notFound()));
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const problem = problemOf(error);
  const { status } = problem;
  askToRetry(reply, status);
  return reply.code(status).type('application/problem+json; charset=utf-8').send(problem);
}

/** Adds the header Retry-After (one second) to a response with status 503; does nothing for any other status. */
export function askToRetry(reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '1');
}

/**
 * Returns the AppError for an error of Fastify, the schemas or the database; undefined when the error is unexpected.
 */
function asAppError(error: unknown, { isUnavailable, isFull }: Failures): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return brokenRules(error.validation);
  if (isUnavailable(error) && isFull(error))
    return new AppError('unavailable', MESSAGES.diskFull, { reason: 'full' });
  if (isUnavailable(error)) return new AppError('unavailable', MESSAGES.unavailable);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 404) return notFound();
  if (status === 413) return new AppError('invalid-argument', MESSAGES.tooLarge, { status: 413 });
  if (status === 412 || status === 416) {
    return new AppError('invalid-argument', MESSAGES.invalid, { status });
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    // Fastify's remaining errors concern bodies that are not JSON or cannot be parsed.
    return new AppError('invalid-argument', MESSAGES.notJson, { status: 415 });
  }
  return undefined;
}

type Issue = { instancePath: string; message?: string | undefined; params?: object };

function brokenRules(issues: readonly Issue[]): AppError {
  const found: FieldError[] = issues.flatMap(ofOption).map(({ instancePath, message }) => ({
    path: pathOf(instancePath.split('/').filter((key) => key !== '')),
    message: message ?? MESSAGES.fieldInvalid,
  }));
  const isOfRows = Array.isArray(found[0]?.path);
  const errors = found.slice(0, isOfRows ? ROW_ERRORS_MAX : ERRORS_MAX);
  return new AppError('invalid-argument', errors[0]?.message ?? MESSAGES.invalid, { errors });
}

/** Returns the path of a field in an error: dotted, or `[index, field]` for a body that is an array. */
function pathOf(keys: readonly string[]): FieldError['path'] {
  const [index = '', ...fields] = keys;
  return /^\d+$/.test(index) ? [Number(index), ...fields] : keys.join('.');
}

/**
 * Returns the issues that describe best why a union of schemas has refused a value: those of the first option that
 * accepts the type of the value, or else the issue of the union itself.
 */
function ofOption(issue: Issue): readonly Issue[] {
  const { errors: options = [] } = (issue.params ?? {}) as { errors?: UnionIssue[][] };
  const matching = options.find(
    (issues) => !issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type'),
  );
  if (!matching) return [issue];
  return matching.map(({ path, message }) => ({
    instancePath: `${issue.instancePath}/${path.join('/')}`,
    message,
  }));
}

type UnionIssue = { code: string; path: PropertyKey[]; message: string };
