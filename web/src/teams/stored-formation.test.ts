import { expect, test } from 'vitest';
import type { Formation } from './formation.ts';
import { readBase, readFormation, storedFormation } from './stored-formation.ts';
import {
  automatic,
  everyone,
  ids,
  manual,
  one,
  place,
  play,
  two,
} from '../../testing/a-formation.ts';
import { player } from '../../testing/a-formation.ts';
import { idOf, recordedText } from '../../testing/recorded-profile.ts';

const reloaded = (formation: Formation, players = everyone) =>
  readFormation(JSON.parse(JSON.stringify(storedFormation(formation, new Map()))), players);

test('manual teams survive a reload', () => {
  const byHand = play(automatic(), place(one, 'suplente'));
  const restored = reloaded(byHand);
  expect(restored).toEqual(byHand);
  expect(restored && ids(restored)).toEqual(ids(byHand));
});

test('players who left the match are not restored; without any left there is no formation', () => {
  const byHand = play(manual(), place(one, 'claro'), place(two, 'oscuro'));
  const restored = reloaded(byHand, [two]);
  expect(restored && [...restored.places]).toEqual([['j2', 'oscuro']]);
  expect(reloaded(byHand, [])).toBeNull();
});

test('automatic teams survive a reload as automatic ones, and cleared teams as empty ones', () => {
  expect(reloaded(automatic())).toEqual(automatic());
  const cleared = play(manual(), { type: 'clear' });
  expect(reloaded(cleared)).toEqual(cleared);
});

test('the saved teams from which a draft started survive a reload', () => {
  const base = automatic().places;
  expect(readBase(JSON.parse(JSON.stringify(storedFormation(manual(), base))))).toEqual(base);
  expect(readBase({ method: 'manual', places: [] })).toBeNull();
});

test('the method survives a reload', () => {
  const chosen = play(automatic(), { type: 'method', method: 'manual' });
  expect(reloaded(chosen)).toEqual(chosen);
});

test.each([
  null,
  'x',
  {},
  { method: 'magic', places: [['j1', 'claro']] },
  { method: 'manual', madeBy: 'magic', places: [['j1', 'claro']] },
  { method: 'manual', places: 'j1' },
  { method: 'manual', places: [['j1']] },
  { method: 'manual', places: [['j1', 'magenta']] },
  { method: 'manual', places: [[1, 'claro']] },
])('an invalid formation is ignored: %j', (stored) =>
  expect(readFormation(stored, everyone)).toBeNull(),
);

test('manual teams of the client of cc09a9a are restored', () => {
  const key = `picadito:ana:draft-teams-of-${idOf('match La Canchita')}`;
  const players = ['Ana', 'Beto', 'Caro'].map((name) => player(idOf(`player ${name}`)));
  const restored = readFormation(JSON.parse(recordedText('session', key)), players);
  expect(restored?.method).toBe('manual');
  expect([...(restored?.places ?? [])]).toEqual([
    [idOf('player Ana'), 'claro'],
    [idOf('player Beto'), 'oscuro'],
  ]);
});
