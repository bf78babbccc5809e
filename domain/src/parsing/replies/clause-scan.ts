/** The state of reading a clause word by word: which words have been understood, and as what. */
import { COMMON_WORDS, type Word } from '../names/find-names.ts';
import type { Verb } from './reply-words.ts';

/** A word that is an answer: its position, yes or no, the grammatical person, and whether it is a verb. */
export type AnswerWord = { at: number; isYes: boolean; by: Verb['by']; isVerb: boolean };
export type Scan = {
  words: Word[];
  plain: string[];
  found: AnswerWord[];
  isDoubtful: boolean;
  /** True if the clause announces a later answer: 'veo y aviso'. */
  isAnnounced: boolean;
  /** True if the clause has a condition: 'si …', 'siempre que …'. */
  isConditional: boolean;
  /** True if the clause negates something that is not understood. */
  negatesUnknown: boolean;
  /** The number of words that are neither understood nor common next to an answer. */
  unknown: number;
};

const FILLER =
  /^(?:yo|que|si|ahi|alla|alli|aca|aqui|eh|ah|uh|uy|buen[oa]s?|bue|pues|po|pe|entonces|siempre|gracias|perdon|sorry|loc[oa]s?|capo|capitan|jefe|patron|campeon|fiera|titan|presi|crack|maestro|rey|genio|papa|senor|mijo|carnal|bro|wey|guey|parce|causa|tios?|tmb|x|ja\p{L}*|je\p{L}*|igual|nomas|ahora|final|vos|nosotr[oa]s|juntos|justo|sol[oa]|asi|por|profe|hace|rato|desde|eu|hoje|amanha|galera|pessoal|mano|cara|meu|_\p{L}+)$/u;

/** Tells whether a word is common next to an answer and says nothing else. */
export function isCommon({ plain, words }: Scan, at: number): boolean {
  const word = plain[at] ?? '';
  const isKnown = words[at]?.isUsed === true || words[at]?.isCapital === true;
  return isKnown || FILLER.test(word) || COMMON_WORDS.has(word) || /^\d/.test(word);
}

/** Marks `length` words from the position `at` on as understood, and returns `length`. */
export function markUnderstood({ words }: Scan, at: number, length: number): number {
  for (const word of words.slice(at, at + length)) word.isUsed = true;
  return length;
}
