import { expect, test } from 'vitest';
import { isUnder } from './touched.ts';

test.each([
  ['/api/lists', true],
  ['/api/lists/1', true],
  ['/api/lists?order=created', true],
  ['/api/listsandmore', false],
  ['/api/matches', false],
])('touching /api/lists reaches %s: %s', (path, reached) => {
  expect(isUnder('/api/lists', path)).toBe(reached);
});
