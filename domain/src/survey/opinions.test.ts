import { expect, test } from 'vitest';
import { SKILL_LEVELS } from '../limits.ts';
import { ratingOf, type SkillLevel } from '../players/skill-level.ts';
import {
  adoptedLevel,
  isSurveyClosed,
  NO_OPINIONS,
  OPINIONS_MIN,
  verdictOf,
  type LevelCounts,
} from './opinions.ts';

const counted = (...levels: number[]): LevelCounts => {
  const counts = { ...NO_OPINIONS };
  for (const level of levels) counts[String(level) as SkillLevel] += 1;
  return counts;
};

test.each([
  [[3, 3, 3], null],
  [[3, 3, 3, 3], { median: 3, doAgree: true }],
  [[3, 3, 4, 4], { median: 3.5, doAgree: true }],
  [[2, 3, 4, 5], { median: 3.5, doAgree: false }],
  [[3, 3, 3, 5], { median: 3, doAgree: true }],
  [[2, 2, 5, 5], { median: 3.5, doAgree: false }],
  [[2, 3, 4, 4, 5], { median: 4, doAgree: false }],
  [[4, 4, 4, 4, 2], { median: 4, doAgree: true }],
  [[2, 2, 3, 4, 4], { median: 3, doAgree: false }],
])('the opinions %j say %j', (levels, verdict) => {
  expect(verdictOf(counted(...levels))).toEqual(verdict);
});

const MOST = 12;
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
/** Every way to distribute up to 12 opinions over the levels. */
const ALL = upTo(MOST).flatMap((two) =>
  upTo(MOST - two).flatMap((three) =>
    upTo(MOST - two - three).flatMap((four) =>
      upTo(MOST - two - three - four).map((five) =>
        [two, three, four, five].flatMap((count, at) =>
          Array.from({ length: count }, () => at + 2),
        ),
      ),
    ),
  ),
);

test('fewer than four opinions give no result', () => {
  const few = ALL.filter((levels) => levels.length < OPINIONS_MIN);
  expect(few).toHaveLength(35);
  for (const levels of few) expect(verdictOf(counted(...levels))).toBe(null);
});

test('half of at least four opinions are at the median or below, and half at it or above', () => {
  const enough = ALL.filter((levels) => levels.length >= OPINIONS_MIN);
  expect(enough).toHaveLength(1785);
  for (const levels of enough) {
    const { median, doAgree } = verdictOf(counted(...levels)) ?? { median: 0 };
    const share = (isSo: (level: number) => boolean) => levels.filter(isSo).length / levels.length;
    expect(median * 2).toBe(Math.round(median * 2));
    expect(share((level) => level <= median)).toBeGreaterThanOrEqual(1 / 2);
    expect(share((level) => level >= median)).toBeGreaterThanOrEqual(1 / 2);
    expect(doAgree).toBe(share((level) => Math.abs(level - median) <= 1 / 2) >= 3 / 4);
    // Mirrored opinions give the mirrored median.
    const mirrored = verdictOf(counted(...levels.map((level) => 7 - level)));
    expect(mirrored).toEqual({ median: 7 - median, doAgree });
  }
});

test('the adopted level is at most half a level from the median, and the nearer one to the present level', () => {
  for (let median = 2; median <= 5; median += 1 / 2) {
    const levels = SKILL_LEVELS.map(ratingOf).filter((level) => Math.abs(level - median) <= 1 / 2);
    for (const current of SKILL_LEVELS) {
      const distances = levels.map((level) => Math.abs(level - ratingOf(current)));
      const adopted = ratingOf(adoptedLevel(median, current));
      expect(levels).toContain(adopted);
      expect(Math.abs(adopted - ratingOf(current))).toBe(Math.min(...distances));
    }
  }
});

test('a survey is closed from its last moment on', () => {
  expect([isSurveyClosed(10, 9), isSurveyClosed(10, 10)]).toEqual([false, true]);
});
