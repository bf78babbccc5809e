import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { eveningPath } from '../api/evening.ts';
import { keepTeams } from '../api/team-answers.ts';

test('teams that are saved put what is known of other evenings out of date, and not of their own', async () => {
  const client = new QueryClient();
  for (const id of ['last', 'next']) client.setQueryData([eveningPath(id)], {});
  await keepTeams(client, {
    matchId: 'last',
    claroTeam: ['a'],
    oscuroTeam: ['b'],
    suplentes: [],
    createdBy: 'manual',
    players: [],
  });
  const isOld = (id: string) => client.getQueryState([eveningPath(id)])?.isInvalidated;
  expect([isOld('last'), isOld('next')]).toEqual([false, true]);
});
