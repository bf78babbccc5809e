/** What has been understood of the words of a clause, so far. */
import { BESIDE, type Word } from '../names/find-names.ts';
import type { Verb } from './reply-words.ts';

export type Found = { at: number; isYes: boolean; by: Verb['by']; isVerb: boolean };
export type Scan = {
  words: Word[];
  plain: string[];
  found: Found[];
  /** A word of doubt. */
  isDoubtful: boolean;
  /** An answer is announced: 'veo y aviso'. */
  isPromised: boolean;
  /** 'si …', 'siempre que …' */
  isConditional: boolean;
  /** A negation of something that is not understood. */
  isAlarming: boolean;
  /** Words that are neither understood nor common beside an answer. */
  unknown: number;
};

const FILLER =
  /^(?:yo|que|si|ahi|alla|alli|aca|aqui|eh|ah|uh|uy|buen[oa]s?|bue|pues|po|pe|entonces|siempre|gracias|perdon|sorry|loc[oa]s?|capo|crack|maestro|rey|genio|papa|senor|mijo|carnal|bro|wey|guey|parce|causa|tios?|tmb|x|ja\p{L}*|je\p{L}*|igual|nomas|ahora|final|vos|nosotr[oa]s|juntos|justo|sol[oa]|asi|por|profe|hace|rato|desde|_\p{L}+)$/u;

/** A word that may stand beside an answer: it says nothing else. */
export function isCommon({ plain, words }: Scan, at: number): boolean {
  const word = plain[at] ?? '';
  const isKnown = words[at]?.isUsed === true || words[at]?.isCapital === true;
  return isKnown || FILLER.test(word) || BESIDE.has(word) || /^\d/.test(word);
}

export function use({ words }: Scan, at: number, length: number): number {
  for (const word of words.slice(at, at + length)) word.isUsed = true;
  return length;
}
