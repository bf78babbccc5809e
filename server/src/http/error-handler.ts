import { MESSAGES, type FieldError } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, notFound, problemOf } from '../app-error.ts';
import type { Headers } from './security-headers.ts';

/** More are not told at once: a body full of faults would be answered with a longer list of them. */
const ERRORS_MAX = 100;

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, for the log. */
    refusal: string | null;
  }
}

/** Every failure leaves as `application/problem+json` with a Spanish sentence, and never with internals. */
export function errorHandler(
  app: FastifyInstance,
  isUnavailable: (error: unknown) => boolean,
  security: Headers = {},
): void {
  app.decorateRequest('refusal', null);
  app.setErrorHandler((error, request, reply) => {
    // what has a method that Fastify does not know comes past all hooks
    if (!reply.hasHeader('content-security-policy')) reply.headers(security);
    const known = asAppError(error, isUnavailable);
    request.refusal = known?.reason ?? null;
    if (!known) request.log.error({ err: error }, 'unexpected error');
    else if (known.code === 'unavailable') request.log.error({ err: error }, 'no database');
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

function asAppError(
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
    // what is left of Fastify's own: no JSON, or none that can be read
    return new AppError('invalid-argument', MESSAGES.notJson, { status: 415 });
  }
  return undefined;
}

function brokenRules(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): AppError {
  const errors: FieldError[] = issues.slice(0, ERRORS_MAX).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? MESSAGES.fieldInvalid,
  }));
  return new AppError('invalid-argument', errors[0]?.message ?? MESSAGES.invalid, { errors });
}
