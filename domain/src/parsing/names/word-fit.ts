import { editDistance } from './edit-distance.ts';
import { isNickname } from './nicknames.ts';

/** Scores of the ways in which a typed word can fit a word of a name, higher for a better fit. 0 means no fit. */
export const FIT = {
  exact: 8,
  nickname: 5,
  beginning: 4,
  initial: 3,
  sound: 3,
  slip: 2,
  ending: 1,
} as const;

/** A word in small letters without accents, and how it sounds (`soundOf`). */
export type Spoken = { word: string; sound: string };

const BEGINNING_MIN = 3;
const LONG_WORD = 7;
const SLIP_MIN = 4;

/**
 * Returns the score (`FIT`) of a typed word that is the whole word of a name, its nickname or a prefix of it, and 0 for
 * any other word. Both words are plain (words.ts).
 */
export function plainFit(word: string, part: string): number {
  if (word === part) return FIT.exact;
  if (isNickname(word, part)) return FIT.nickname;
  return word.length >= BEGINNING_MIN && part.startsWith(word) ? FIT.beginning : 0;
}

/**
 * Returns the score (`FIT`) of a typed word that sounds like the word of a name, contains a typo (two in long words),
 * or extends it, as 'juancito' extends 'juan'. Returns 0 for any other word.
 */
export function looseFit(typed: Spoken, of: Spoken): number {
  const { word } = typed;
  const part = of.word;
  if (word.length >= BEGINNING_MIN && typed.sound === of.sound) return FIT.sound;
  if (word.length < SLIP_MIN || part.length < SLIP_MIN) return 0;
  const most = part.length >= LONG_WORD ? 2 : 1;
  if (editDistance(word, part, most) <= most) return FIT.slip;
  const isForm =
    word.startsWith(part) || isDiminutive(typed.sound, of.sound) || isShortForm(word, part);
  return isForm ? FIT.ending : 0;
}

/** Tells whether a word is a short form of a name: 'Tomi' for 'Tomás', 'Ramu' for 'Ramiro'. */
function isShortForm(word: string, part: string): boolean {
  const [, stem] = /^(\p{L}{3,})[iyou]$/u.exec(word) ?? [];
  return stem !== undefined && part.length > word.length && part.startsWith(stem);
}

/** Tells whether two sounds are the same without a diminutive and a final o, a or s: 'Turco' and 'Turquito'. */
function isDiminutive(sound: string, other: string): boolean {
  const [stem, ofPart] = [sound, other].map((one) => one.replace(/(?:it|ill|in)?[oa]?s?$/u, ''));
  return stem === ofPart && (stem ?? '').length >= BEGINNING_MIN;
}

/**
 * Returns a word in a spelling that words of the same sound share: 'Kique' and 'Quique', 'Balentin' and 'Valentín',
 * 'Sezar' and 'César'.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll(/qu(?=[ei])|c(?=[aourlt])|c$/gu, 'k')
    .replaceAll(/c(?=[ei])|z|x/gu, 's')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll('ph', 'f')
    .replaceAll('h', '');
}
