import type { Operation, ParamsOf, RepliedBy, Route, Schema } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Context, Organiser } from '../transactions/context.ts';

export type Declared = Operation & { route: Route };

type OutputOf<O, Part extends string> =
  O extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;

/**
 * Describes a request as its operation declares it, validated by the schemas, with Fastify's request and reply for
 * cookies and headers.
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

/** A stream contains the JSON text of the reply. */
type MaybeStreamed<Reply> = Reply | Readable;

/**
 * Describes what a handler returns: the body if the operation has one reply; status and body if it has several;
 * Fastify's reply, which the handler has sent itself, if one of them is not JSON.
 */
export type ResultOf<O extends Declared> = O['replies'][keyof O['replies']] extends Schema
  ? IsUnion<keyof O['replies']> extends true
    ? {
        [Status in keyof O['replies']]: { status: Status; reply: Body<O['replies'][Status]> };
      }[keyof O['replies']]
    : MaybeStreamed<Body<O['replies'][keyof O['replies']]>>
  : FastifyReply | void;

/** Handles an operation without a session. */
export type PublicHandler<O extends Declared> = (
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/**
 * Handles a request of the signed-in organiser. A POST with an `Idempotency-Key` gets a context bound to its one
 * transaction.
 */
export type Handler<O extends Declared> = (
  context: Context,
  organiser: Organiser,
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/** Loads what a path names by its ids in order; throws "not found". */
export type Finder = (
  context: Context,
  organiser: Organiser,
  id: string,
  playerId: string,
) => Promise<unknown>;

export type Options = {
  /** Rewrites the body before its schema validates it. */
  rewriteBody?: (body: unknown) => unknown;
  /** Leaves an invalid request to the handler, which reads `request.validationError`. */
  attachValidation?: true;
  /** Tells whether HEAD is served too; true by default. */
  exposeHeadRoute?: false;
};

/**
 * A missing or foreign id in the path is a 404 whatever the body is. When the body is invalid, this loads what the path
 * names before the 422 is sent; otherwise the use case loads it.
 */
export type NotFoundBeforeInvalid = {
  notFoundUnless: Finder;
  /** Returns further faults of a body that its schema has already rejected. */
  alsoInvalid?: (organiser: Organiser, body: unknown) => readonly Fault[];
};
type Fault = { path: readonly (string | number)[]; message: string };

/**
 * Describes how a route is served: a handler alone, or with options. A route with ids and a body must name a finder of
 * the ids.
 */
export type Served<O extends Declared, H> = O extends { body: Schema }
  ? keyof ParamsOf<O['route']> extends never
    ? H | (Options & { handle: H })
    : Options & (NotFoundBeforeInvalid | { attachValidation: true }) & { handle: H }
  : H | (Options & { handle: H });
