import type { PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aHome, aMatch } from '../../../testing/a-match.ts';
import { newQueryClient } from '../cache/query-client.ts';
import { withHelpedList } from './helped-list.ts';

const owner = { name: 'Carla', rights: 'matches-and-money' } as const;
const list = (id: string, whose: PlayersList['owner']): PlayersList => ({
  id,
  userId: 'user',
  name: id,
  playerCount: 0,
  createdAt: '2026-11-21T13:25:00.123456Z',
  owner: whose,
});

function clientWith(lists: readonly PlayersList[]) {
  const client = newQueryClient();
  const matches = lists.map(({ id }) => aMatch({ id: `match of ${id}`, listId: id }));
  client.setQueryData(['/api/home'], aHome(matches));
  client.setQueryData(['/api/lists'], [...lists]);
  return client;
}

const tapIn = (matchId: string) =>
  ({
    kind: 'attendance',
    matchId,
    playerId: 'beto',
    name: 'Beto',
    base: 'pending',
    target: 'confirmed',
  }) as const;

test('a change of a helped match is stored with its list, and one of an own match without', () => {
  const client = clientWith([list('own', null), list('helped', owner)]);
  const helped = tapIn('match of helped');
  expect(withHelpedList(client, helped)).toEqual({ ...helped, helpedListId: 'helped' });
  for (const tap of [tapIn('match of own'), tapIn('unknown')])
    expect(withHelpedList(client, tap)).toBe(tap);
});

test('a change of the money of a helped list is stored with the list', () => {
  const client = clientWith([list('helped', owner)]);
  const action = { do: 'dropClaim', playerId: 'beto' } as const;
  const change = { kind: 'money', matchId: null, listId: 'helped', name: 'Beto', action } as const;
  expect(withHelpedList(client, change)).toEqual({ ...change, helpedListId: 'helped' });
});
