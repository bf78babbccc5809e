import type { Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { withPlayers } from './with-players.ts';

const named = (name: string): Player => ({
  id: name,
  listId: 'list',
  userId: 'me',
  name,
  rating: 3,
  skillLevel: '3',
  whatsapp: null,
  isRegular: false,
  createdAt: '2026-11-21T12:00:00.000000Z',
  owner: null,
});
const names = (players: Player[] | undefined) => players?.map((player) => player.name);

test('an added player is inserted in Spanish order of names', () => {
  const players = ['Álvaro', 'beto', 'Nuria'].map(named);
  expect(names(withPlayers(players, [named('Ana')]))).toEqual(['Álvaro', 'Ana', 'beto', 'Nuria']);
  expect(names(withPlayers(players, [named('Ñato')]))).toEqual(['Álvaro', 'beto', 'Nuria', 'Ñato']);
});

test('several players are inserted in order', () => {
  const players = ['Álvaro', 'beto', 'Nuria'].map(named);
  expect(names(withPlayers(players, ['Zoe', 'Ana', 'Caro'].map(named)))).toEqual([
    'Álvaro',
    'Ana',
    'beto',
    'Caro',
    'Nuria',
    'Zoe',
  ]);
});

test('a known player is not duplicated', () => {
  expect(names(withPlayers([named('Ana')], [named('Ana')]))).toEqual(['Ana']);
});

test('a list that was not loaded stays unloaded', () => {
  expect(withPlayers(undefined, [named('Ana')])).toBeUndefined();
});
