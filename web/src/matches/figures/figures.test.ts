import { expect, test } from 'vitest';
import { countsOf } from './figures.ts';

const figure = (matchId: string, ...names: string[]) => ({
  matchId,
  votes: 3,
  players: names.map((name) => ({ playerId: name.slice(0, 3), name })),
});

test('who was la figura most often comes first, with the name of the newest match', () => {
  const figures = [figure('c', 'Beto Ruiz', 'Ana'), figure('b', 'Caro'), figure('a', 'Beto')];
  expect(countsOf(figures).map(({ name, times }) => `${name} ${times}`)).toEqual([
    'Beto Ruiz 2',
    'Ana 1',
    'Caro 1',
  ]);
});
