import {
  MESSAGES,
  methodOf,
  noContent,
  paramNames,
  patternOf,
  problemReply,
  takesIdempotencyKey,
  type Contract,
} from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { invalid } from '../app-error.ts';
import type { Context } from '../transactions/context.ts';
import { withOwner } from '../transactions/helping.ts';
import {
  findStoredResponse,
  idempotencyKeyOf,
  isIdempotencyKey,
  runIdempotent,
  type IdempotencyKey,
  type SerializedResponse,
} from '../transactions/idempotent-request.ts';
import type {
  Declared,
  Handler,
  NotFoundBeforeInvalid,
  Options,
  PublicHandler,
  RequestOf,
  Served,
} from './route-handler.ts';
import { signedIn } from './session.ts';

type Table<C extends Contract, H extends { [Name in keyof C]: unknown }> = {
  [Name in keyof C]: Served<C[Name], H[Name]>;
};

/**
 * Returns a function that registers the operations of a contract for the signed-in organiser, each with its handler.
 */
export function signedInRoutes<C extends Contract>(
  contract: C,
  table: Table<C, { [Name in keyof C]: Handler<C[Name]> }>,
): (app: FastifyInstance, context: Context) => void {
  return (app, context) => {
    for (const [name, operation] of Object.entries(contract)) {
      const { handle, ...options } = optionsOf<Handler<Declared>>(table[name]);
      const work = async (inside: Context, request: FastifyRequest, reply: FastifyReply) =>
        withOwner(
          await handle(inside, signedIn(request), requestOf(request, reply)),
          signedIn(request),
        );
      const route = {
        ...routeOf(operation, options),
        ...notFoundBeforeInvalid(context, operation, options),
      };
      app.route(
        takesIdempotencyKey(operation.route)
          ? idempotentRoute(context, route, async (inside, request, reply) =>
              responseOf(operation, await work(inside, request, reply)),
            )
          : {
              ...route,
              handler: async (request, reply) =>
                send(operation, reply, await work(context, request, reply)),
            },
      );
    }
  };
}

/** Returns a function that registers the public operations of a contract, each with its handler. */
export function publicRoutes<C extends Contract>(
  contract: C,
  table: Table<C, { [Name in keyof C]: PublicHandler<C[Name]> }>,
): (app: FastifyInstance) => void {
  return (app) => {
    for (const [name, operation] of Object.entries(contract)) {
      const { handle, ...options } = optionsOf<PublicHandler<Declared>>(table[name]);
      app.route({
        ...routeOf(operation, options),
        handler: async (request, reply) =>
          send(operation, reply, await handle(requestOf(request, reply))),
      });
    }
  };
}

type Whole<H> = Options & Partial<NotFoundBeforeInvalid> & { handle: H };

/**
 * Returns an entry of the table in its form with options. The types of the table connect each entry with its operation;
 * here all entries have one type.
 */
function optionsOf<H>(served: unknown): Whole<H> {
  return typeof served === 'function' ? { handle: served as H } : (served as Whole<H>);
}

function requestOf(request: FastifyRequest, reply: FastifyReply): RequestOf<Declared> {
  const { params, query, body } = request;
  return { params, query, body, request, reply } as RequestOf<Declared>;
}

function routeOf(
  operation: Declared & { tag: string },
  { rewriteBody, exposeHeadRoute, attachValidation }: Options,
): Omit<RouteOptions, 'handler'> {
  const { route, tag, summary, description, query, body, replies } = operation;
  const { conditional, helpers, problems = [] } = operation;
  const ids = paramNames(route).map((name) => [name, z.string()]);
  return {
    method: methodOf(route),
    url: patternOf(route),
    schema: {
      tags: [tag],
      summary,
      ...(description === undefined ? {} : { description }),
      ...(query ? { querystring: query } : {}),
      // Ids are not validated by a schema, so that a malformed id gets 404 like an unknown one, not 422.
      ...(ids.length > 0 ? { params: z.object(Object.fromEntries(ids)) } : {}),
      ...(body ? { body } : {}),
      response: {
        ...replies,
        ...(conditional ? { 304: noContent } : {}),
        ...Object.fromEntries(problems.map((status) => [status, problemReply])),
      },
      ...(operation.replyHeaders ? { replyHeaders: operation.replyHeaders } : {}),
    },
    config: { ...(conditional && { conditional }), ...(helpers && { helpers }) },
    ...(exposeHeadRoute === undefined ? {} : { exposeHeadRoute }),
    ...(attachValidation ? { attachValidation } : {}),
    ...(rewriteBody
      ? {
          preValidation: async (request) => {
            request.body = rewriteBody(request.body);
          },
        }
      : {}),
  };
}

function notFoundBeforeInvalid(
  context: Context,
  { route }: Declared,
  { notFoundUnless, alsoInvalid }: Partial<NotFoundBeforeInvalid>,
) {
  if (!notFoundUnless) return {};
  const names = paramNames(route);
  return {
    attachValidation: true,
    preHandler: async (request: FastifyRequest): Promise<void> => {
      const { validationError, body } = request;
      if (!validationError) return;
      const organiser = signedIn(request);
      const params = request.params as Record<string, string>;
      const [id = '', playerId = ''] = names.map((name) => params[name]);
      await notFoundUnless(context, organiser, id, playerId);
      for (const { path, message } of alsoInvalid?.(organiser, body) ?? []) {
        const instancePath = path.map((part) => `/${part}`).join('');
        const issue = { keyword: 'custom', instancePath, schemaPath: '', params: {}, message };
        validationError.validation.push(issue);
      }
      throw validationError;
    },
  };
}

type StatusAndReply = { status: number; reply: unknown };

/**
 * Returns the options of a POST that runs only once for each `Idempotency-Key`: a repeated request gets the stored
 * response before it is validated, because the first run may have changed what the checks find. With a key,
 * `work` gets a context that is bound to one transaction, which also stores the response. Refusals are not stored.
 */
function idempotentRoute(
  context: Context,
  route: Omit<RouteOptions, 'handler'>,
  work: (inside: Context, request: FastifyRequest, reply: FastifyReply) => Promise<StatusAndReply>,
): RouteOptions {
  const keys = new WeakMap<FastifyRequest, IdempotencyKey>();

  async function replayStored(request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['idempotency-key'];
    if (header === undefined) return undefined;
    if (!isIdempotencyKey(String(header))) return void (request.validationError = invalidKey());
    const { method, url, body = null } = request;
    const key = idempotencyKeyOf(String(header), [method, url, body]);
    const first = await findStoredResponse(context, signedIn(request), key);
    if (first) return sendStored(reply, first);
    keys.set(request, key);
    return undefined;
  }

  return {
    ...route,
    preValidation: [replayStored, ...[route.preValidation ?? []].flat()],
    preHandler: [
      ...[route.preHandler ?? []].flat(),
      // Last, because the 404 of a row that the path names comes before the 422 of an invalid key.
      ({ validationError }, _reply, done) => done(validationError),
    ],
    handler: async (request, reply) => {
      const key = keys.get(request);
      if (key) {
        const run = (inside: Context) => work(inside, request, reply);
        return sendStored(reply, await runIdempotent(context, signedIn(request), key, run));
      }
      const { status, reply: body } = await work(context, request, reply);
      return reply.code(status).send(body);
    },
  };
}

/** Returns the error for an invalid Idempotency-Key, in the shape in which Fastify reports invalid requests. */
function invalidKey(): NonNullable<FastifyRequest['validationError']> {
  const error = invalid('Idempotency-Key', MESSAGES.keyInvalid);
  return Object.assign(error, { validation: [], validationContext: 'headers' });
}

/** Sends a stored response, whose body is already JSON text. */
function sendStored(reply: FastifyReply, { status, body }: SerializedResponse): FastifyReply {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .serializer((text: string) => text)
    .send(body);
}

/** Returns status and body from a handler's result, which is the body alone if the operation has one reply. */
function responseOf({ replies }: Declared, result: unknown): StatusAndReply {
  const statuses = Object.keys(replies);
  if (statuses.length > 1) return result as StatusAndReply;
  return { status: Number(statuses[0]), reply: result };
}

function send(operation: Declared, reply: FastifyReply, result: unknown): unknown {
  const isOwnWay = Object.values(operation.replies).some((schema) => 'content' in schema);
  if (isOwnWay) return result;
  const response = responseOf(operation, result);
  return reply.code(response.status).send(response.reply);
}
