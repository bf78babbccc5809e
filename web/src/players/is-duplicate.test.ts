import { expect, test } from 'vitest';
import { isDuplicate } from './is-duplicate.ts';

const ana = { name: 'Ana Peña' };

test('a name that differs only in case is a duplicate', () => {
  expect(isDuplicate([ana], ' ana PEÑA ')).toBe(true);
  expect(isDuplicate([ana], 'Ana Pen\u0303a')).toBe(true);
});

test('names that differ by an accent are distinct', () => {
  expect(isDuplicate([ana], 'Aná Peña')).toBe(false);
});
