import { problemReply } from '@picadito/domain';
import type { FastifySchema, RouteOptions } from 'fastify';
import { UNLIMITED } from '../limits/rate-limit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const MEANINGS: Record<number, string> = {
  401: '`unauthenticated`: the request has no valid session.',
  403: '`permission-denied`: another site sent this write.',
  404: '`not-found`: a resource in the path does not exist or belongs to another account; the replies are equal.',
  409: '`already-exists` or `failed-precondition`: the stored state does not allow this change.',
  413: '`invalid-argument`: the body is larger than 1 MB.',
  415: '`invalid-argument`: the body is not JSON.',
  422: '`invalid-argument`: the input breaks a rule, is nested too deeply or has too many items, or an id in the body does not exist or belongs to another account.',
  429: '`resource-exhausted`: there were too many requests.',
  500: '`internal`: the server failed.',
  503: '`unavailable`: the database is unavailable.',
};

/**
 * Returns the statuses of the problems (error responses) that a route can send: those that follow from its method,
 * session and parameters, and those that it declares as `problemReply`.
 */
export function problemsOf({ method, schema = {} }: RouteOptions): number[] {
  const { params, security } = schema;
  const isOwnWay = '404' in goodReplies(schema);
  const isWrite = [method].flat().some((name) => !SAFE_METHODS.has(name));
  const statuses = [
    // The body of a write is always parsed, also where none is expected; JSON that is too deep or too long is a 422.
    ...(isWrite ? [403, 413, 415, 422] : []),
    ...(security ? [401, 503] : []),
    ...(params && !isOwnWay ? [404] : []),
    ...declaredProblems(schema),
  ];
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}

/** Returns the statuses of the problems that every route can send: 500, and 429 if the route has a rate limit. */
export function problemsOfAny({ url }: RouteOptions): number[] {
  return UNLIMITED.has(url) ? [500] : [429, 500];
}

/** Returns the declared replies of a route that are not problems, as schemas by status. */
export function goodReplies({ response }: FastifySchema): Record<string, unknown> {
  return Object.fromEntries(repliesOf(response).filter(([, schema]) => schema !== problemReply));
}

function declaredProblems({ response }: FastifySchema): number[] {
  return repliesOf(response)
    .filter(([, schema]) => schema === problemReply)
    .map(([status]) => Number(status));
}

function repliesOf(response: unknown): [string, unknown][] {
  return Object.entries(response ?? {});
}

/** The problem responses of the OpenAPI document (`components.responses`), named `Problem404` and so on. */
export const problemResponses = Object.fromEntries(
  Object.entries(MEANINGS).map(([status, description]) => [
    `Problem${status}`,
    {
      description,
      ...(status === '429' || status === '503' ? { headers: retryAfter() } : {}),
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  ]),
);

export function problemReferences(statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
}

function retryAfter() {
  return { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } };
}
