import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIT_OUT_RULES, whoSitsOut } from './who-sits-out.ts';
import { balanceTeams } from './balance-teams.ts';

const player = (name: string, rating: number, minute: number | null = 0) => ({
  id: `id-of-${name}`,
  name,
  rating,
  confirmedAt:
    minute === null ? null : `2026-11-26T20:${String(minute).padStart(2, '0')}:00.000000Z`,
});
const names = (some: { name: string }[]) => some.map(({ name }) => name);
const sat = (date: string, ...who: string[]) => ({
  date,
  suplente: who.map((name) => `id-of-${name}`),
});
const TEN = [...'ABCDEFGHIJ'];

test.each(SIT_OUT_RULES)('with ten players none sits out (%s)', (by) => {
  const { playing, suplentes } = whoSitsOut(
    TEN.map((name) => player(name, 3)),
    by,
    [],
  );
  expect([playing.length, suplentes.length]).toEqual([10, 0]);
});

test('by level the substitutes of the automatic teams sit out, in their order', () => {
  const players = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Ana', 'ana', 'Beto', 'Ñato', 'Nico'),
      rating: fc.integer({ min: 2, max: 5 }),
      confirmedAt: fc.constant(null),
    }),
    { minLength: 8, maxLength: 20 },
  );
  fc.assert(
    fc.property(players, (some) => {
      const automatic = balanceTeams(some);
      expect(whoSitsOut(some, 'nivel', []).suplentes).toEqual(
        automatic.ok ? automatic.value.suplente : [],
      );
    }),
  );
});

test('by order the last to confirm sit out, the earlier of them first to come in', () => {
  const players = [
    player('Late', 5, 30),
    player('Latest', 5, 31),
    ...TEN.map((name, index) => player(name, 2, index)),
  ];
  expect(names(whoSitsOut(players, 'orden', []).suplentes)).toEqual(['Late', 'Latest']);
});

test('by order, equal timestamps are decided by name, missing ones come last', () => {
  const players = [
    player('Nobody knows when', 5, null),
    { ...player('Waits for a time', 5, null), confirmedAt: '~0zz' },
    player('Zoe', 5, 9),
    player('Álvaro', 2, 9),
    ...TEN.slice(1).map((name) => player(name, 3, 1)),
  ];
  const { playing, suplentes } = whoSitsOut(players, 'orden', []);
  expect(playing.at(-1)?.name).toBe('Álvaro');
  expect(names(suplentes)).toEqual(['Zoe', 'Waits for a time', 'Nobody knows when']);
});

test('by turn players who have not sat out lately sit first, then those longest ago', () => {
  const players = ['Never', 'Long ago', ...TEN].map((name) =>
    player(name, name === 'Never' ? 5 : 2),
  );
  const recent = [sat('2026-11-19', ...TEN), sat('2026-10-01', 'Long ago', 'A')];
  expect(names(whoSitsOut(players, 'turno', recent).suplentes)).toEqual(['Long ago', 'Never']);
});

test('by turn the last time counts, in any order of the matches', () => {
  const players = ['Twice', ...TEN].map((name) => player(name, 3));
  const recent = [
    sat('2026-11-05', 'Twice'),
    sat('2026-11-19', 'Twice'),
    sat('2026-11-12', ...TEN),
  ];
  const out = (matches: typeof recent) => names(whoSitsOut(players, 'turno', matches).suplentes);
  expect(out(recent)).toEqual(['J']);
  expect(out(recent.toReversed())).toEqual(['J']);
});

test('by turn ties are decided by level, then by name', () => {
  const players = [player('Weak', 2), player('Strong', 5), ...TEN.map((name) => player(name, 3))];
  expect(names(whoSitsOut(players, 'turno', []).suplentes)).toEqual(['J', 'Weak']);
});

test.each(SIT_OUT_RULES)('the result is independent of the input order (%s)', (by) => {
  const players = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Ana', 'Aná', 'Beto'),
      rating: fc.integer({ min: 2, max: 5 }),
      confirmedAt: fc.constantFrom(
        null,
        '2026-11-26T20:00:00.000000Z',
        '2026-11-26T21:00:00.000000Z',
      ),
    }),
    { minLength: 11, maxLength: 16, selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(players, (some) => {
      const recent = [{ date: '2026-11-19', suplente: some.slice(0, 3).map(({ id }) => id) }];
      expect(whoSitsOut(some, by, recent)).toEqual(whoSitsOut(some.toReversed(), by, recent));
    }),
  );
});
