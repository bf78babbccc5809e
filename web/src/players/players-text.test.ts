import { expect, test } from 'vitest';
import { playersText, phoneText } from './players-text.ts';

test.each([
  [0, '0 jugadores'],
  [1, '1 jugador'],
  [2, '2 jugadores'],
  [21, '21 jugadores'],
])('%i in words is %s', (count, text) => {
  expect(playersText(count)).toBe(text);
});

test('an Argentine mobile shows its 9, its area and two groups', () => {
  expect(phoneText('+5491155550101')).toBe('+54 9 11 5555 0101');
  expect(phoneText('+5493515551234')).toBe('+54 9 351 555 1234');
});

test('other numbers show their country and groups of four from the end', () => {
  expect(phoneText('+525512345678')).toBe('+52 55 1234 5678');
  expect(phoneText('+56912345678')).toBe('+56 9 1234 5678');
  expect(phoneText('+59899123456')).toBe('+598 9912 3456');
  expect(phoneText('+12125550123')).toBe('+1 21 2555 0123');
});

test('no digit is lost', () => {
  for (const number of ['+5491155550101', '+34612345678', '+595981123456', '+447911123456']) {
    expect(phoneText(number).replaceAll(' ', '')).toBe(number);
  }
});

test('a text that is not E.164 is unchanged', () => {
  expect(phoneText('11 5555 1234')).toBe('11 5555 1234');
  expect(phoneText('')).toBe('');
});
