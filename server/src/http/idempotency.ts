import { MESSAGES } from '@picadito/domain';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { invalid } from '../app-error.ts';
import type { Context } from '../transactions/context.ts';
import {
  findStoredResponse,
  isIdempotencyKey,
  idempotencyKeyOf,
  runIdempotent,
  type SerializedResponse,
  type IdempotencyKey,
} from '../transactions/idempotent-request.ts';
import { signedIn } from './session.ts';

type Work = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ status: number; reply: unknown }>;

/**
 * Returns the options of a POST that runs only once for each `Idempotency-Key`: a retry gets the stored response, before
 * validation and all other checks whose outcome the first run may have changed. With a key, `work` gets a context that
 * is bound to one transaction, which also stores the response. Refusals are not stored.
 */
export function idempotentRoute(
  context: Context,
  route: Omit<RouteOptions, 'handler'>,
  work: Work,
): RouteOptions {
  const keys = new WeakMap<FastifyRequest, IdempotencyKey>();

  async function replayStored(request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['idempotency-key'];
    if (header === undefined) return undefined;
    if (!isIdempotencyKey(String(header))) {
      request.validationError = invalidKey();
      return undefined;
    }
    const { method, url, body = null } = request;
    const key = idempotencyKeyOf(String(header), [method, url, body]);
    const first = await findStoredResponse(context, signedIn(request), key);
    if (first) return send(reply, first);
    keys.set(request, key);
    return undefined;
  }

  return {
    ...route,
    preValidation: [replayStored, ...[route.preValidation ?? []].flat()],
    preHandler: [...[route.preHandler ?? []].flat(), refuseInvalidKey],
    handler: async (request, reply) => {
      const key = keys.get(request);
      if (key)
        return send(
          reply,
          await runIdempotent(context, signedIn(request), key, (inside) =>
            work(inside, request, reply),
          ),
        );
      const { status, reply: body } = await work(context, request, reply);
      return reply.code(status).send(body);
    },
  };
}

/**
 * Refuses an invalid Idempotency-Key (422), but only after the route has loaded the rows that the path names, because
 * 404 and 409 come before 422.
 */
function refuseInvalidKey(
  { validationError }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
) {
  done(validationError);
}

/** Returns the error for an invalid Idempotency-Key, in the shape in which Fastify reports invalid requests. */
function invalidKey(): NonNullable<FastifyRequest['validationError']> {
  const error = invalid('Idempotency-Key', MESSAGES.keyInvalid);
  return Object.assign(error, { validation: [], validationContext: 'headers' });
}

/** Sends a stored response, whose body is already JSON text. */
function send(reply: FastifyReply, { status, body }: SerializedResponse): FastifyReply {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .serializer((text: string) => text)
    .send(body);
}
