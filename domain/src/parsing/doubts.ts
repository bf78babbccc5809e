import { wordsOf } from './words.ts';

/**
 * Reason why a line of a pasted list needs a decision of the organiser: `sentence` (reads like a sentence or a place),
 * `level` (a level that the app does not have), `number` (a phone number with too few or too many digits, or without an
 * area code), `two-names` (may name two people), `repeated` (an earlier line has the name), `listed` (the list already
 * has the player), `struck` (struck out), `cut` (the name was too long and is cut), `nameless` (a phone number without
 * a name), `absent` and `maybe` (the player does not come, or perhaps), `guests` (guests without names), `unnamed` ('mi
 * hermano'), `named-by-host` ('primo de Lalo' in a list with Lalo), `namesake` (the second person of a name in a list
 * that is numbered without a gap), `remark` (the line says something else beside the name), `heading` (the line may be
 * a heading over names), `garbled` (letters of the name are broken), `rounded` (a spreadsheet has rounded the phone
 * number), `joined` (the phone number was on another line), `numbered-twice` (another line has the same number of the
 * list).
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
  | 'unnamed'
  | 'named-by-host'
  | 'namesake'
  | 'remark'
  | 'heading'
  | 'garbled'
  | 'rounded'
  | 'joined'
  | 'numbered-twice';

/**
 * Doubts with which a row of the preview starts without a tick. The player is added only if the organiser ticks the
 * row.
 */
const UNTICKED: readonly Doubt[] = [
  'sentence',
  'listed',
  'repeated',
  'struck',
  'absent',
  'maybe',
  'unnamed',
];

export function startsUnticked(doubts: readonly Doubt[]): boolean {
  return doubts.some((doubt) => UNTICKED.includes(doubt));
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

/**
 * Tells whether a text seems to name two people: 'Juan y Pedro', 'Juan o Pedro', 'Juan / Pedro', 'Juan, Pedro',
 * 'Juan.Pedro'. Brackets are ignored.
 */
export function looksLikeTwo(name: string): boolean {
  return /\p{L}(?: (?:y|e|o|ó|u|&|\+|-) |(?: ?[/,] ?)|(?<=\p{L}{3})\.(?=\p{L}{3}))\p{L}/iu.test(
    name.replaceAll(/\([^()]*\)/gu, ''),
  );
}
