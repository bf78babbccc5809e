import type { MatchPlayer, Player } from '@picadito/domain';
import { expect, test } from 'vitest';
import { candidatesFor } from './candidates.ts';

const player = (name: string, listId: string): Player => ({
  id: name,
  listId,
  userId: 'user',
  name,
  rating: 3,
  skillLevel: '3',
  whatsapp: null,
  isRegular: false,
  createdAt: '2026-11-21T13:25:00.123456Z',
  owner: null,
});
const inMatch = (name: string): MatchPlayer => ({
  id: name,
  name,
  rating: 3,
  skillLevel: '3',
  whatsapp: null,
  status: 'pending',
  confirmedAt: null,
});
const mine = [
  player('Ana', 'thursdays'),
  player('Beto', 'veterans'),
  player('Caro', 'thursdays'),
  player('Dani', 'veterans'),
];

test("candidates of the match's list come first, then guests, each by name", () => {
  const found = candidatesFor({ listId: 'thursdays' }, [], mine);
  expect(found.map(({ player, isGuest }) => [player.name, isGuest])).toEqual([
    ['Ana', false],
    ['Caro', false],
    ['Beto', true],
    ['Dani', true],
  ]);
});

test('players of the match are no candidates', () => {
  const found = candidatesFor({ listId: 'thursdays' }, [inMatch('Ana'), inMatch('Dani')], mine);
  expect(found.map(({ player }) => player.name)).toEqual(['Caro', 'Beto']);
});

test('a candidate who is called like a player of the match has a number', () => {
  const other = { ...player('Ana', 'veterans'), id: 'other' };
  const found = candidatesFor({ listId: 'thursdays' }, [inMatch('Ana')], [...mine, other]);
  expect(found.map(({ player }) => player.name)).toEqual(['Caro', 'Beto', 'Dani', 'Ana 2']);
});

test('in a match without a list every candidate is a guest', () => {
  const found = candidatesFor({ listId: null }, [], mine);
  expect(found.every(({ isGuest }) => isGuest)).toBe(true);
});

test('a helper adds players of the list only, and the organiser own players only', () => {
  const owner = { name: 'Carla', rights: 'matches' } as const;
  const all = [...mine, { ...player('Lolo', 'of-carla'), owner }];
  const namesFor = (match: Parameters<typeof candidatesFor>[0]) =>
    candidatesFor(match, [], all).map((one) => one.player.name);
  expect(namesFor({ listId: 'of-carla', owner })).toEqual(['Lolo']);
  expect(namesFor({ listId: 'thursdays' })).toEqual(['Ana', 'Caro', 'Beto', 'Dani']);
});
