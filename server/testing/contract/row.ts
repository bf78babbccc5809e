import type { ErrorCode } from '@picadito/domain';
import type { Ids, Server, Thing, World } from './world.ts';

export type Body = Record<string, unknown>;
/** Where a rule is broken: dotted, or `[index, field]` of a body that is an array. */
type Path = string | readonly (string | number)[];

/** A reply that is no problem, how to bring it about, and what it says. */
export type Good = {
  status: number;
  given?: (mine: World, server: Server) => Promise<unknown>;
  query?: string | ((mine: World) => string);
  /** In place of the row's. */
  body?: (mine: World) => Body | Body[];
  says?: (mine: World) => object;
  headers?: Record<string, unknown>;
  /** What is so afterwards. */
  leaves?: (mine: World, server: Server) => Promise<unknown>;
  /** For what `inject` cannot ask for. */
  ask?: (mine: World, server: Server) => Promise<{ status: number; type: string }>;
};

/** A route of the contract: its replies, and its problems with whatever brings them about. */
export type Row = {
  route: string;
  /** A right one: what is sent wherever nothing else is said. */
  body?: (mine: Ids) => Body;
  problems: readonly number[];
  /** 304: its reply has an ETag. */
  isConditional?: true;
  /** In this order, on the same things. */
  good: readonly Good[];
  /** 422: where it is said, and the part of the body that breaks the rule; an array is all of the body. */
  broken?: readonly (readonly [Path, Body | readonly unknown[]])[];
  brokenQueries?: readonly (readonly [string, string])[];
  /** 422: an id in the body that is missing or another's. */
  names?: { path: string; of: Thing; by: (id: string, mine: Ids) => Body };
  /** 409: a body that saw what is not there. */
  stale?: (mine: Ids) => Body;
  /** 409: when it has been done already. */
  again?: ErrorCode;
  /** 404: also before this has been done. */
  before?: (mine: World, server: Server) => Promise<unknown>;
};
