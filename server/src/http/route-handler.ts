import type { Operation, ParamsOf, RepliedBy, Route, Schema } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Context, Organiser } from '../transactions/context.ts';

export type Declared = Operation & { route: Route };

type OutputOf<O, Part extends string> =
  O extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;

/**
 * Type of a request to an operation: path, query and body as its schemas validated them, and Fastify's request and
 * reply for cookies and headers.
 */
export type RequestOf<O extends Declared> = {
  params: ParamsOf<O['route']>;
  query: OutputOf<O, 'query'>;
  body: OutputOf<O, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;
type Body<Reply> = [RepliedBy<Reply>] extends [undefined] ? void : RepliedBy<Reply>;

/** Type of a reply that a handler may return as a value or, if it is large, as a stream of its JSON text. */
type MaybeStreamed<Reply> = Reply | Readable;

/**
 * Type of the result of a handler: the body if the operation has one reply, status and body if it has several. A
 * handler of an operation with a reply that is not JSON sends the reply itself.
 */
export type ResultOf<O extends Declared> = O['replies'][keyof O['replies']] extends Schema
  ? IsUnion<keyof O['replies']> extends true
    ? {
        [Status in keyof O['replies']]: { status: Status; reply: Body<O['replies'][Status]> };
      }[keyof O['replies']]
    : MaybeStreamed<Body<O['replies'][keyof O['replies']]>>
  : FastifyReply | void;

/** Type of the handler of an operation that needs no session. */
export type PublicHandler<O extends Declared> = (
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/**
 * Type of the handler of an operation of the signed-in organiser. For a POST with an `Idempotency-Key`, the context is
 * bound to the one transaction of the request.
 */
export type Handler<O extends Declared> = (
  context: Context,
  organiser: Organiser,
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/**
 * Type of a function that loads the rows that a path names by its ids, in their order in the path; it throws "not
 * found" if one is missing.
 */
export type Finder = (
  context: Context,
  organiser: Organiser,
  id: string,
  playerId: string,
) => Promise<unknown>;

export type Options = {
  /** Rewrites the body before its schema validates it. */
  rewriteBody?: (body: unknown) => unknown;
  /** If true, an invalid request reaches the handler, which reads `request.validationError`. */
  attachValidation?: true;
  /** If false, HEAD requests are not served. */
  exposeHeadRoute?: false;
};

/**
 * Options of a route whose path has ids and which takes a body. A missing or foreign id must be a 404 even if the body
 * is invalid. So when the body is invalid, `notFoundUnless` loads the rows that the path names before the 422 is sent;
 * otherwise the use case loads them.
 */
export type NotFoundBeforeInvalid = {
  notFoundUnless: Finder;
  /** Returns further errors of a body that its schema has already rejected. */
  alsoInvalid?: (organiser: Organiser, body: unknown) => readonly Fault[];
};
type Fault = { path: readonly (string | number)[]; message: string };

/**
 * Type of an entry in a table of routes: a handler alone, or a handler with options. A route with ids and a body must
 * have `notFoundUnless`, or handle invalid requests itself.
 */
export type Served<O extends Declared, H> = O extends { body: Schema }
  ? keyof ParamsOf<O['route']> extends never
    ? H | (Options & { handle: H })
    : Options & (NotFoundBeforeInvalid | { attachValidation: true }) & { handle: H }
  : H | (Options & { handle: H });
