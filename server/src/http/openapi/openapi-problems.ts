import { problemReply } from '@picadito/domain';
import type { FastifySchema, RouteOptions } from 'fastify';
import { UNLIMITED } from '../limits/rate-limit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const MEANINGS: Record<number, string> = {
  401: '`unauthenticated`: signed out.',
  403: '`permission-denied`: a write from another site.',
  404: '`not-found`: what the path names is missing or another’s; both answer alike.',
  409: '`already-exists`, `failed-precondition`: a state that forbids it.',
  413: '`invalid-argument`: over 1 MB.',
  415: '`invalid-argument`: not JSON.',
  422: '`invalid-argument`: breaks a rule, is nested too deeply or has too many items, or an id in the body is missing or another’s.',
  429: '`resource-exhausted`: too many requests.',
  500: '`internal`: a failure of the server.',
  503: '`unavailable`: the database is away.',
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
