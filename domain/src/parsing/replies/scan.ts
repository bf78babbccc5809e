/** Types and helpers for reading a clause word by word: what has been understood of its words so far. */
import { BESIDE, type Word } from '../names/find-names.ts';
import type { Verb } from './reply-words.ts';

export type Found = { at: number; isYes: boolean; by: Verb['by']; isVerb: boolean };
export type Scan = {
  words: Word[];
  plain: string[];
  found: Found[];
  /** True if the clause has a word of doubt. */
  isDoubtful: boolean;
  /** True if the clause announces a later answer: 'veo y aviso'. */
  isPromised: boolean;
  /** True if the clause has a condition: 'si …', 'siempre que …'. */
  isConditional: boolean;
  /** True if the clause negates something that is not understood. */
  isAlarming: boolean;
  /** The number of words that are neither understood nor common next to an answer. */
  unknown: number;
};

const FILLER =
  /^(?:yo|que|si|ahi|alla|alli|aca|aqui|eh|ah|uh|uy|buen[oa]s?|bue|pues|po|pe|entonces|siempre|gracias|perdon|sorry|loc[oa]s?|capo|crack|maestro|rey|genio|papa|senor|mijo|carnal|bro|wey|guey|parce|causa|tios?|tmb|x|ja\p{L}*|je\p{L}*|igual|nomas|ahora|final|vos|nosotr[oa]s|juntos|justo|sol[oa]|asi|por|profe|hace|rato|desde|eu|hoje|amanha|galera|pessoal|mano|cara|meu|_\p{L}+)$/u;

/** Tells whether a word is common next to an answer and says nothing else. */
export function isCommon({ plain, words }: Scan, at: number): boolean {
  const word = plain[at] ?? '';
  const isKnown = words[at]?.isUsed === true || words[at]?.isCapital === true;
  return isKnown || FILLER.test(word) || BESIDE.has(word) || /^\d/.test(word);
}

export function use({ words }: Scan, at: number, length: number): number {
  for (const word of words.slice(at, at + length)) word.isUsed = true;
  return length;
}
