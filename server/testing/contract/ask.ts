import { problemReply, STATUS_OF, type ErrorCode, type Problem } from '@picadito/domain';
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { cookieNames } from '../../src/identity/cookies.ts';
import type { Row } from './row.ts';
import type { Ids, Server, Thing, World } from './world.ts';
import { PUBLIC_URL } from '../test-app.ts';

/** Where a row is walked: its route as the server has it, one's own things and another's. */
export type Walk = { server: Server; row: Row; route: RouteOptions; mine: World; theirs: World };

/** A request of the row's route. What it does not say is right. */
export type RequestParts = {
  /** null: signed out. */
  who?: World | null;
  ids?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const THINGS: Record<string, Thing> = {
  lists: 'list',
  players: 'player',
  answers: 'player',
  guests: 'player',
  devices: 'player',
  survey: 'player',
  matches: 'match',
  users: 'user',
};

export function ask(walk: Walk, parts: RequestParts): Promise<LightMyRequestResponse> {
  const { server, row, route, mine } = walk;
  const { who = mine, query = '', headers = {}, body = row.body?.(mine) } = parts;
  const ids: Record<string, string> = { ...idsOf(walk, mine), ...parts.ids };
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
  return server.app.inject({
    method: route.method,
    url: path + query,
    headers,
    ...(who ? { cookies: { [cookieNames(PUBLIC_URL).session]: who.client.token } } : {}),
    ...(body === undefined ? {} : { payload: body }),
  } as InjectOptions);
}

/** Asks, and reads the problem that must come; its text too, for what must be alike byte for byte. */
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

/** The ids in the row's path, as a world has them. */
export function idsOf({ route }: Pick<Walk, 'route'>, ids: Ids): Record<string, string> {
  return Object.fromEntries(thingsIn(route.url).map(([name, thing]) => [name, ids[thing]]));
}

/** By the name of its parameter, what each id in a path is one of. */
export function thingsIn(url: string): [name: string, thing: Thing][] {
  const named = [...url.matchAll(/(\w+)\/:(\w+)/g)];
  return named.map(([, things = '', name = '']) => [name, THINGS[things] ?? 'list']);
}
