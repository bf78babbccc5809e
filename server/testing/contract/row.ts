import type { ErrorCode } from '@picadito/domain';
import type { Ids, Server, World } from './world.ts';

export type Body = Record<string, unknown>;
/**
 * Type of the place of a broken rule in a problem: a dotted path of fields, or `[index, field]` if the body is an
 * array.
 */
type Path = string | readonly (string | number)[];

/** Type of a successful reply: the request that gets the reply, and the expected content of the reply. */
export type Good = {
  status: number;
  given?: (mine: World, server: Server) => Promise<unknown>;
  query?: string | ((mine: Ids) => string);
  body?: (mine: Ids) => Body | Body[];
  says?: (mine: World) => object;
  headers?: Record<string, unknown>;
  /** Checks what the server has stored after the reply. */
  leaves?: (mine: World, server: Server) => Promise<unknown>;
  /**
   * Sends other requests instead of the row's usual request, and returns the status and the content type of the last
   * reply.
   */
  ask?: (mine: World, server: Server) => Promise<{ status: number; type: string }>;
};

/** Returns the query of the request for a reply; '' if it has none. */
export function queryOf(good: Pick<Good, 'query'> | undefined, mine: Ids): string {
  const { query = '' } = good ?? {};
  return typeof query === 'function' ? query(mine) : query;
}

/**
 * Type of a row of the contract table, which describes one route: its successful replies, and its problems with the
 * requests that cause them.
 */
export type Row = {
  route: string;
  /** Returns a valid body, which every request of the row has unless a check or a reply gives another body. */
  body?: (mine: Ids) => Body;
  problems: readonly number[];
  /** True for a route that sends an ETag and answers 304 to a request with the current ETag. */
  isConditional?: true;
  /**
   * Successful replies of the route. Their requests are sent in this order to the same organiser's data, so one can
   * prepare the next.
   */
  good: readonly Good[];
  /**
   * Bodies that get a 422. Each has the path that the problem must name, and the fields to replace in the valid body;
   * an array replaces the whole body.
   */
  broken?: readonly (readonly [Path, Body | readonly unknown[]])[];
  brokenQueries?: readonly (readonly [string, string])[];
  /** Returns a body that gets a 409 because its `seen` differs from what is stored. */
  stale?: (mine: Ids) => Body;
  /** True for a DELETE that answers a repetition like the first request; other ones answer 404. */
  isRepeatable?: true;
  /** Code of the problem that a repetition of the request gets, for routes that refuse repetitions. */
  again?: ErrorCode;
  /** Creates what the route acts on. The route has to answer 404 before this runs. */
  before?: (mine: World, server: Server) => Promise<unknown>;
};

/**
 * Statuses of the problems that the checks before a use case can cause, by the form of the request: READ_ONE has an id
 * in its path, POST has a body, CHANGE has both.
 */
export const READ = [401];
export const READ_ONE = [401, 404];
export const DELETE = [401, 403, 404, 413, 415, 422];
export const POST = [401, 403, 413, 415, 422];
export const CHANGE = [401, 403, 404, 413, 415, 422];
