import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import {
  findStoredResponse,
  isIdempotencyKey,
  idempotencyKeyOf,
  runIdempotent,
  type SerializedResponse,
  type IdempotencyKey,
} from '../transactions/idempotent-request.ts';
import { signedIn } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The idempotency key of a POST that has no stored response yet; null for all other requests. */
    idempotencyKey: IdempotencyKey | null;
  }
}

/**
 * Makes the server run a POST with an `Idempotency-Key` only once: a retry gets the stored response. The stored
 * response is sent before validation and all other checks whose outcome the first run may have changed. Refusals are
 * not stored. Handlers must use `respondOnce`.
 */
export function idempotency(app: FastifyInstance, context: Context): void {
  app.decorateRequest('idempotencyKey', null);

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    route.preValidation = [replayStored, ...[route.preValidation ?? []].flat()];
    route.preHandler = [...[route.preHandler ?? []].flat(), refuseInvalidKey];
    route.onSend = [requireRespondOnce, ...[route.onSend ?? []].flat()];
  });

  async function replayStored(request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['idempotency-key'];
    if (header === undefined) return undefined;
    const key = String(header);
    if (!isIdempotencyKey(key)) {
      request.validationError = invalidKey();
      return undefined;
    }
    const idempotencyKey = idempotencyKeyOf(key, [
      request.method,
      request.url,
      request.body ?? null,
    ]);
    const first = await findStoredResponse(context, signedIn(request), idempotencyKey);
    if (first) return send(reply, first);
    request.idempotencyKey = idempotencyKey;
    return undefined;
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

  async function requireRespondOnce(request: FastifyRequest, reply: FastifyReply) {
    if (request.idempotencyKey && reply.statusCode < 400)
      throw new Error('this POST is not wrapped in `respondOnce`');
  }
}

/**
 * Responds to a POST with the result of `work`. With an Idempotency-Key, `work` runs once per key, with a `context`
 * bound to one transaction that also stores the response.
 */
export async function respondOnce<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: Context, organiser: Organiser) => Promise<{ status: number; reply: T }>,
): Promise<T> {
  const organiser = signedIn(request);
  const { idempotencyKey } = request;
  if (!idempotencyKey) {
    const done = await work(context, organiser);
    reply.code(done.status);
    return done.reply;
  }
  const first = await runIdempotent(context, organiser, idempotencyKey, (inside) =>
    work(inside, organiser),
  );
  request.idempotencyKey = null;
  asText(reply, first);
  // The stored body is already the JSON text of a T, and the serializer set above sends it unchanged.
  return first.body as T;
}

/** Returns the error for an invalid Idempotency-Key, in the shape in which Fastify reports invalid requests. */
function invalidKey(): NonNullable<FastifyRequest['validationError']> {
  const error = invalid('Idempotency-Key', MESSAGES.keyInvalid);
  return Object.assign(error, { validation: [], validationContext: 'headers' });
}

function send(reply: FastifyReply, first: SerializedResponse): FastifyReply {
  return asText(reply, first).send(first.body);
}

function asText(reply: FastifyReply, first: SerializedResponse): FastifyReply {
  setHead(reply, first);
  return reply.serializer((body: string) => body);
}

function setHead(reply: FastifyReply, { status }: SerializedResponse): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  reply.code(status).type(`${type}; charset=utf-8`);
}
