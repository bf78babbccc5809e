import { expect, test } from 'vitest';
import { figureOf } from './figure.ts';

const counted = (votes: Record<string, number>) =>
  Object.entries(votes).map(([player, n]) => ({ player, votes: n }));

test('la figura is whom most have voted for, from three votes on, and ties are shared', () => {
  expect(figureOf(counted({}))).toBe(null);
  expect(figureOf(counted({ ana: 2 }))).toBe(null);
  expect(figureOf(counted({ ana: 2, beto: 1 }))).toEqual({ players: ['ana'], votes: 2 });
  expect(figureOf(counted({ ana: 2, beto: 1, caro: 2 }))).toEqual({
    players: ['ana', 'caro'],
    votes: 2,
  });
  expect(figureOf(counted({ ana: 1, beto: 1, caro: 1 }))?.players).toHaveLength(3);
});
