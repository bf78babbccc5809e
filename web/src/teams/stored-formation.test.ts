import { expect, test } from 'vitest';
import type { Formation } from './formation.ts';
import { keptOf, readFormation } from './stored-formation.ts';
import { automatic, everyone, ids, manual, one, place, play, two } from '../testing/a-formation.ts';

const reloaded = (formation: Formation, players = everyone) =>
  readFormation(JSON.parse(JSON.stringify(keptOf(formation))), players);

test('teams made by hand outlive a reload', () => {
  const byHand = play(automatic(), place(one, 'suplente'));
  const restored = reloaded(byHand);
  expect(restored).toEqual(byHand);
  expect(restored && ids(restored)).toEqual(ids(byHand));
});

test('whoever has left the match is not restored, and nobody is no formation', () => {
  const byHand = play(manual(), place(one, 'claro'), place(two, 'oscuro'));
  const restored = reloaded(byHand, [two]);
  expect(restored && [...restored.places]).toEqual([['j2', 'oscuro']]);
  expect(reloaded(byHand, [])).toBeNull();
});

test('the algorithm’s own teams and empty ones are not kept', () => {
  expect(keptOf(automatic())).toBeNull();
  expect(keptOf(play(manual(), { type: 'clear' }))).toBeNull();
});

test.each([
  null,
  'x',
  {},
  { method: 'magic', places: [['j1', 'claro']] },
  { method: 'manual', places: 'j1' },
  { method: 'manual', places: [['j1']] },
  { method: 'manual', places: [['j1', 'magenta']] },
  { method: 'manual', places: [[1, 'claro']] },
])('what is no formation counts as none: %j', (kept) =>
  expect(readFormation(kept, everyone)).toBeNull(),
);
