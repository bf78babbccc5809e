import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBalance } from './check-balance.ts';

const team = (levels: string) => [...levels].map((level) => ({ rating: Number(level) }));

test.each([
  ['', '', true, 'two empty teams differ in nothing'],
  ['5', '5', true, 'one five each'],
  ['5', '2', true, 'a difference of exactly 3'],
  ['5', '4', true, 'one five in all'],
  ['52', '3', false, 'a difference of 4'],
  ['55', '44', false, 'both fives together, though the sums differ by 2 only'],
  ['552', '5332', true, 'three fives as two and one'],
  ['555', '4443', false, 'three fives on one side'],
  ['5522', '5522', true, 'four fives as two and two'],
  ['555', '5442', false, 'four fives as three and one'],
  ['55522', '55432', true, 'five fives as three and two'],
  ['55552', '54444', false, 'five fives as four and one'],
] as const)('%s against %s is balanced: %s (%s)', (claro, oscuro, balanced, _) => {
  expect(checkBalance(team(claro), team(oscuro)).ok).toBe(balanced);
  expect(checkBalance(team(oscuro), team(claro)).ok).toBe(balanced);
});

test('the check returns sums, difference and the broken rule', () => {
  expect(checkBalance(team('55'), team('44'))).toEqual({
    ok: false,
    sums: { claro: 10, oscuro: 8 },
    difference: 2,
    fivesOk: false,
    differenceOk: true,
  });
  expect(checkBalance(team('2'), team('422'))).toMatchObject({
    ok: false,
    difference: 6,
    fivesOk: true,
    differenceOk: false,
  });
});

const levels = fc.array(fc.record({ rating: fc.integer({ min: 2, max: 5 }) }), { maxLength: 5 });
const fives = (players: { rating: number }[]) =>
  players.filter(({ rating }) => rating === 5).length;

test('with up to two players of level 5 the rule is at most one in each team', () => {
  fc.assert(
    fc.property(levels, levels, (claro, oscuro) => {
      fc.pre(fives(claro) + fives(oscuro) <= 2);
      expect(checkBalance(claro, oscuro).fivesOk).toBe(fives(claro) <= 1 && fives(oscuro) <= 1);
    }),
  );
});

test('with three or more players of level 5 each team has at least half of them, rounded down', () => {
  fc.assert(
    fc.property(levels, levels, (claro, oscuro) => {
      const all = fives(claro) + fives(oscuro);
      fc.pre(all >= 3);
      const smaller = Math.min(fives(claro), fives(oscuro));
      expect(checkBalance(claro, oscuro).fivesOk).toBe(smaller === Math.floor(all / 2));
    }),
  );
});
