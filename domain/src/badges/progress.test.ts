import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf, nextLevelAt, progressPercent, xpOfBadges } from './progress.ts';

test('three badges give 450 XP: level 2, and a bar at 45 %', () => {
  const xp = xpOfBadges(3);
  expect([xp, levelOf(xp), progressPercent(xp)]).toEqual([450, 2, 45]);
});

test('a new account has 0 XP, level 1 and an empty bar', () => {
  expect([xpOfBadges(0), levelOf(0), progressPercent(0)]).toEqual([0, 1, 0]);
});

test.each([
  [399, 1],
  [400, 2],
  [999, 2],
  [1000, 3],
  [1799, 3],
  [1800, 4],
  [2800, 5],
])('%i XP are level %i', (xp, level) => {
  expect(levelOf(xp)).toBe(level);
});

test('each level ends where the next begins, and its bar is never full', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (xp) => {
      const level = levelOf(xp);
      expect(xp).toBeLessThan(nextLevelAt(level));
      expect(xp).toBeGreaterThanOrEqual(nextLevelAt(level - 1));
      expect(progressPercent(xp)).toBeLessThan(100);
    }),
  );
});
