import type { ErrorCode } from '@picadito/domain';
import type { Ids, Server, Thing, World } from './world.ts';

export type Body = Record<string, unknown>;
/** Names the field of a broken rule: dotted, or `[index, field]` of a body that is an array. */
type Path = string | readonly (string | number)[];

/** Describes a reply that is not a problem: the request that gets it and what it contains. */
export type Good = {
  status: number;
  given?: (mine: World, server: Server) => Promise<unknown>;
  query?: string | ((mine: World) => string);
  /** Replaces the body of the row. */
  body?: (mine: World) => Body | Body[];
  says?: (mine: World) => object;
  headers?: Record<string, unknown>;
  /** Checks the state after the reply. */
  leaves?: (mine: World, server: Server) => Promise<unknown>;
  /** Sends its own requests in place of the row's, and returns the status and the content type of the last reply. */
  ask?: (mine: World, server: Server) => Promise<{ status: number; type: string }>;
};

/** Describes a route of the contract: its replies, and its problems with the requests that provoke them. */
export type Row = {
  route: string;
  /** Returns a valid body, sent wherever no other body is given. */
  body?: (mine: Ids) => Body;
  problems: readonly number[];
  /** Marks a route that replies with an ETag, and with 304 to the same ETag. */
  isConditional?: true;
  /** Lists the replies; their requests are sent in this order, on the same world. */
  good: readonly Good[];
  /**
   * Lists bodies that get a 422: the path in the problem, and the fields that break the rule. An array is the whole
   * body.
   */
  broken?: readonly (readonly [Path, Body | readonly unknown[]])[];
  brokenQueries?: readonly (readonly [string, string])[];
  /** Describes an id in the body that gets a 422 if it is missing or another organiser's. */
  names?: { path: string; of: Thing; by: (id: string, mine: Ids) => Body };
  /** Returns a body that gets a 409 because its `seen` differs from what is stored. */
  stale?: (mine: Ids) => Body;
  /** Holds the code of the problem that a repeated request gets. */
  again?: ErrorCode;
  /** Creates what the route needs; until then the route replies 404. */
  before?: (mine: World, server: Server) => Promise<unknown>;
};
