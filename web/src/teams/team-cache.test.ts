import { CAPTAIN, LINEUP_CONTEXT } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { cacheTeams, cacheWithoutTeams } from './team-cache.ts';

const contextOf = (id: string) => queryKeyOf(LINEUP_CONTEXT.read, { id });
const captainOf = (id: string) => queryKeyOf(CAPTAIN.read, { id });

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const id of ['last', 'next']) {
    client.setQueryData(contextOf(id), {
      sitOut: 'orden',
      calls: [],
      groupCalledAt: null,
      recentTeams: [],
      guestIds: [],
    });
    client.setQueryData(captainOf(id), {
      matchId: id,
      captain: null,
      actions: [],
      namedSince: null,
    });
  }
});

const saveLast = () =>
  cacheTeams(client, {
    matchId: 'last',
    claroTeam: ['a'],
    oscuroTeam: ['b'],
    suplentes: [],
    teams: [],
    createdBy: 'manual',
    players: [],
  });

const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('saving teams invalidates the line-up context of other matches only', async () => {
  await saveLast();
  expect(['last', 'next'].map((id) => isOld(contextOf(id)))).toEqual([false, true]);
});

test.each([
  ['saving', saveLast],
  ['deleting', () => cacheWithoutTeams(client, 'last')],
])('%s teams invalidates who has made them, of that match only', async (_what, change) => {
  await change();
  expect(['last', 'next'].map((id) => isOld(captainOf(id)))).toEqual([true, false]);
});
