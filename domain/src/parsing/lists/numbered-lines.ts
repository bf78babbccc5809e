/*
 * Brings numbered lists into the form of one numbered line for each name: the names of one line ('1-Fede 2-Juampi
 * 3-Toto'), and Roman numerals ('I. Ana', 'II. Beto', 'III. Caro').
 */
import { chatMessage } from '../chat-message.ts';
import type { PlainLine } from '../plain-lines.ts';
import { headingOf } from './headings.ts';

const NUMERAL = /^([IVX]{1,5})(?:\.-|[.):°-]) ?(?=\p{L})/u;
const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');
const LEAST = 3;

/**
 * Returns the lines with digits in place of Roman numerals if they count the lines from I without a gap. A single
 * capital may as well be the initial of a name: 'V. López'.
 */
export function withoutRomanNumbers(lines: readonly PlainLine[]): PlainLine[] {
  const numerals = lines.flatMap(({ text }) => NUMERAL.exec(text)?.[1] ?? []);
  const isCounted = numerals.every((numeral, place) => numeral === NUMERALS[place]);
  if (numerals.length < LEAST || !isCounted) return [...lines];
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(NUMERAL, (_, numeral: string) => `${NUMERALS.indexOf(numeral) + 1}. `),
  }));
}

/** Matches a number before a word, with or without a sign: '3. Fede', '4 Julio', '2 lucas'. */
const COUNTED = /^(\d{1,3})(?: ?[.)°º:-]+)? +(?=\p{L})/u;

/** Matches a number before a word without a sign. */
const UNSIGNED = /^(\d{1,3}) +(?=\p{L})/u;

/**
 * Returns the lines with a sign after each number that goes on counting the lines, so that no word after it makes it a
 * date or an amount: '3 Fede', '4 Julio'.
 */
export function withCountedLines(lines: readonly PlainLine[]): PlainLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const numbers = filled.map(({ text }) => Number(COUNTED.exec(text)?.[1] ?? 0));
  const counted = new Set(
    filled.filter((_, at) => {
      const number = numbers[at] ?? 0;
      const isNext = number > 1 && numbers[at - 1] === number - 1;
      return isNext || (number === 1 && numbers[at + 1] === 2);
    }),
  );
  const isLong = counted.size >= LEAST;
  return lines.map((one) =>
    isLong && counted.has(one) ? { line: one.line, text: one.text.replace(UNSIGNED, '$1. ') } : one,
  );
}

/** Matches a number and its sign before a name inside a line: '2-Juampi', '3) Toto'. */
const SIGNED = /(?<![\p{L}\d:.,/])\(?(\d{1,2}) ?[-.)°º:–—]+ ?(?=["'*_]?\p{L})/gu;

/** Matches the same numbers also without a sign, as in '1 Ana 2 el Beto 3 Caro'. */
const BARE = /(?<![\p{L}\d:.,/])(\d{1,2})(?: ?[-.)°º:–—]+ ?| )(?=["'*_]?(?:(?:el|la) )?\p{Lu})/gu;
/** Matches numbers that directly follow the name before: '1-Ana.2-Beto', '2.Chava3.Pollo'. */
const TIGHT = /(?<![\d:,/])(\d{1,2})[-.)] ?(?=["'*_]?(?:(?:el|la) )?\p{Lu})/gu;
/** Matches free places after the last name: '9 Ana 10 ____'. */
const FREE_AT_END = /(?: \d{1,2}[-.)]? ?[_.…-]{2,})+$/u;

/** Returns the lines with one line for each name of a line that has a list with ascending numbers. */
export function withNumbersInLines(lines: readonly PlainLine[]): PlainLine[] {
  return lines.flatMap((one) =>
    (partsByPictures(one.text) ?? partsOf(one.text)).map((text) => ({ line: one.line, text })),
  );
}

/** Matches a picture that stands before a name as a bullet, but no star and no sign of an answer. */
const PICTURE =
  /(?![⭐🌟★☆✅✔☑❌✖👍👎❓⏳])\p{Extended_Pictographic}\p{M}* ?(?=(?:el |la )?\p{Lu})/gu;

/** Returns the parts of a line in which a picture stands before each name ('⚽ Nico ⚽ Leo 🧤 Cata'), or null. */
function partsByPictures(text: string): string[] | null {
  const starts = [...text.matchAll(PICTURE)].map(({ index }) => index);
  if (starts[0] !== 0 || starts.length < LEAST) return null;
  return starts.map((start, place) => text.slice(start, starts[place + 1]).trim());
}

function partsOf(whole: string): string[] {
  const text = whole.replace(FREE_AT_END, '');
  const bare = [...text.matchAll(BARE)];
  const isAfterStart = bare[0]?.index === 0 || text.slice(0, bare[0]?.index).endsWith(': ');
  const isBare = isAfterStart && Number(bare[0]?.[1]) === 1 && bare.length >= LEAST;
  const tight = [...text.matchAll(TIGHT)];
  const isTight = tight[0]?.index === 0 && tight.length >= 2 && isAscending(tight);
  const marks = isBare ? bare : isTight ? tight : [...text.matchAll(SIGNED)];
  const [first] = marks;
  const isList = isAscending(marks);
  const isAtStart = first?.index === 0 || text.slice(0, first?.index).endsWith(': ');
  if (!first || !isList || marks.length < (isAtStart ? 2 : LEAST)) return [whole];
  const parts: string[] = [];
  let before = text.slice(0, first.index).trim();
  for (const [place, { 0: mark, 1: number, index }] of marks.entries()) {
    const end = marks[place + 1]?.index ?? text.length;
    const { name, heading } = withoutHeading(text.slice(index + mark.length, end));
    const isHeader = place === 0 && chatMessage(before)?.text === '';
    if (isHeader) parts.push(`${before} ${number}. ${name}`);
    else parts.push(...(before === '' ? [] : [before]), `${number}. ${name}`);
    before = heading;
  }
  return before === '' ? parts : [...parts, before];
}

function isAscending(marks: readonly RegExpExecArray[]): boolean {
  return marks.every((mark, place) => Number(mark[1]) === Number(marks[0]?.[1]) + place);
}

/** Separates a heading at the end of a part from the name: 'Bebe... suplente' before '11-Maca'. */
function withoutHeading(part: string): { name: string; heading: string } {
  const bare = part.trim().replace(/[\s,;./|-]+$/u, '');
  const [whole = '', heading = ''] = /[^\p{L}\d]+(\p{L}+):?$/u.exec(bare) ?? [];
  const isHeading = /[.,;:|/-]/u.test(whole) && headingOf(heading) !== null;
  return isHeading ? { name: bare.slice(0, -whole.length), heading } : { name: bare, heading: '' };
}
