import { expect, test } from 'vitest';
import { bindable } from './dialect.ts';

test.each([true, undefined, new Date(0), 'a\0b', '\ud83d', 2 ** 53, Number.NaN, 10n, {}])(
  '%s is refused as a parameter',
  (value) => {
    expect(() => bindable(value)).toThrow(TypeError);
  },
);

test.each([null, '', 'Íñigo ⚽', 0, -1, 2 ** 53 - 1, 0.5])('%s is bound unchanged', (value) => {
  expect(bindable(value)).toBe(value);
});
