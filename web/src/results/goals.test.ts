import type { KnownResult } from '@picadito/domain';
import { expect, test } from 'vitest';
import { namelessGoals, sideOfGoal, withGoal } from './goals.ts';

const SIDES = { claro: ['ana', 'beto'], oscuro: ['caro'] };
const RESULT: KnownResult = { claro: 3, oscuro: 1, scorers: [] };

test('each tap on a player makes a goal without a scorer one of that player', () => {
  const named = withGoal(withGoal(RESULT, 'ana', 'goals'), 'ana', 'goals');
  expect(named.scorers).toEqual([{ playerId: 'ana', goals: 2, ownGoals: 0 }]);
  expect(namelessGoals(named, SIDES)).toEqual({ claro: 1, oscuro: 1 });
});

test('an own goal counts for the other side', () => {
  expect(sideOfGoal('oscuro', 'ownGoals')).toBe('claro');
  const named = withGoal(RESULT, 'caro', 'ownGoals');
  expect(namelessGoals(named, SIDES)).toEqual({ claro: 2, oscuro: 1 });
});

test('a goal that is taken back leaves no trace', () => {
  const named = withGoal(withGoal(RESULT, 'ana', 'goals'), 'beto', 'ownGoals');
  expect(withGoal(named, 'ana', 'goals', -1).scorers).toEqual([
    { playerId: 'beto', goals: 0, ownGoals: 1 },
  ]);
  expect(withGoal(RESULT, 'ana', 'goals', -1)).toEqual(RESULT);
});
