import { expect, test } from 'vitest';
import { playersText } from './players-text.ts';

test.each([
  [0, '0 jugadores'],
  [1, '1 jugador'],
  [2, '2 jugadores'],
  [21, '21 jugadores'],
])('%i in words is %s', (count, text) => {
  expect(playersText(count)).toBe(text);
});
