import { isFiller, isNegation, isNo, isYes, orderOf, verbOf } from '../replies/reply-words.ts';
import type { NameMatch, NameMatcher } from './match-names.ts';
import { WEEKDAYS } from '../word-classes.ts';

/** Common words next to a name that are not part of the name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `y e con que se le lo la el los las de del al a en un una mi su es me te ya hoy manana esta este tarde tambien tampoco
  solo pero por para cada uno dos tres mas muy bien che gente chicos amigo amigos min minutos semana partido lista hora horas hs fin finde vez noche dia
  pues ps pos tons hoje amanha irmao galera pessoal rapaziada ${WEEKDAYS.join(' ')}`.split(/\s+/u),
);
/** Names that are also common words. In small letters they are read as the word. */
const NAMES_AND_WORDS = new Set(
  'justo sol luz paz leo abril julio domingo mar rosa bueno bravo santos rey franco angel segundo cruz salvador dulce mano primo claro'.split(
    ' ',
  ),
);
const NAME_WORDS_MAX = 4;

/**
 * A word of a line in plain form (words.ts), and how it was typed. `isUsed` is true once the word has been understood,
 * as part of an answer or of guests, so that it is not part of a name.
 */
export type Word = { word: string; isCapital: boolean; isAccented: boolean; isUsed: boolean };
export type FoundName = NameMatch & { at: number };

/**
 * Returns the people named among words, in their order. In the text of a sender (`isSaid`) only a word with a capital
 * may be a prefix or contain a typo: 'me dan permiso' does not name Daniel.
 */
export function findNames(
  words: readonly Word[],
  names: NameMatcher,
  isSaid: boolean,
): FoundName[] {
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at++) {
    const match = nameAt(words, at, names, isSaid);
    if (!match) continue;
    found.push({
      ...match,
      at,
      isSure:
        match.isSure &&
        !isOtherSurname(words, at, match, names, isSaid) &&
        !(isSaid && isAfterOtherName(words, at)),
    });
    at += match.length - 1;
  }
  return found;
}

function nameAt(
  words: readonly Word[],
  at: number,
  names: NameMatcher,
  isSaid: boolean,
): NameMatch | null {
  if (!names.mayBegin(words[at]?.word ?? '')) return null;
  for (let length = NAME_WORDS_MAX; length > 0; length--) {
    const here = words.slice(at, at + length);
    const isFree = here.length === length && here.every(({ isUsed }) => !isUsed);
    if (!isFree || here.some(({ word }) => COMMON_WORDS.has(word) && length === 1)) continue;
    const isExact = isSaid && here.some(({ isCapital }) => !isCapital);
    if (isExact && here.every(({ word }) => NAMES_AND_WORDS.has(word))) continue;
    const match = names.match(
      here.map(({ word }) => word),
      isExact,
    );
    if (match) return match;
  }
  return null;
}

/** Tells whether a word that may be the first part of another name stands before a name: 'San Lorenzo juega hoy'. */
function isAfterOtherName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  // 'O' and 'A' are articles in Portuguese.
  if (!before?.isCapital || before.isUsed || /^[oa]$/.test(before.word)) return false;
  if (COMMON_WORDS.has(before.word)) return false;
  return !isFiller(before.word) && !isNegation(before.word) && orderOf(before.word) === null;
}

/**
 * Tells whether another surname follows the name: 'Juan Gómez' is not certainly Juan Pérez, but it certainly is a
 * player called only Juan.
 */
function isOtherSurname(
  words: readonly Word[],
  at: number,
  { ids, length }: NameMatch,
  names: NameMatcher,
  isSaid: boolean,
): boolean {
  const next = words[at + length];
  if (!next || next.isUsed || COMMON_WORDS.has(next.word) || !/^\p{L}{3}/u.test(next.word))
    return false;
  const isAnswer = isYes(next.word) || isNo(next.word) || verbOf(next.word, '') !== null;
  if (isAnswer || (isSaid && !next.isCapital)) return false;
  return names.hasMoreWords(ids, length);
}
