import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from './messages.ts';
import { textField } from './text-field.ts';

const field = textField(5, 'falta', 'largo');
const messages = (value: unknown) =>
  z.safeParse(field, value).error?.issues.map(({ message }) => message);

test.each([[undefined], [null], [7], [true], [[]], [['Ana']], [{}], [''], ['   '], ['\n\t']])(
  '%j is missing, without further errors',
  (value) => {
    expect(messages(value)).toEqual(['falta']);
  },
);

test.each([
  ['  Ana ', 'Ana'],
  ['N\u0303ato', 'Ñato'],
  ['⚽⚽⚽⚽⚽', '⚽⚽⚽⚽⚽'],
  ['👍👍👍👍👍', '👍👍👍👍👍'],
  ['  12345  ', '12345'],
])('"%s" becomes "%s"', (typed, stored) => {
  expect(z.parse(field, typed)).toBe(stored);
});

test('one character too many is too long', () => {
  expect(messages('123456')).toEqual(['largo']);
  expect(messages('👍👍👍👍👍👍')).toEqual(['largo']);
});

test.each([['a\u0000b'], ['a\nb'], ['a\u0085b'], ['a\ud83db'], ['\udc4d']])(
  'control characters and half emojis (%j) are refused',
  (value) => {
    expect(messages(value)).toEqual([MESSAGES.oddCharacters]);
  },
);

test.each([['\u200b'], ['\u200d'], ['\u00ad\ufeff'], ['\u2800'], ['\u3164 \u115f']])(
  '%j has no visible character, so it is missing',
  (value) => {
    expect(messages(value)).toEqual(['falta']);
  },
);

test.each([
  ['\u202aAna\u202c', 'Ana'],
  ['A\u200bn\ufeffa', 'Ana'],
  ['\u202eanA', 'anA'],
  ['👨\u200d👦', '👨\u200d👦'],
])('invisible characters are removed (%j)', (typed, stored) => {
  expect(z.parse(field, typed)).toBe(stored);
});

test('an accepted value is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (typed) => {
      const first = z.safeParse(field, typed);
      fc.pre(first.success);
      expect(z.safeParse(field, first.data)).toEqual(first);
    }),
  );
});
