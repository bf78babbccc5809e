import type { MatchPlayer } from '@picadito/domain';
import { expect, test } from 'vitest';
import { playersAsPlayed } from './players-as-played.ts';

const player = (id: string, name: string): MatchPlayer => {
  const facts = { skillLevel: '3', rating: 3, whatsapp: null, confirmedAt: null } as const;
  return { id, name, status: 'confirmed', ...facts };
};

test('a match that was played keeps the names of its teams after players were renamed and deleted', () => {
  const saved = [player('a', 'Ana'), player('b', 'Beto'), player('c', 'Caro')];
  const today = [player('b', 'Roberto'), player('c', 'Caro'), player('d', 'Ana')];
  const shown = playersAsPlayed(today, saved);
  expect(shown.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'a: Ana',
    'd: Ana 2',
    'b: Beto',
    'c: Caro',
  ]);
  expect(shown.every(({ status }) => status === 'confirmed')).toBe(true);
});
