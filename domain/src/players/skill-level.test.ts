import { expect, test } from 'vitest';
import { SKILL_LEVELS } from '../limits.ts';
import { ratingOf, skillLevelOf } from './skill-level.ts';

test('a level and its rating are the same', () => {
  expect(SKILL_LEVELS.map((level) => skillLevelOf(ratingOf(level)))).toEqual([...SKILL_LEVELS]);
  expect(() => skillLevelOf(6)).toThrow(RangeError);
});
