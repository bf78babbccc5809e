import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { API, type ApiRoute, type BodyOf, type QueryOf, type ReplyOf } from './api.ts';
import type { Match, PlayersList } from './index.ts';
import { matchContract } from './matches/contract.ts';
import { MATCHES } from './routes.ts';

const operations = API.flatMap((table) => Object.values(table));

test('every operation is declared once', () => {
  const routes = operations.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toContain(MATCHES.change);
});

test('every operation has a summary and a reply', () => {
  for (const { route, summary, replies } of operations) {
    expect({ route, summary }).toEqual({ route, summary: expect.stringMatching(/^[A-Z].*[^.]$/) });
    expect(Object.keys(replies).length, route).toBeGreaterThan(0);
  }
});

test('body, query and reply of a route are those of its schemas', () => {
  const route: ApiRoute = 'PATCH /api/matches/:id';
  const body: BodyOf<typeof route> = { time: '9:00 p. m.' };
  expect(z.parse(matchContract.change.body, body)).toEqual({ time: '21:00' });
  expectTypeOf<ReplyOf<'PATCH /api/matches/:id'>>().toEqualTypeOf<Match>();
  expectTypeOf<ReplyOf<'GET /api/lists'>>().toEqualTypeOf<PlayersList[]>();
  expectTypeOf<ReplyOf<'DELETE /api/lists/:id'>>().toEqualTypeOf<undefined>();
  expectTypeOf<ReplyOf<'GET /api/events'>>().toEqualTypeOf<string>();
  expectTypeOf<BodyOf<'PATCH /api/lists/:id'>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<BodyOf<'GET /api/lists'>>().toEqualTypeOf<undefined>();
  expectTypeOf<{ limit: string }>().toExtend<QueryOf<'GET /api/matches'>>();
  expectTypeOf<{ order: 'name' }>().not.toExtend<QueryOf<'GET /api/matches'>>();
});
