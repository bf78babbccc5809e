import type * as z from 'zod/mini';
import { API_ROOT, type Route } from './route.ts';

export type Schema = z.core.$ZodType;

/** Lists the groups of the OpenAPI document. */
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
  | 'Survey'
  | 'Badges'
  | 'Server';

/** Describes a reply other than JSON by its content type. */
type OtherContent = { content: Record<string, { schema: Schema }> };

/**
 * Describes one HTTP operation: its request and its replies. The path determines its ids. A POST under /api also
 * accepts an `Idempotency-Key`.
 */
export type Operation = {
  /** Summarizes the operation in one line of the OpenAPI document. */
  summary: string;
  description?: string;
  query?: Schema;
  body?: Schema;
  /** Holds the successful replies by status. A reply with the schema `noContent` has no body. */
  replies: Record<number, Schema | OtherContent>;
  /** Holds, by status, the headers of a reply with their descriptions. */
  replyHeaders?: Record<number, Record<string, string>>;
  /**
   * The reply has an ETag, and a request with it in `If-None-Match` gets a 304 as long as no data of the organiser has
   * been written and, with 'clock', no computed value has changed by the clock.
   */
  conditional?: 'version' | 'clock';
  /**
   * Lists the statuses of problems in addition to those that every operation of its kind may have (session, ids, body,
   * limits).
   */
  problems?: readonly number[];
};

/** Describes the operations of one resource by name, each with its route and tag. */
export type Contract<
  Routes extends Record<string, Route> = Record<string, Route>,
  Operations extends { [Name in keyof Routes]: Operation } = { [Name in keyof Routes]: Operation },
> = { readonly [Name in keyof Routes]: Operations[Name] & { route: Routes[Name]; tag: Tag } };

/**
 * Declares a resource: `routes` names its operations, and `operations` describes them. The routes are in a separate
 * file, `routes.ts`, because the browser needs only them, and its bundle must not contain the schemas.
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

/** Tells whether a repeated request with the same `Idempotency-Key` gets the first response again. */
export function takesIdempotencyKey(route: string): boolean {
  return route.startsWith(`POST ${API_ROOT}/`);
}
