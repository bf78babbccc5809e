import type * as z from 'zod/mini';
import { API_ROOT, type Route } from './route.ts';

export type Schema = z.core.$ZodType;

/**
 * Rights of the helper of a list, from fewer to more. With 'matches' a helper runs the matches of the list and adds and
 * edits its players; with 'matches-and-money' also its ledger and the accounts of its matches.
 */
export const HELPER_RIGHTS = ['matches', 'matches-and-money'] as const;
export type HelperRights = (typeof HELPER_RIGHTS)[number];

/** Type of the names under which the OpenAPI document groups operations. */
export type Tag =
  | 'Home'
  | 'Session'
  | 'Lists'
  | 'Group link'
  | 'Players'
  | 'Matches'
  | 'Attendance'
  | 'Teams'
  | 'Results'
  | 'Nights'
  | 'Money'
  | 'Survey'
  | 'Captain'
  | 'Helpers'
  | 'Badges'
  | 'Server';

/** Type of a reply that is not JSON: a schema for each content type. */
type OtherContent = { content: Record<string, { schema: Schema }> };

/**
 * Type of the description of one HTTP operation: its request and its replies. The ids are not listed here, because they
 * follow from the path of its route. Most POST routes under /api also accept an `Idempotency-Key`
 * (`takesIdempotencyKey`).
 */
export type Operation = {
  /** Description of the operation in one line, for the OpenAPI document. */
  summary: string;
  description?: string;
  query?: Schema;
  body?: Schema;
  /** Schemas of the successful replies by status. A reply with the schema `noContent` has no body. */
  replies: Record<number, Schema | OtherContent>;
  /** Descriptions of the reply's headers, by status and then by header name. */
  replyHeaders?: Record<number, Record<string, string>>;
  /**
   * If set, the reply has an ETag, and a request with that ETag in `If-None-Match` gets a 304 while the reply is
   * unchanged. With 'version' the reply changes when data of the organiser is written; with 'clock' it also changes
   * with the time of day.
   */
  conditional?: 'version' | 'clock';
  /**
   * Rights that a helper of a list needs for this operation on rows of the list. Without it the operation is for the
   * owner only, and a helper gets the response for a missing row.
   */
  helpers?: HelperRights;
  /**
   * HTTP statuses of errors that this operation may return in addition to the usual ones (session, ids, body, limits).
   */
  problems?: readonly number[];
};

/** Type of the operations of one resource by name, each with its route and tag. */
export type Contract<
  Routes extends Record<string, Route> = Record<string, Route>,
  Operations extends { [Name in keyof Routes]: Operation } = { [Name in keyof Routes]: Operation },
> = { readonly [Name in keyof Routes]: Operations[Name] & { route: Routes[Name]; tag: Tag } };

/**
 * Returns the operations of a resource, each with its route and tag. `routes` has the route of each operation, and
 * `operations` its description. Routes are declared in separate files (`routes.ts`), because the browser needs only
 * them and its bundle must not contain the schemas.
 */
export function contract<
  const Routes extends Record<string, Route>,
  Operations extends { [Name in keyof Routes]: Operation },
>(tag: Tag, routes: Routes, operations: Operations): Contract<Routes, Operations> {
  const whole = Object.entries(routes).map(([name, route]) => {
    const operation: Operation | undefined = operations[name];
    return [name, { ...operation, route, tag }];
  });
  return Object.fromEntries(whole) as Contract<Routes, Operations>;
}

/**
 * Matches the POST routes that take no `Idempotency-Key`. Replies of `captain` and `helpers` have the code of a link,
 * which must not be stored; `accept` can be repeated without a key.
 */
const WITHOUT_KEY = /\/(captain|helpers|accept)$/;

/**
 * Tells whether a route supports `Idempotency-Key`: a repeated request with the same key then gets the first response
 * again, which is stored.
 */
export function takesIdempotencyKey(route: string): boolean {
  return route.startsWith(`POST ${API_ROOT}/`) && !WITHOUT_KEY.test(route);
}
