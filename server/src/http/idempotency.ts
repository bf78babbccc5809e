import { MESSAGES } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import {
  firstAnswer,
  isKey,
  keepRefusal,
  keyedBy,
  once,
  type Answer,
  type Keyed,
} from '../services/once.ts';
import { signedIn } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a POST with an Idempotency-Key is looking for its first answer. */
    keyed: Keyed | null;
  }
}

/** Refusals that come again for the same request; the others may pass (a session, a limit, a database). */
const KEPT_REFUSALS = new Set([404, 409, 422]);

/**
 * A POST under `Idempotency-Key` is done once, and its first answer repeated, before anything else is judged
 * that the first one may have changed. The handlers are wrapped in `answer`.
 */
export function idempotency(app: FastifyInstance, context: Context): void {
  app.decorateRequest('keyed', null);

  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return;
    route.preValidation = [repeatFirst, ...[route.preValidation ?? []].flat()];
    route.preHandler = [...[route.preHandler ?? []].flat(), refuseOddKey];
    route.onSend = [keepFirst, ...[route.onSend ?? []].flat()];
  });

  async function repeatFirst(request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['idempotency-key'];
    if (header === undefined) return undefined;
    const key = String(header);
    if (!isKey(key)) {
      request.validationError = oddKey();
      return undefined;
    }
    const keyed = keyedBy(key, [request.method, request.url, request.body ?? null]);
    const first = await firstAnswer(context, signedIn(request), keyed);
    if (first) return send(reply, first);
    request.keyed = keyed;
    return undefined;
  }

  /** After the route's own look at what the path names: 404 and 409 come before 422. */
  function refuseOddKey(
    { validationError }: FastifyRequest,
    _reply: FastifyReply,
    done: (error?: Error) => void,
  ) {
    done(validationError);
  }

  async function keepFirst(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { keyed } = request;
    if (keyed && reply.statusCode < 400) throw new Error('this POST is not wrapped in `answer`');
    if (!keyed || typeof payload !== 'string' || !KEPT_REFUSALS.has(reply.statusCode))
      return payload;
    const refusal = { status: reply.statusCode, body: payload };
    const first = await keepRefusal(context, signedIn(request), keyed, refusal);
    head(reply, first);
    return first.body;
  }
}

/** Answers a POST with what `work` says, once under its key. `context` is that of the one transaction then. */
export async function answer<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: Context, organiser: Organiser) => Promise<{ status: number; reply: T }>,
): Promise<T> {
  const organiser = signedIn(request);
  const { keyed } = request;
  if (!keyed) {
    const done = await work(context, organiser);
    reply.code(done.status);
    return done.reply;
  }
  const first = await once(context, organiser, keyed, (inside) => work(inside, organiser));
  request.keyed = null;
  asText(reply, first);
  // as it was, or will be, read: the text of a T
  return first.body as T;
}

/** Where Fastify puts what is wrong with a body. */
function oddKey(): NonNullable<FastifyRequest['validationError']> {
  const error = invalid('Idempotency-Key', MESSAGES.keyInvalid);
  return Object.assign(error, { validation: [], validationContext: 'headers' });
}

function send(reply: FastifyReply, first: Answer): FastifyReply {
  return asText(reply, first).send(first.body);
}

function asText(reply: FastifyReply, first: Answer): FastifyReply {
  head(reply, first);
  return reply.serializer((body: string) => body);
}

function head(reply: FastifyReply, { status }: Answer): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  reply.code(status).type(`${type}; charset=utf-8`);
}
