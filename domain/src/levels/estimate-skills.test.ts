import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimateSkills,
  goalEffects,
  goalVariance,
  PRIOR_DEVIATION,
  priorSkills,
  type RatedMatch,
} from './estimate-skills.ts';

const PLAYERS = 30;
const ids = Array.from({ length: PLAYERS }, (_, index) => `p${index}`);
const levelsOf = (values: readonly number[]) => new Map(ids.map((id, i) => [id, values[i] ?? 3]));

const aMatch = fc
  .record({
    row: fc.shuffledSubarray(ids, { minLength: 4, maxLength: 11 }),
    claro: fc.nat(12),
    oscuro: fc.nat(12),
  })
  .map(({ row, ...goals }): RatedMatch => {
    const half = Math.ceil(row.length / 2);
    return { claro: row.slice(0, half), oscuro: row.slice(half), goals };
  });
const aSeason = fc.record({
  levels: fc
    .array(fc.constantFrom(2, 3, 4, 5), { minLength: PLAYERS, maxLength: PLAYERS })
    .map(levelsOf),
  matches: fc.array(aMatch, { maxLength: 60 }),
});

/**
 * Computes what `estimateSkills` returns in another way, as its reference: it solves the linear equations of the
 * regression by Gauss-Jordan elimination.
 */
function denseSolution(levels: ReadonlyMap<string, number>, matches: readonly RatedMatch[]) {
  const prior = PRIOR_DEVIATION ** -2;
  const noise = goalVariance(matches);
  const expected = priorSkills(levels);
  const rows = ids.map((_id, row) => [
    ...ids.map((_, column) => (row === column ? prior : 0)),
    prior * (expected[row] ?? NaN),
    ...ids.map((_, column) => (row === column ? 1 : 0)),
  ]);
  for (const match of matches) {
    const effects = goalEffects(match, levels);
    for (const [row, values] of rows.entries()) {
      const own = effects.get(ids[row] ?? '') ?? 0;
      for (const [column, id] of ids.entries()) {
        values[column] = (values[column] ?? 0) + (own * (effects.get(id) ?? 0)) / noise;
      }
      const difference = match.goals.claro - match.goals.oscuro;
      values[PLAYERS] = (values[PLAYERS] ?? 0) + (own * difference) / noise;
    }
  }
  for (const [pivot, pivotRow] of rows.entries()) {
    const scale = pivotRow[pivot] ?? NaN;
    for (const [column, value] of pivotRow.entries()) pivotRow[column] = value / scale;
    for (const row of rows) {
      const factor = row === pivotRow ? 0 : (row[pivot] ?? 0);
      for (const [column, value] of row.entries()) {
        row[column] = value - factor * (pivotRow[column] ?? 0);
      }
    }
  }
  return rows.map((row, index) => ({
    skill: row[PLAYERS] ?? NaN,
    deviation: Math.sqrt(row[PLAYERS + 1 + index] ?? NaN),
  }));
}

test('estimates equal those of a dense solver to 1e-9', () => {
  fc.assert(
    fc.property(aSeason, ({ levels, matches }) => {
      const estimates = [...estimateSkills(levels, matches).values()];
      for (const [index, { skill, deviation }] of denseSolution(levels, matches).entries()) {
        expect(Math.abs((estimates[index]?.skill ?? NaN) - skill)).toBeLessThan(1e-9);
        expect(Math.abs((estimates[index]?.deviation ?? NaN) - deviation)).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 20 },
  );
});

test('without results the levels of the organiser stand, a quarter nearer to the average', () => {
  const levels = new Map([
    ['ana', 5],
    ['beto', 3],
    ['caro', 4],
  ]);
  const estimates = estimateSkills(levels, []);
  const uncertain = { deviation: PRIOR_DEVIATION, matches: 0 };
  expect(estimates.get('ana')).toEqual({ skill: 4.75, ...uncertain });
  expect(estimates.get('beto')).toEqual({ skill: 3.25, ...uncertain });
  expect(estimates.get('caro')).toEqual({ skill: 4, ...uncertain });
});

test('a player who wins by more than the levels predict is estimated higher, and the others lower', () => {
  const levels = new Map(['a', 'b', 'c', 'd'].map((id) => [id, 3]));
  const match = { claro: ['a', 'b'], oscuro: ['c', 'd'], goals: { claro: 6, oscuro: 1 } };
  const skills = [...estimateSkills(levels, [match]).values()].map(({ skill }) => skill - 3);
  expect(skills.map(Math.sign)).toEqual([1, 1, -1, -1]);
});

test('an additional player at the average of the team changes no estimate', () => {
  const levels = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 3]));
  const match = { claro: ['a', 'b', 'e'], oscuro: ['c', 'd'], goals: { claro: 4, oscuro: 4 } };
  for (const { skill } of estimateSkills(levels, [match]).values()) expect(skill).toBeCloseTo(3);
});

test('a player without a level counts as the average of the team', () => {
  const levels = new Map(['a', 'b', 'c', 'd'].map((id) => [id, 4]));
  const match = { claro: ['a', 'b', 'gone'], oscuro: ['c', 'd'], goals: { claro: 3, oscuro: 3 } };
  const estimates = estimateSkills(levels, [match]);
  expect([...estimates.keys()]).toEqual(['a', 'b', 'c', 'd']);
  for (const { skill } of estimates.values()) expect(skill).toBeCloseTo(4);
});
