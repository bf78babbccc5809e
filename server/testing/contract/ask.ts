import { problemReply, STATUS_OF, type ErrorCode, type Problem } from '@picadito/domain';
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { cookieNames } from '../../src/identity/cookies.ts';
import { idsInPath, type Kind } from './ids.ts';
import type { Row } from './row.ts';
import type { Server, World } from './world.ts';
import { PUBLIC_URL } from '../test-app.ts';

/**
 * Type of what the checks of a contract row need: the server, the row, its route, the data of the requesting organiser
 * (`mine`), and the data of another organiser (`theirs`).
 */
export type Walk = { server: Server; row: Row; route: RouteOptions; mine: World; theirs: World };

/** Type of the parts in which a request deviates from the row's valid request. An omitted part has its valid value. */
export type RequestParts = {
  /** The organiser who sends the request; null for a request without a session. The default is `mine`. */
  who?: World | null;
  ids?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Value of a parameter of a path whose id the client chooses. */
export const CLIENT_MADE = 'e'.repeat(22);
/** Values of the parameters of paths that are not ids, by name of the parameter. */
export const MADE: Readonly<Record<string, string>> = { seq: '1' };

export function ask(walk: Walk, parts: RequestParts): Promise<LightMyRequestResponse> {
  const { server, row, route, mine } = walk;
  const { who = mine, query = '', headers = {}, body = row.body?.(mine) } = parts;
  const ids: Record<string, string> = { ...idsOf(walk, mine), ...parts.ids };
  const path = route.url.replaceAll(
    /:(\w+)/g,
    (_, name: string) => ids[name] ?? MADE[name] ?? CLIENT_MADE,
  );
  return server.app.inject({
    method: route.method,
    url: path + query,
    headers,
    ...(who ? { cookies: { [cookieNames(PUBLIC_URL).session]: who.client.token } } : {}),
    ...(body === undefined ? {} : { payload: body }),
  } as InjectOptions);
}

/**
 * Sends a request and expects the problem with this code and status as its response. Returns the problem, and its text
 * for comparisons byte by byte.
 */
export async function refused(
  walk: Walk,
  parts: RequestParts,
  code: ErrorCode,
  status: number = STATUS_OF[code],
): Promise<{ problem: Problem; text: string }> {
  const reply = await ask(walk, parts);
  expect({ parts, status: reply.statusCode }).toEqual({ parts, status });
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = z.parse(problemReply, JSON.parse(reply.body));
  expect(problem).toMatchObject({ status, code, title: problem.detail });
  return { problem, text: reply.body };
}

/**
 * Returns the id for each parameter of the route's path, by parameter name, taken from the ids of an organiser's data.
 */
export function idsOf(
  { route }: Pick<Walk, 'route'>,
  ids: Partial<Record<Kind, string>>,
): Record<string, string> {
  return Object.fromEntries(idsInPath(route.url).map(([name, kind]) => [name, ids[kind] ?? '']));
}
