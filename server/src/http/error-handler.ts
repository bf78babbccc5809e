import { MESSAGES, PLAYERS_PER_LIST_MAX, type FieldError } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFound, problemOf } from '../app-error.ts';
import type { Headers } from './security-headers.ts';

/** Limits the listed errors: the response to a body full of faults would be longer than the body. */
const ERRORS_MAX = 100;
/** For a body that is an array every wrong row is listed: three fields of each player of a full list. */
const ROW_ERRORS_MAX = 3 * PLAYERS_PER_LIST_MAX;

declare module 'fastify' {
  interface FastifyRequest {
    /** Says in a word why the request was refused, for the log. */
    refusal: string | null;
  }
}

/**
 * Sends every failure as `application/problem+json` with a Spanish sentence and without internals. `noteOutage` logs a
 * database that is unavailable; it returns false for other causes of a 503.
 */
export function errorHandler(
  app: FastifyInstance,
  isUnavailable: (error: unknown) => boolean,
  security: Headers = {},
  noteOutage: (error: unknown) => boolean = () => false,
): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler((error, request, reply) => {
    // Requests with a method that Fastify does not know skip all hooks.
    if (!reply.hasHeader('content-security-policy')) reply.headers(security);
    const known = asAppError(error, isUnavailable);
    request.refusal = known?.reason ?? null;
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.code === 'unavailable' && !noteOutage(error))
      request.log.error({ err: error }, 'unavailable');
    return send(reply, known ?? new AppError('internal', MESSAGES.internal));
  });
  app.setNotFoundHandler((_request: FastifyRequest, reply) => send(reply, notFound()));
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const problem = problemOf(error);
  const { status } = problem;
  if (status === 503) reply.header('retry-after', '1');
  return reply.code(status).type('application/problem+json; charset=utf-8').send(problem);
}

/** Returns the refusal that an error stands for; undefined when the error is unexpected. */
export function asAppError(
  error: unknown,
  isUnavailable: (error: unknown) => boolean,
): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return brokenRules(error.validation);
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

/** Returns a dotted path, or `[index, field]` for a body that is an array. */
function pathOf(keys: readonly string[]): FieldError['path'] {
  const [index = '', ...fields] = keys;
  return /^\d+$/.test(index) ? [Number(index), ...fields] : keys.join('.');
}

/** Returns the issues of the union's option that has the type of the body, else the union's own issue. */
function ofOption(issue: Issue): readonly Issue[] {
  const { errors: options = [] } = (issue.params ?? {}) as { errors?: UnionIssue[][] };
  const meant = options.find(
    (issues) => !issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type'),
  );
  if (!meant) return [issue];
  return meant.map(({ path, message }) => ({
    instancePath: `${issue.instancePath}/${path.join('/')}`,
    message,
  }));
}

type UnionIssue = { code: string; path: PropertyKey[]; message: string };
