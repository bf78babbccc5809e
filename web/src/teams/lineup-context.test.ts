import { LINEUP_CONTEXT } from '@picadito/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { cacheTeams } from './team-cache.ts';

const keyOf = (id: string) => queryKeyOf(LINEUP_CONTEXT.read, { id });

test('saving teams invalidates the line-up context of other matches only', async () => {
  const client = new QueryClient();
  for (const id of ['last', 'next'])
    client.setQueryData(keyOf(id), {
      sitOut: 'orden',
      calls: [],
      groupCalledAt: null,
      recentTeams: [],
      guestIds: [],
    });
  await cacheTeams(client, {
    matchId: 'last',
    claroTeam: ['a'],
    oscuroTeam: ['b'],
    suplentes: [],
    teams: [],
    createdBy: 'manual',
    players: [],
  });
  const isOld = (id: string) => client.getQueryState(keyOf(id))?.isInvalidated;
  expect([isOld('last'), isOld('next')]).toEqual([false, true]);
});
