/**
 * Reads the statements of a line: what its sender says (clause-statements.ts), or, without a sender, what it says about
 * the people it names.
 */
import { COMMON_WORDS, findNames } from '../names/find-names.ts';
import type { NameMatcher } from '../names/match-names.ts';
import { enlistsAnother, isOnlyNames, type NamedClause, nameTester } from './named-clause.ts';
import { type Clause, readClauses, combinedMeaning } from './read-clauses.ts';
import { withSwapsAsAnswers } from './swaps.ts';
import { ILL, wordsOf } from '../words.ts';
import { leavesOpen, namesStranger } from './open-words.ts';
import { leavesOpenGuests, sendsAnother, tellsOfGuest } from './open-guests.ts';
import { isAck, isFiller, type ReplyMeaning } from './reply-words.ts';
import { statementsOfClause, type Statement } from './clause-statements.ts';

export type ReadLine = {
  statements: Statement[];
  /**
   * The meaning and the guests of all clauses together. `others` are the words that are neither an answer nor a known
   * name.
   */
  meaning: ReplyMeaning | null;
  guests: number;
  others: string[];
  /** True if the line has only names and common words, without an answer and without unknown words. */
  isOnlyNames: boolean;
};

export function readStatements(text: string, names: NameMatcher, hasSender: boolean): ReadLine {
  const called = withPlayersForRelatives(withoutName(text, names), names);
  const own = withSwapsAsAnswers(called, names);
  const said = hasSender ? own : text;
  const clauses = readClauses(said).map((clause) => withoutPlayersAsGuests(clause, names));
  const named = clauses.map((clause) => ({
    clause,
    found: clause.isQuestion ? [] : findNames(clause.words, names, hasSender),
  }));
  const meaning = combinedMeaning(new Set(clauses.map((clause) => clause.meaning)));
  const guests = Math.max(0, ...clauses.map((clause) => clause.guests));
  const others = unknownWords(named);
  const isUnderstood = clauses.some(({ words }) => words.some(({ isUsed }) => isUsed));
  const whole = { meaning, guests, others, isOnlyNames: others.length === 0 && !isUnderstood };
  const isAboutElse =
    hasSender && (MONEY.test(text) || THANKS.test(text) || others.some((word) => !isFiller(word)));
  if (!hasSender) return { ...whole, statements: statementsOfNames(named, whole) };
  const stated = named.flatMap((_, place) => statementsOfClause(named, place));
  const enlists = clauses.some((clause) => enlistsAnother(clause));
  const isForOther = stated.some(({ who, force }) => who !== null && force === 'hard');
  const statements = stated
    .filter(({ who, force }) => who !== null || force === 'hard' || !enlists)
    .map((one) =>
      one.force === 'ack' && one.guests === 0 && (isForOther || isAboutElse) ? asked(one) : one,
    );
  const isComing = statements.some(
    (one) => one.meaning === 'va' && one.force === 'hard' && !one.who,
  );
  if (!isComing && sendsAnother(said, namesStranger(named)))
    return { ...whole, statements: [{ ...OPEN_GUEST, meaning: 'no-va' }] };
  const isGuestOpen =
    leavesOpenGuests(said, guests) ||
    leavesOutGuest(named) ||
    (statements.every((one) => one.guests === 0) && tellsOfGuest(said));
  const read =
    leavesOpen(named) || ILL.test(said) ? statements.map((one) => asked(one)) : statements;
  if (JEST.test(said))
    return { ...whole, statements: read.map((one) => ({ ...one, force: 'weak' })) };
  return { ...whole, statements: isGuestOpen ? withOpenGuest(read) : read };
}

/** Tells whether a clause about another person denies after one with guests: 'llevo a mi hijo pero no juega'. */
function leavesOutGuest(named: readonly NamedClause[]): boolean {
  const first = named.findIndex(({ clause }) => clause.guests > 0);
  return (
    first >= 0 &&
    named
      .slice(first + 1)
      .some(
        ({ clause, found }) =>
          found.length === 0 && clause.by === 'them' && clause.meaning === 'no-va',
      )
  );
}

/** Matches words that take back what a message, or the one before, says: 'ni loco, jaja mentira', 'o no, me quedo'. */
const JEST =
  /^o (?:no|s[ií])(?!\p{L})|(?<!\p{L})(?:ment[ií](?:ra)?|(?<!fuera de )(?:broma|joda|chiste)|jodiendo)\P{L}*$/iu;

/** Returns a yes of the sender as one that needs a decision, and any other statement unchanged. */
function asked(one: Statement): Statement {
  const isOwnYes = one.who === null && one.meaning === 'va' && one.force !== 'hint';
  return isOwnYes ? { ...one, force: 'weak' } : one;
}

/**
 * Returns the statements with a guest of the sender about whom the organiser is asked. They stay unchanged if the
 * sender does not come.
 */
function withOpenGuest(statements: readonly Statement[]): Statement[] {
  const isMine = ({ who, meaning }: Statement) =>
    who === null && (meaning === 'va' || meaning === null);
  const isAbsent = ({ who, meaning, force }: Statement) =>
    who === null && meaning === 'no-va' && force !== 'hint';
  if (statements.some((one) => isAbsent(one))) return [...statements];
  const own = statements.filter((one) => isMine(one));
  const asked = own.length > 0 ? own : [OPEN_GUEST];
  return [
    ...statements.filter((one) => !isMine(one) && one.force !== 'hint'),
    ...asked.map((one) => ({ ...one, force: 'weak' as const, guests: one.guests || 1 })),
  ];
}

const OPEN_GUEST: Statement = {
  who: null,
  meaning: 'va',
  force: 'weak',
  overridesEarlier: false,
  guests: 1,
};

/** Removes the name from an answer that addresses another person: 'Si Fede' is a yes and not a condition. */
function withoutName(text: string, names: NameMatcher): string {
  const [, answer, name = ''] = /^(s[ií]|no|dale|ok) (\p{L}+)[ .!]*$/iu.exec(text) ?? [];
  return answer && names.match(wordsOf(name), true) ? answer : text;
}

/** Matches a relative and the name beside it: 'mi hermano (Joni)', 'mi hermano Joni'. */
const RELATIVE =
  /(?<!\p{L})(?:[Mm]i|[Ss]u|[Ee]l|[Uu]na?) \p{Ll}+ \((\p{Lu}\p{L}+)\)|(?<!\p{L})[Mm]i (?!que )\p{Ll}{3,} (\p{Lu}\p{L}+)/gu;

/**
 * Returns a text with the name of a player in place of the words for a relative with that name: 'yo y mi hermano Joni
 * vamos' becomes 'yo y Joni vamos'.
 */
function withPlayersForRelatives(text: string, names: NameMatcher): string {
  return text.replaceAll(RELATIVE, (whole, beside: string | undefined, after = '') => {
    const name = beside ?? String(after);
    return names.match(wordsOf(name), true) ? name : whole;
  });
}

/** Matches a payment, which 'listo' may be about: 'listo, transferido'. */
const MONEY =
  /(?<!\p{L})(?:transfer[ií]\p{L}*|pagu[eé]|pagad[oa]|deposit\p{L}*|alias|cbu|pix)(?!\p{L})/iu;

/** Matches thanks, which an acknowledgement beside them is about: 'perfecto, gracias'. */
const THANKS = /(?<!\p{L})(?:gracias|obrigad[oa])(?!\p{L})/iu;

/** Returns a clause in which players of the roster do not count as guests: 'Llevo a Fede' says that Fede comes. */
function withoutPlayersAsGuests(clause: Clause, names: NameMatcher): Clause {
  if (clause.guests === 0) return clause;
  const isGuest = ({ word }: Clause['words'][number]) => !names.match([word], true);
  const called = clause.words.filter((word) => word.isUsed && !isGuest(word));
  if (called.length === 0 || called.length > clause.guests) return clause;
  const words = clause.words.map((word) => (isGuest(word) ? word : { ...word, isUsed: false }));
  return { ...clause, words, guests: clause.guests - called.length };
}

/**
 * Returns the statements of a line without a sender. A person who is named alone in it gets the meaning of the line,
 * several people the meaning of their clauses.
 */
function statementsOfNames(
  named: readonly NamedClause[],
  whole: Omit<ReadLine, 'statements'>,
): Statement[] {
  const all = named.flatMap(({ found }) => found);
  const answers = named.map(({ clause }) => clause).filter(({ meaning }) => meaning !== null);
  const common = {
    overridesEarlier: false,
    guests: whole.guests,
  };
  if (all.length === 1) {
    const [who = null] = all;
    const isClear = answers.some((answer) => isStated(answer)) && !isMixed(answers);
    const isAcked = answers.length === 0 && whole.others.length === 0 && isAllAcks(named);
    return [
      {
        ...common,
        who,
        meaning: isAcked ? 'va' : whole.meaning,
        force: isClear || answers.length === 0 ? 'hard' : 'weak',
      },
    ];
  }
  return named.flatMap(({ clause, found }, place) => {
    const isNameList = isOnlyNames(clause, found);
    const answer = clause.meaning ? clause : isNameList ? answeringClause(named, place) : null;
    const force = answer && isStated(answer) ? 'hard' : 'weak';
    const own = {
      overridesEarlier: false,
      guests: clause.guests,
      meaning: answer?.meaning ?? null,
    };
    return found.map((who) => ({ ...own, who, force: answer ? force : 'hard' }));
  });
}

function isStated({ force }: Clause): boolean {
  return force !== 'weak' && force !== 'hint';
}

/** Tells whether all understood words are acknowledgements: 'juan ok'. */
function isAllAcks(named: readonly NamedClause[]): boolean {
  const words = named.flatMap(({ clause }) => clause.words.filter(({ isUsed }) => isUsed));
  return words.length > 0 && words.every(({ word }) => isAck(word));
}

function isMixed(answers: readonly Clause[]): boolean {
  return (
    answers.some(({ meaning }) => meaning === 'va') &&
    answers.some(({ meaning }) => meaning === 'no-va')
  );
}

/**
 * Returns the clause from which a name without an answer takes its answer: the next clause with an answer ('Juan, Ana y
 * Beto van'), or else the last one before it. Returns null if no clause has an answer.
 */
function answeringClause(named: readonly NamedClause[], place: number): Clause | null {
  const answers = (part: readonly NamedClause[]) => part.map(({ clause }) => clause);
  const after = answers(named.slice(place + 1)).find(({ meaning }) => meaning);
  return after ?? answers(named.slice(0, place)).findLast(({ meaning }) => meaning) ?? null;
}

function unknownWords(named: readonly NamedClause[]): string[] {
  return named.flatMap(({ clause, found }) => {
    if (clause.isQuestion) return [];
    const isTaken = nameTester(found);
    return clause.words
      .filter(
        ({ isUsed, word }, place) =>
          !isUsed && !isTaken(place) && !COMMON_WORDS.has(word) && word !== 'yo',
      )
      .map(({ word }) => word);
  });
}
