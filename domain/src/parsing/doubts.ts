import { wordsOf } from './words.ts';

/**
 * Why a line needs a decision: it reads like a sentence; its level is none of the app's; its number has too few or
 * too many digits; it contains two people; it repeats an earlier line, or a player who is there already; it is struck
 * out; its name was too long; it is a number without a name; it does not come, or
 * perhaps; it brings people without names; it has no name of its own.
 */
export type Doubt =
  | 'sentence'
  | 'level'
  | 'number'
  | 'two-names'
  | 'repeated'
  | 'listed'
  | 'struck'
  | 'cut'
  | 'nameless'
  | 'absent'
  | 'maybe'
  | 'guests'
  | 'unnamed';

/** Who is read like this is taken only if the organiser says so. */
const OUT: readonly Doubt[] = [
  'sentence',
  'listed',
  'repeated',
  'struck',
  'absent',
  'maybe',
  'unnamed',
];

export function startsOut(doubts: readonly Doubt[]): boolean {
  return doubts.some((doubt) => OUT.includes(doubt));
}

const SENTENCE_WORDS = new Set(
  wordsOf(`que para con no si hay por me te se les nos al en un una es son esta este favor alguien quien cuando donde
  como yo voy va van vamos traigan traer pero porque hoy mañana antes despues`),
);
const NAME_WORDS = 5;

export function looksLikeSentence(name: string): boolean {
  if (/[?¿!¡]/u.test(name)) return true;
  const words = wordsOf(name);
  if (words.length > NAME_WORDS) return true;
  return words.length > 2 && words.some((word) => SENTENCE_WORDS.has(word));
}

/** 'Juan y Pedro', 'Juan o Pedro', 'Juan / Pedro', 'Juan, Pedro'. */
export function looksLikeTwo(name: string): boolean {
  return /\p{L}(?: (?:y|e|o|u|&|\+|-) |(?: ?[/,] ?))\p{L}/iu.test(
    name.replaceAll(/\([^()]*\)/gu, ''),
  );
}
