import type { TeamConstraints } from '@picadito/domain';
import { expect, test } from 'vitest';
import { marksInWords, pairsOf } from './marks-of.ts';

const players = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ id: name.toLowerCase(), name }));
const marks: TeamConstraints = {
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
    pairsOf(marks, id, players).map(({ other, kind }) => `${kind} ${other.name}`);
  expect(named('ana')).toEqual(['juntos Beto', 'juntos Caro']);
  expect(named('caro')).toEqual(['juntos Ana', 'separados Beto']);
});

test('constraints have a short text, without unknown players', () => {
  expect(Object.fromEntries(marksInWords(marks, players))).toEqual({
    ana: 'Arquero · con Beto y Caro',
    beto: 'con Ana · sin Caro',
    caro: 'con Ana · sin Beto',
    dani: 'Arquero',
  });
  expect(marksInWords({ keepers: [], pairs: [] }, players).size).toBe(0);
});
