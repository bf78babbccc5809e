import { expect, test } from 'vitest';
import { figuraOf } from './figura.ts';

const counted = (votes: Record<string, number>) =>
  Object.entries(votes).map(([player, n]) => ({ player, votes: n }));

test('la figura is whom most have voted for, from three votes on, and ties are shared', () => {
  expect(figuraOf(counted({}))).toBe(null);
  expect(figuraOf(counted({ ana: 2 }))).toBe(null);
  expect(figuraOf(counted({ ana: 2, beto: 1 }))).toEqual({ players: ['ana'], votes: 2 });
  expect(figuraOf(counted({ ana: 2, beto: 1, caro: 2 }))).toEqual({
    players: ['ana', 'caro'],
    votes: 2,
  });
  expect(figuraOf(counted({ ana: 1, beto: 1, caro: 1 }))?.players).toHaveLength(3);
});
