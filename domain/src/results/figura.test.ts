import { expect, test } from 'vitest';
import { figuraOf, totalsOf } from './figura.ts';

const figuraFrom = (...votes: string[]) => figuraOf(totalsOf(votes));

test('la figura is the player with the most votes, from three votes on, and ties are shared', () => {
  expect(figuraFrom()).toBe(null);
  expect(figuraFrom('ana', 'ana')).toBe(null);
  expect(figuraFrom('ana', 'beto', 'ana')).toEqual({ players: ['ana'], votes: 2 });
  expect(figuraFrom('ana', 'caro', 'beto', 'caro', 'ana')).toEqual({
    players: ['ana', 'caro'],
    votes: 2,
  });
  expect(figuraFrom('ana', 'beto', 'caro')?.players).toHaveLength(3);
});

test('after the count a total stands, even if fewer than three votes are left of it', () => {
  const [, , ...left] = totalsOf(['ana', 'ana', 'beto', 'beto', 'caro']);
  expect(figuraOf(left)).toEqual({ players: ['caro'], votes: 1 });
});
