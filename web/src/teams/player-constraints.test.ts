import type { TeamConstraints } from '@picadito/domain';
import { expect, test } from 'vitest';
import { constraintTexts, pairsOf } from './player-constraints.ts';

const players = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ id: name.toLowerCase(), name }));
const constraints: TeamConstraints = {
  keepers: ['ana', 'dani'],
  pairs: [
    { kind: 'juntos', playerIds: ['ana', 'beto'] },
    { kind: 'juntos', playerIds: ['ana', 'caro'] },
    { kind: 'separados', playerIds: ['beto', 'caro'] },
    { kind: 'separados', playerIds: ['dani', 'elsewhere'] },
  ],
};

test('a pair belongs to both players, in either order', () => {
  const named = (id: string) =>
    pairsOf(constraints, id, players).map(({ other, kind }) => `${kind} ${other.name}`);
  expect(named('ana')).toEqual(['juntos Beto', 'juntos Caro']);
  expect(named('caro')).toEqual(['juntos Ana', 'separados Beto']);
});

test('the constraints of a player are a short text, without unknown players', () => {
  expect(Object.fromEntries(constraintTexts(constraints, players))).toEqual({
    ana: 'Arquero · con Beto y Caro',
    beto: 'con Ana · sin Caro',
    caro: 'con Ana · sin Beto',
    dani: 'Arquero',
  });
  expect(constraintTexts({ keepers: [], pairs: [] }, players).size).toBe(0);
});
