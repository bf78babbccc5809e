import type { Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { withPlayer } from '../api/with-player.ts';

const named = (name: string): Player => ({
  id: name,
  listId: 'list',
  userId: 'me',
  name,
  rating: 3,
  skillLevel: '3',
  whatsapp: null,
  createdAt: '2026-11-21T12:00:00.000000Z',
});
const names = (players: Player[] | undefined) => players?.map((player) => player.name);

test('an added player stands at his place by name, as Spanish readers order', () => {
  const players = ['Álvaro', 'beto', 'Nuria'].map(named);
  expect(names(withPlayer(players, named('Ana')))).toEqual(['Álvaro', 'Ana', 'beto', 'Nuria']);
  expect(names(withPlayer(players, named('Ñato')))).toEqual(['Álvaro', 'beto', 'Nuria', 'Ñato']);
});

test('a player who is there already is not listed twice', () => {
  expect(names(withPlayer([named('Ana')], named('Ana')))).toEqual(['Ana']);
});

test('players nobody asked for yet stay unasked', () => {
  expect(withPlayer(undefined, named('Ana'))).toBeUndefined();
});
