import type { SkillLevel } from '@picadito/domain';
import { expect, test } from 'vitest';
import { averageText, levelSummary } from './level-summary.ts';

const players = (...levels: SkillLevel[]) => levels.map((skillLevel) => ({ skillLevel }));

test('levels have a sum and an average', () => {
  const { sum, average } = levelSummary(players('2', '3', '3', '5'));
  expect([sum, average]).toEqual([13, 3.25]);
});

test('every level from 2 to 5 is counted, also without players', () => {
  expect(levelSummary(players('3', '5', '3', '3')).levels).toEqual([
    { level: '2', count: 0, percent: 0 },
    { level: '3', count: 3, percent: 75 },
    { level: '4', count: 0, percent: 0 },
    { level: '5', count: 1, percent: 25 },
  ]);
});

test('an empty list has no points and no average', () => {
  const { sum, average, levels } = levelSummary([]);
  expect([sum, average]).toEqual([0, 0]);
  expect(levels.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
});

test.each([
  [3.25, '3,3'],
  [3, '3'],
  [10 / 3, '3,3'],
])('an average of %d reads %s', (average, text) => expect(averageText(average)).toBe(text));
