import { expect, test } from 'vitest';
import { isId, randomId } from './ids.ts';

test.each(['rF3cabAyIbQjeq8r6pMr_g', 'a'.repeat(20), '-'.repeat(64)])('%s may be an id', (text) => {
  expect(isId(text)).toBe(true);
});

test.each([
  '',
  '7',
  'a'.repeat(19),
  'a'.repeat(65),
  '../session',
  `${'a'.repeat(22)}/players`,
  `${'a'.repeat(22)}?x`,
  'á'.repeat(22),
])('"%s" is none, and never becomes part of an address', (text) => {
  expect(isId(text)).toBe(false);
});

test('what is drawn at random is long enough for an id, and never the same', () => {
  const drawn = Array.from({ length: 100 }, randomId);
  expect(drawn.every(isId)).toBe(true);
  expect(new Set(drawn).size).toBe(100);
});
