import * as fc from 'fast-check';
import * as MESSAGES from './messages.ts';
import { expect, test } from 'vitest';
import { cleanLine, fitLine, lineProblem, nameList } from './text-line.ts';

const problem = (typed: string) =>
  lineProblem(typed, { max: 5, missing: 'falta', tooLong: 'largo' });

test.each([
  ['  Ana ', null],
  ['👍👍👍👍👍', null],
  ['👍🏽👍🏽👍🏽👍🏽👍🏽', null],
  ['👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽', 'largo'],
  ['Jo👨‍👩‍👧‍👦🇦🇷', null],
  ['qe\u0323\u0301qe\u0323\u0301q', null],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'largo'],
  [' \u200b ', 'falta'],
  ['\u2800', 'falta'],
  ['123456', 'largo'],
  ['a\u0000b', MESSAGES.oddCharacters],
  ['\ud83d', MESSAGES.oddCharacters],
])('the problem of the line %j is %j', (typed, sentence) => {
  expect(problem(typed)).toBe(sentence);
});

test.each([
  [' Ana\tPeña ', 'Ana P'],
  ['👍👍👍👍👍👍', '👍👍👍👍👍'],
  ['👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽', '👍🏽👍🏽👍🏽👍🏽👍🏽'],
  ['Jo👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'Jo👨‍👩‍👧‍👦'],
  ['\u200b', null],
  [null, null],
])('the text %j is converted to %j', (text, line) => {
  expect(fitLine(text, 5)).toBe(line);
});

test('a pile of combining marks is cut first, because normalising it takes minutes', () => {
  const pile = (marks: number) => `a${'\u0316\u0300'.repeat(marks / 2)}`;
  expect(cleanLine(pile(2))).toBe('\u00e0\u0316');
  expect(cleanLine(pile(400_000))).toBe(cleanLine(pile(16)));
  expect([...cleanLine(pile(400_000))].length).toBeLessThanOrEqual(17);
});

test('marks on every letter do not make a line longer than may be stored', () => {
  const piled = `a${'\u0316'.repeat(15)}`.repeat(5);
  expect(problem(piled)).toBe('largo');
  expect(fitLine(piled, 5)).toBe(piled.slice(0, 16));
});

test('any text without its invalid parts is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (text) => {
      const line = fitLine(text, 2);
      fc.pre(line !== null);
      expect(lineProblem(line ?? '', { max: 2, missing: 'falta', tooLong: 'largo' })).toBeNull();
    }),
  );
});

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Beto'], 'Ana y Beto'],
  [['Ana', 'Beto', 'Caro'], 'Ana, Beto y Caro'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['Ana', 'Yamil'], 'Ana y Yamil'],
])('%j reads as "%s"', (names, text) => {
  expect(nameList(names)).toBe(text);
});
