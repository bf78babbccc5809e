import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { simulateGroup } from './simulate-group.ts';

const GROUPS = 120;
const groupsWith = (goalsPerLevel: number, matches: number) =>
  Array.from({ length: GROUPS }, (_, seed) =>
    simulateGroup(seed, matches, { goalsPerLevel, levelError: 1 }),
  );

test.each([
  ['hard to see', 0.8, 0.7],
  ['easier to see', 1.4, 0.8],
])('suggestions are rare and mostly right if levels are %s', (_, goalsPerLevel, right) => {
  const groups = groupsWith(goalsPerLevel, 30);
  for (const matches of [20, 30]) {
    const figures = figuresOf(groups, matches);
    expect(figures.right).toBeGreaterThanOrEqual(right);
    expect(figures.opposite).toBeLessThanOrEqual(0.03);
  }
  expect(figuresOf(groups, 20).grossFound).toBeGreaterThanOrEqual(0.12);
  expect(figuresOf(groups, 30).aGroup).toBeGreaterThanOrEqual(0.3);
});

test('a group gets one suggestion at most in ten matches, also when all are declined', () => {
  for (const { made } of groupsWith(1.4, 40)) {
    const gaps = made.slice(1).map(({ match }, index) => match - (made[index]?.match ?? NaN));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(10);
  }
});
