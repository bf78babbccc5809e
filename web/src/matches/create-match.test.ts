import type { Home, Match, MatchPlayer, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aHome, aMatch } from '../../testing/a-match.ts';
import { cacheCreatedMatch } from './create-match.ts';
import { withMatch } from '../home/home.ts';
import { newQueryClient } from '../sync/cache/query-client.ts';

const ana: Player = {
  id: 'ana',
  listId: 'list',
  userId: 'user',
  name: 'Ana',
  rating: 4,
  skillLevel: '4',
  whatsapp: '+5491155551234',
  isRegular: false,
  createdAt: '2026-11-01T10:00:00.000000Z',
  owner: null,
};
const thursday = aMatch({ id: 'thursday', playerCount: 1 });
const sunday = aMatch({ id: 'sunday', date: '2026-11-29' });
const monday = aMatch({ id: 'monday', date: '2026-11-23' });
const ROSTER = ['/api/matches/thursday/players'];

const teamIds = (matches: Match[] | undefined) => matches?.map(({ id }) => id);

test('a new match is cached in order, newest date first', () => {
  expect(teamIds(withMatch([sunday, monday], thursday))).toEqual(['sunday', 'thursday', 'monday']);
  expect(teamIds(withMatch([], thursday))).toEqual(['thursday']);
  expect(teamIds(withMatch([sunday, thursday, monday], thursday))).toHaveLength(3);
  const early = aMatch({ id: 'early', time: '10:00' });
  expect(teamIds(withMatch([sunday, thursday], early))).toEqual(['sunday', 'thursday', 'early']);
});

test('the new match and its pending players are cached for the next screen', async () => {
  const client = newQueryClient();
  client.setQueryData(['/api/lists/list/players'], [ana]);
  client.setQueryData(['/api/home'], aHome([sunday]));
  await cacheCreatedMatch(client, thursday);
  expect(teamIds(client.getQueryData<Home>(['/api/home'])?.matches)).toEqual([
    'sunday',
    'thursday',
  ]);
  expect(client.getQueryData(['/api/matches/thursday'])).toEqual(thursday);
  expect(client.getQueryData<MatchPlayer[]>(ROSTER)).toEqual([
    {
      id: 'ana',
      name: 'Ana',
      rating: 4,
      skillLevel: '4',
      whatsapp: '+5491155551234',
      confirmed: false,
      confirmedAt: null,
      declined: false,
    },
  ]);
});

test('a screen that shows the match refetches it', async () => {
  const client = newQueryClient();
  client.setQueryData(['/api/lists/list/players'], [ana]);
  client.setQueryData(['/api/home'], aHome());
  await cacheCreatedMatch(client, thursday);
  for (const key of [['/api/home'], ['/api/matches/thursday'], ROSTER]) {
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  }
});

test('queries that were not loaded are not created', async () => {
  const client = newQueryClient();
  await cacheCreatedMatch(client, thursday);
  expect(client.getQueryData(['/api/home'])).toBeUndefined();
  expect(client.getQueryData(ROSTER)).toBeUndefined();
});
