import type * as z from 'zod/mini';
import { API_ROOT, type Route } from './route.ts';

export type Schema = z.core.$ZodType;

/** The groups of the document. */
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

/** A reply that is no JSON, by its content type. */
type OtherContent = { content: Record<string, { schema: Schema }> };

/**
 * One HTTP operation: what a request brings and what is replied. Its ids are those that its path names. A POST to
 * /api also takes an `Idempotency-Key`.
 */
export type Operation = {
  /** One line for the document. */
  summary: string;
  description?: string;
  query?: Schema;
  body?: Schema;
  /** By status, without problems. A schema of `noContent` has no body. */
  replies: Record<number, Schema | OtherContent>;
  /** By status: the headers of a reply, with what they say. */
  replyHeaders?: Record<number, Record<string, string>>;
  /**
   * Its reply has an ETag, and `If-None-Match` with it is a 304 while nothing of the organiser's has been written and,
   * with 'clock', no computed value has changed by the clock.
   */
  conditional?: 'version' | 'clock';
  /** Statuses of problems beyond those that every operation of its kind may have (session, ids, body, limits). */
  problems?: readonly number[];
};

/** The operations of one resource by name, each with its route and tag. */
export type Contract<
  Routes extends Record<string, Route> = Record<string, Route>,
  Operations extends { [Name in keyof Routes]: Operation } = { [Name in keyof Routes]: Operation },
> = { readonly [Name in keyof Routes]: Operations[Name] & { route: Routes[Name]; tag: Tag } };

/**
 * Declares a resource: `routes` names its operations, and `operations` describes them. The routes stand in a file of
 * their own, `routes.ts`, because the browser needs them only, and its bundle none of the schemas.
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

/** Whether a repeated request with the same `Idempotency-Key` gets the first response again. */
export function takesIdempotencyKey(route: string): boolean {
  return route.startsWith(`POST ${API_ROOT}/`);
}
