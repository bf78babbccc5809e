import { expect, test } from 'vitest';
import { repeatsText } from './match-repeats.ts';

test.each([
  [{ isRecurring: true, recurringDay: 4 }, 'Se repite cada jueves'],
  [{ isRecurring: true, recurringDay: 0 }, 'Se repite cada domingo'],
  [{ isRecurring: false, recurringDay: null }, null],
])('the text of the repetition: %j', (match, text) => {
  expect(repeatsText(match)).toBe(text);
});
