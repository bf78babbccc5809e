import { expect, test } from 'vitest';
import { countsOf } from './figuras.tsx';

const figura = (matchId: string, ...names: string[]) => ({
  matchId,
  votes: 3,
  players: names.map((name) => ({ playerId: name.slice(0, 3), name })),
});

test('the player who was la figura most often comes first, with the name of the newest match', () => {
  const figuras = [figura('c', 'Beto Ruiz', 'Ana'), figura('b', 'Caro'), figura('a', 'Beto')];
  expect(countsOf(figuras).map(({ name, times }) => `${name} ${times}`)).toEqual([
    'Beto Ruiz 2',
    'Ana 1',
    'Caro 1',
  ]);
});
