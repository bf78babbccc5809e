/**
 * Reads the statements of a line: what its sender says (said-in.ts), or, without a sender, what it says about the
 * people it names.
 */
import { BESIDE, findNames } from '../names/find-names.ts';
import type { NameMatcher } from '../names/match-names.ts';
import { isOnlyNames, type Named, namedAt } from './named-clause.ts';
import { type Clause, readClauses, together } from './read-clauses.ts';
import { wordsOf } from '../words.ts';
import { isAck, type ReplyMeaning } from './reply-words.ts';
import { saidIn, type Statement } from './said-in.ts';

export type LineRead = {
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

export function readStatements(text: string, names: NameMatcher, hasSender: boolean): LineRead {
  const clauses = readClauses(hasSender ? withoutName(text, names) : text).map((clause) =>
    withoutCalled(clause, names),
  );
  const named = clauses.map((clause) => ({
    clause,
    found: clause.isQuestion ? [] : findNames(clause.words, names, hasSender),
  }));
  const meaning = together(new Set(clauses.map((clause) => clause.meaning)));
  const guests = Math.max(0, ...clauses.map((clause) => clause.guests));
  const others = othersOf(named);
  const isUnderstood = clauses.some(({ words }) => words.some(({ isUsed }) => isUsed));
  const whole = { meaning, guests, others, isOnlyNames: others.length === 0 && !isUnderstood };
  const isAlarming = clauses.some((clause) => clause.isAlarming && clause.meaning === null);
  const isOfOther = named.some(
    ({ clause, found }) =>
      clause.by === 'them' &&
      clause.meaning &&
      found.length === 0 &&
      clause.words.some(({ isCapital, isUsed }, place) => isCapital && !isUsed && place > 0),
  );
  const statements = hasSender
    ? named
        .flatMap((_, place) => saidIn(named, place))
        .map((one) =>
          (isAlarming || (isOfOther && one.force === 'ack')) &&
          one.meaning !== 'no-va' &&
          /^(?:soft|ack)$/.test(one.force)
            ? { ...one, force: 'weak' as const }
            : one,
        )
    : listedIn(named, whole);
  return { ...whole, statements };
}

/** Removes the name from a yes to another person: 'Si Fede' is a yes and not a condition. */
function withoutName(text: string, names: NameMatcher): string {
  const [, answer, name = ''] = /^(s[ií]|no|dale|ok) (\p{L}+)[ .!]*$/iu.exec(text) ?? [];
  return answer && names.match(wordsOf(name), true) ? answer : text;
}

/** Returns a clause in which players of the roster do not count as guests: 'Llevo a Fede' says that Fede comes. */
function withoutCalled(clause: Clause, names: NameMatcher): Clause {
  if (clause.guests === 0) return clause;
  const isGuest = ({ word, isCapital }: Clause['words'][number]) =>
    !isCapital || !names.match([word], true);
  const called = clause.words.filter((word) => word.isUsed && !isGuest(word));
  if (called.length === 0 || called.length > clause.guests) return clause;
  const words = clause.words.map((word) => (isGuest(word) ? word : { ...word, isUsed: false }));
  return { ...clause, words, guests: clause.guests - called.length };
}

/**
 * Returns the statements of a line without a sender. A person who is named alone in it gets the meaning of the line,
 * several people the meaning of their clauses.
 */
function listedIn(named: readonly Named[], whole: Omit<LineRead, 'statements'>): Statement[] {
  const all = named.flatMap(({ found }) => found);
  const answers = named.map(({ clause }) => clause).filter(({ meaning }) => meaning !== null);
  const common = { isTurn: false, isBare: true, guests: whole.guests };
  if (all.length === 1) {
    const [who = null] = all;
    const isClear = answers.some((answer) => isTold(answer)) && !isMixed(answers);
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
    const mayBorrow = isOnlyNames(clause, found);
    const lent = clause.meaning ? clause : mayBorrow ? borrowed(named, place) : null;
    const force = lent && isTold(lent) ? 'hard' : 'weak';
    const own = {
      isTurn: false,
      isBare: true,
      guests: clause.guests,
      meaning: lent?.meaning ?? null,
    };
    return found.map((who) => ({ ...own, who, force: lent ? force : 'hard' }));
  });
}

function isTold({ force }: Clause): boolean {
  return force !== 'weak' && force !== 'hint';
}

/** Tells whether all understood words are acknowledgements: 'juan ok'. */
function isAllAcks(named: readonly Named[]): boolean {
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
function borrowed(named: readonly Named[], place: number): Clause | null {
  const answers = (part: readonly Named[]) => part.map(({ clause }) => clause);
  const after = answers(named.slice(place + 1)).find(({ meaning }) => meaning);
  return after ?? answers(named.slice(0, place)).findLast(({ meaning }) => meaning) ?? null;
}

function othersOf(named: readonly Named[]): string[] {
  return named.flatMap(({ clause, found }) => {
    if (clause.isQuestion) return [];
    const isTaken = namedAt(found);
    return clause.words
      .filter(
        ({ isUsed, word }, place) =>
          !isUsed && !isTaken(place) && !BESIDE.has(word) && word !== 'yo',
      )
      .map(({ word }) => word);
  });
}
