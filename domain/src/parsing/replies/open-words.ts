/** Finds what a message leaves open beside a yes, so that the organiser is asked. */
import { COMMON_WORDS, type Word } from '../names/find-names.ts';
import { type NamedClause, nameTester } from './named-clause.ts';
import { isAside, isFiller, OTHER_OCCASION } from './reply-words.ts';
import { BRING } from '../word-classes.ts';

/**
 * Maximum number of unknown words in a clause without an answer. With more, the clause may say something about the
 * answer of another clause, so the organiser is asked.
 */
const UNKNOWN_MAX = 2;
/** Matches the first word of a clause that restricts the answer before it: 'voy, pero con asterisco'. */
const RESTRICTS = /^(?:pero|aunque|solo|menos|salvo|excepto)$/;

/**
 * Tells whether a message leaves something open beside a yes: another occasion than the match, a denial or a
 * restriction that is not understood, many words that are not understood, or a person who is neither on the roster nor
 * counted as a guest.
 */
export function leavesOpen(named: readonly NamedClause[]): boolean {
  const answered = named.findIndex(({ clause }) => clause.meaning === 'va');
  return named.some((one, place) => {
    const { meaning, words, negatesUnknown } = one.clause;
    const unknown = unknownWords(one);
    const isRestriction = RESTRICTS.test(words[0]?.word ?? '') && unknown.length > 0;
    return (
      OTHER_OCCASION.test(words.map(({ word }) => word).join(' ')) ||
      (negatesUnknown && place >= answered) ||
      (meaning === null && (isRestriction || unknown.length > UNKNOWN_MAX)) ||
      unknown.some((word) => isStranger(word, one))
    );
  });
}

/** Tells whether a message has a word with a capital, after the first of its clause, that is not understood. */
export function namesStranger(named: readonly NamedClause[]): boolean {
  return named.some((one) =>
    unknownWords(one).some((word) => word.isCapital && word !== one.clause.words[0]),
  );
}

/** Returns the words of a clause that are neither understood nor a name of the roster nor harmless beside an answer. */
function unknownWords({ clause, found }: NamedClause): Word[] {
  const isTaken = nameTester(found);
  return clause.words.filter(
    ({ isUsed, word }, at) =>
      !isUsed &&
      !isTaken(at) &&
      !(COMMON_WORDS.has(word) || isFiller(word) || isAside(word) || /^\d/.test(word)),
  );
}

/** Matches words by which a clause counts the people after them as guests (companions.ts). */
const BRINGS = new RegExp(String.raw`(?<!\p{L})(?:${BRING}|con)(?!\p{L})`, 'u');

/**
 * Tells whether an unknown word may be a person who is not counted: it has a capital, and is neither a guest ('mi primo
 * Kevin', 'llevo a Pau') nor a place after 'en' beside the answer, unless that is a yes.
 */
function isStranger(word: Word, { clause }: NamedClause): boolean {
  const at = clause.words.indexOf(word);
  const before = clause.words.slice(0, at);
  const isPlace = clause.meaning !== 'va' && before.at(-1)?.word === 'en';
  const isGuest =
    (before.at(-1)?.isUsed === true && clause.guests > 0) ||
    BRINGS.test(before.map((one) => one.word).join(' '));
  // The first word of a sentence has a capital anyway, but 'Kevin y yo' and 'Kevin confirmado' begin with a person.
  const next = clause.words[1]?.word ?? '';
  const isFirst =
    at === 0 && !/^(?:y|tambien|tb|tmb)$|^(?:confirm|anot|apunt|sum)ad[oa]s?$/.test(next);
  return (!isFirst || clause.guests > 0) && word.isCapital && !isPlace && !isGuest;
}
