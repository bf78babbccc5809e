/** The state of reading a clause word by word: which words have been understood, and as what. */
import { COMMON_WORDS, type Word } from '../names/find-names.ts';
import { isDoubt, isFiller, isNegation, isNo, type Verb } from './reply-words.ts';

/** A word that is an answer: its position, yes or no, the grammatical person, and whether it is a verb. */
export type AnswerWord = {
  at: number;
  isYes: boolean;
  by: Verb['by'];
  isVerb: boolean;
  /** True for a verb of staying away without a negation, and for an infinitive with one: 'falto', 'no ir'. */
  isAway?: boolean;
};
export type Scan = {
  words: Word[];
  plain: string[];
  found: AnswerWord[];
  isDoubtful: boolean;
  /** True if the clause announces a later answer: 'veo y aviso'. */
  isAnnounced: boolean;
  /** True if the clause has a condition: 'si …', 'siempre que …'. */
  isConditional: boolean;
  /** True if the clause negates something that is not understood, or may be a condition, as in 'me mata si voy'. */
  negatesUnknown: boolean;
  /** The number of words that are neither understood nor common next to an answer. */
  unknown: number;
  /** The number of those unknown words that leave open nothing about coming (`isAside`). */
  asides: number;
};

/**
 * Tells whether the word at a position says nothing beside an answer: it is a common word, a filler or a number, has
 * been understood already, or has a capital and so may be a name.
 */
export function isCommon({ plain, words }: Scan, at: number): boolean {
  const word = plain[at] ?? '';
  const isKnown = words[at]?.isUsed === true || words[at]?.isCapital === true;
  return isKnown || isFiller(word) || COMMON_WORDS.has(word) || /^\d/.test(word);
}

/** Tells whether the rest of a clause has no condition, negation or doubt, which could change an answer before it. */
export function isHarmlessFrom({ plain }: Scan, from: number): boolean {
  return plain
    .slice(from)
    .every(
      (word) =>
        !/^(?:si|que)$/.test(word) && !isNegation(word) && !isNo(word) && !isDoubt(word, ''),
    );
}

/** Marks `length` words from the position `at` on as understood, and returns `length`. */
export function markUnderstood({ words }: Scan, at: number, length: number): number {
  for (const word of words.slice(at, at + length)) word.isUsed = true;
  return length;
}
