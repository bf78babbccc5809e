import type { Operation, ParamsOf, RepliedBy, Route, Schema } from '@picadito/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Context, Organiser } from '../transactions/context.ts';

/** An operation of the contract. */
export type Declared = Operation & { route: Route };

type OutputOf<O, Part extends string> =
  O extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;

/**
 * A request as its operation declares it, validated by the schemas; with Fastify's request and reply for cookies and
 * headers.
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

/** A stream has the JSON text of the reply. */
type MaybeStreamed<Reply> = Reply | Readable;

/**
 * What a handler of the operation returns: the body of its one reply; where several are declared, which of them with
 * its body; where one of them is no JSON, Fastify's reply, which it has sent itself.
 */
export type ResultOf<O extends Declared> = O['replies'][keyof O['replies']] extends Schema
  ? IsUnion<keyof O['replies']> extends true
    ? {
        [Status in keyof O['replies']]: { status: Status; reply: Body<O['replies'][Status]> };
      }[keyof O['replies']]
    : MaybeStreamed<Body<O['replies'][keyof O['replies']]>>
  : FastifyReply | void;

/** A handler without a session. */
export type PublicHandler<O extends Declared> = (
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/** The signed-in organiser's request. A POST under an `Idempotency-Key` has the context of its one transaction. */
export type Handler<O extends Declared> = (
  context: Context,
  organiser: Organiser,
  request: RequestOf<O>,
) => ResultOf<O> | Promise<ResultOf<O>>;

/** Loads what a path names, by its ids in order; throws "not found". */
export type Finder = (
  context: Context,
  organiser: Organiser,
  id: string,
  playerId: string,
) => Promise<unknown>;

export type Options = {
  /** Rewrites the body before its schema judges it. */
  rewriteBody?: (body: unknown) => unknown;
  /** The handler says itself what is wrong with an invalid request: `request.validationError`. */
  attachValidation?: true;
  /** Whether HEAD is served too; true by default. */
  exposeHeadRoute?: false;
};

/**
 * A missing or foreign id in the path is a 404 whatever the body is (docs/decisions/053): when the body is invalid,
 * what the path names is loaded before the 422 is sent. Otherwise the use case loads it.
 */
export type NotFoundBeforeInvalid = {
  notFoundUnless: Finder;
  /** What else is wrong with a body that its schema has rejected already. */
  alsoInvalid?: (organiser: Organiser, body: unknown) => readonly Fault[];
};
type Fault = { path: readonly (string | number)[]; message: string };

/** How a route is served: by a handler alone, or with options. One with ids and a body must say what finds the ids. */
export type Served<O extends Declared, H> = O extends { body: Schema }
  ? keyof ParamsOf<O['route']> extends never
    ? H | (Options & { handle: H })
    : Options & (NotFoundBeforeInvalid | { attachValidation: true }) & { handle: H }
  : H | (Options & { handle: H });
