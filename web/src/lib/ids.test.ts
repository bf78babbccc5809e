import { expect, test } from 'vitest';
import { isId, randomId } from './ids.ts';

test.each(['rF3cabAyIbQjeq8r6pMr_g', 'a'.repeat(20), '-'.repeat(64)])(
  '%s is a valid id',
  (text) => {
    expect(isId(text)).toBe(true);
  },
);

test.each([
  '',
  '7',
  'a'.repeat(19),
  'a'.repeat(65),
  '../session',
  `${'a'.repeat(22)}/players`,
  `${'a'.repeat(22)}?x`,
  'á'.repeat(22),
])('"%s" is not a valid id', (text) => {
  expect(isId(text)).toBe(false);
});

test('random ids are long enough and unique', () => {
  const drawn = Array.from({ length: 100 }, randomId);
  expect(drawn.every(isId)).toBe(true);
  expect(new Set(drawn).size).toBe(100);
});
