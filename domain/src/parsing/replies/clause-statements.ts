/**
 * Reads what a sender says in a clause. The clause is about the sender, unless a verb in the third person or an order
 * names others: 'Beto no va', 'anotá a Beto', 'vamos con Fede'. Any other name only addresses a person: 'dale Benja'.
 */
import { COMMON_WORDS, type FoundName } from '../names/find-names.ts';
import type { NameMatch } from '../names/match-names.ts';
import { companionsOf, isAboutCompany } from './companions.ts';
import {
  enlistsAnother,
  isSenderAndNamed,
  isAboutSenderAndPreviousName,
  isAboutPreviousName,
  isOnlyNames,
  isAnswerAfterNames,
  isCountedOn,
  isPlainOrder,
  type NamedClause,
  answerAsBefore,
  clauseAt,
  previousNamed,
  answerByOrder,
  subjectsOf,
} from './named-clause.ts';
import type { Clause } from './read-clauses.ts';
import { isFiller, type ReplyMeaning } from './reply-words.ts';

/**
 * A statement: what a clause says about one person. `who` is null for the sender; `meaning` is null if there is no
 * answer, or only guests.
 */
export type Statement = {
  who: NameMatch | null;
  meaning: ReplyMeaning | null;
  force: Clause['force'];
  overridesEarlier: boolean;
  guests: number;
};

/** Returns the statements of one clause of a message. `place` is the index of the clause. */
export function statementsOfClause(named: readonly NamedClause[], place: number): Statement[] {
  const { clause, found } = clauseAt(named, place);
  const { meaning, force, overridesEarlier, guests, by, words } = clause;
  const statement = (who: NameMatch | null, own = meaning, sure = force): Statement => ({
    who,
    meaning: own,
    force: sure,
    overridesEarlier,
    guests: who ? 0 : guests,
  });
  const host = guests > 0 ? hostIn(clause, found) : null;
  if (host && by === 'them' && found.length === 1 && meaning === 'va')
    return [{ ...statement(host), guests }];
  if (host) {
    const others = named.with(place, { clause: { ...clause, guests: 0 }, found });
    return [...statementsOfClause(others, place), { ...statement(host, null, 'weak'), guests }];
  }
  const [first] = found;
  const before = clauseAt(named, place - 1);
  if (enlistsAnother(clause)) {
    const addressed = meaning === 'no-va' ? [] : first ? found : before.found;
    const isOpen = meaning === 'duda' || clause.negatesUnknown;
    return addressed.map((who) => statement(who, 'va', isOpen ? 'weak' : 'hard'));
  }
  if (!first) {
    const previous = previousNamed(named, place);
    if (isAboutPreviousName(clause, previous)) return previous.found.map((who) => statement(who));
    const both = isAboutSenderAndPreviousName(clause)
      ? before.found.map((who) => statement(who))
      : [];
    const own = both.length > 0 ? { ...statement(null), guests: 0 } : statement(null);
    return [...statementsOfSender(named, place).map((more) => ({ ...own, ...more })), ...both];
  }
  const same = answerAsBefore(clause, found, before);
  if (same) return found.map((who) => statement(who, same, 'hard'));
  const ordered = found.flatMap((who) => answerByOrder(words, who) ?? []);
  if (ordered.length > 0) {
    const others = found.flatMap((who) => {
      const order = answerByOrder(words, who);
      return order ? [statement(who, order, isPlainOrder(clause, found) ? 'hard' : 'weak')] : [];
    });
    return (by === 'me' && !isOrderOnly(words)) || clause.includesSender
      ? [statement(null, meaning ?? ordered[0], isForSender(clause) ? 'hard' : 'weak'), ...others]
      : others;
  }
  if (isSenderAndNamed(clause, found)) {
    const isNeither = words[0]?.word === 'ni';
    const own = isNeither ? 'no-va' : (meaning ?? 'va');
    const isStated = meaning === null || isNeither;
    return [null, ...found].map((who) => statement(who, own, isStated ? 'hard' : force));
  }
  if (isOnlyNames(clause, found))
    return answerOfNameList(named, place).flatMap((own) =>
      found.map((who) => statement(who, own, 'hard')),
    );
  return statementsBesideNames(clause, found, statement);
}

/**
 * Returns the player whose guests a clause counts: 'Diego +2 y yo', 'Diego viene con 2 amigos'. Returns null for the
 * sender's.
 */
function hostIn({ words, by }: Clause, found: readonly FoundName[]): FoundName | null {
  const isCount = (at: number) => words[at]?.isUsed === true && /^\d/.test(words[at]?.word ?? '');
  const isAlone = by === 'them' && found.length === 1;
  return found.find(({ at, length }) => isAlone || isCount(at + length)) ?? null;
}

type Statements = (
  who: NameMatch | null,
  own?: ReplyMeaning | null,
  sure?: Clause['force'],
) => Statement;

/** Returns the statements of a clause that names people and is neither an order nor a list of names. */
function statementsBesideNames(
  clause: Clause,
  found: readonly FoundName[],
  statement: Statements,
): Statement[] {
  const { meaning, force, guests, by, words } = clause;
  const [first] = found;
  const from = first?.at ?? 0;
  if (words[from - 1]?.word === 'sin') {
    const own = meaning === null ? [] : [statement(null)];
    return [...own, ...found.map((who) => statement(who, 'no-va', 'weak'))];
  }
  const { count, isSure } = companionsOf(clause, found);
  const brought = guests + count;
  if (meaning === null)
    return brought > 0 && by !== 'them' ? [{ ...statement(null), guests: brought }] : [];
  // 'Beto no va conmigo' may be about the way.
  if (isAboutCompany(clause))
    return [null, ...found].map((who) =>
      statement(who, meaning, meaning === 'va' ? force : 'weak'),
    );
  const isJoined = words.slice(0, from).some(({ word }) => /^(?:con|y|traigo)$/.test(word));
  if (by === 'us' && isJoined) return [null, ...found].map((who) => statement(who));
  const isOfOthers =
    by === 'them' || (first !== undefined && isCountedOn(words, first) && !clause.includesSender);
  if (isOfOthers || (by !== 'me' && isAnswerAfterNames(words, found)))
    return subjectsOf(clause, found).map((who) => statement(who));
  const isObject = /^(?:al?|si)$/.test(words[from - 1]?.word ?? '');
  const isSubject = from <= 1 && words.some(({ word }) => THEY_DOUBT.test(word));
  if (by === 'none' && meaning === 'duda' && (isObject || isSubject))
    return found.map((who) => statement(who));
  const isMine = by !== 'none' || (force === 'hard' && words.some(({ word }) => word === 'me'));
  const called = isMine || force === 'hint' ? force : 'weak';
  const along = isJoined ? found.map((who) => statement(who, meaning, 'weak')) : [];
  const own = statement(null, meaning, isSure ? called : 'weak');
  return [{ ...own, guests: brought }, ...along];
}

/** Matches a verb with which another person doubts: 'Beto no sabe todavía', 'Beto depende del trabajo'. */
const THEY_DOUBT = /^(?:sabe|sabia|depende|quedo|confirma|avisa|responde|anda|sigue)$/;

/** Tells whether an order is for the sender as well: 'sumame a mí y a Leo', but not 'sumame a Leo'. */
function isForSender({ includesSender, words }: Clause): boolean {
  return includesSender || words.some(({ word }) => word === 'me' || word === 'y');
}

/** Tells whether a clause has a verb with which a sender speaks only of others: 'anoté a Leo', 'confirmo a Leo'. */
function isOrderOnly(words: Clause['words']): boolean {
  return words.some(
    ({ word, isAccented }) => word === 'confirmo' || (isAccented && word === 'anote'),
  );
}

/**
 * Returns what a clause without names says about its sender, as the fields that differ from those of the clause. The
 * array is empty if the clause says nothing about the sender. A verb in the third person is about another person, but
 * 'va' alone is a yes.
 */
function statementsOfSender(named: readonly NamedClause[], place: number): Partial<Statement>[] {
  const { clause } = clauseAt(named, place);
  const { meaning, guests, by, force, isUnderstood, includesSender, words } = clause;
  const isNobody = words.every(
    ({ word, isUsed, isCapital }) => isUsed || !isCapital || COMMON_WORDS.has(word),
  );
  const isAfterOthers = named.slice(0, place).some(({ found }) => found.length > 0);
  const isVa =
    !isAfterOthers &&
    isUnderstood &&
    isNobody &&
    meaning === 'va' &&
    words.some(({ word }) => /^(?:va|jala)$/.test(word));
  const isWaiting = words.some(({ word }) => /^(?:avis|llam)[ae]/.test(word));
  const isDoubt = (isUnderstood || isWaiting) && meaning === 'duda';
  const { count: brought } = companionsOf(clause, []);
  if (by === 'them' && brought > 0) return [{ meaning: null, guests: brought, force: 'weak' }];
  if (by === 'them' && !isVa && !isDoubt) return guests > 0 ? [{ meaning: null }] : [];
  const counted = Math.max(...named.map((one) => one.clause.guests));
  const { count, isSure } = companionsOf({ ...clause, guests: counted }, []);
  // 'Va Ezequiel conmigo' is about a person who is not on the roster.
  if (meaning && guests + count === 0 && !(isNobody && meaning === 'va') && isAboutCompany(clause))
    return [{ guests: meaning === 'va' ? 1 : 0, force: 'weak' }];
  if (meaning === null && guests + count === 0) return [];
  if (meaning && clauseAt(named, place - 1).clause.isCondition)
    return [{ meaning: 'duda', force: 'weak' }];
  if (count > 0 || !isSure)
    return [{ guests: guests + count, force: isSure && meaning === 'va' ? force : 'weak' }];
  if (isAfterOthers && force === 'hint' && HAS_REASON.test(words[0]?.word ?? '')) return [];
  // 'Con el hermano de Beto cualquiera' after an own yes may say anything about that person.
  const isOpen = meaning === null && /^(?:con|y)$/.test(words[0]?.word ?? '') && !isUnderstood;
  const isOfOthers = by === 'none' && !includesSender && isAfterOthers;
  // 'Kevin no' is about a person who is not on the roster.
  const isOfStranger = by === 'none' && !includesSender && beginsWithStranger(words);
  const isWeak = isOpen || isOfStranger || (isOfOthers && !(force === 'hint' && meaning !== null));
  return [{ force: isWeak ? 'weak' : force }];
}

/** Matches the verb of a reason of the person named before: 'está con la novia' after 'Leo no va'. */
const HAS_REASON = /^(?:esta|anda|sigue|tiene|trabaja|labura|viaja)$/;

/** Tells whether a clause consists of an unknown word with a capital and an answer: 'Kevin sí'. */
function beginsWithStranger([first, second, more]: Clause['words']): boolean {
  const isAnswer = /^(?:si|no|tampoco|va|adentro|dentro)$/.test(second?.word ?? '') && !more;
  const isName =
    first?.isCapital === true && !first.isUsed && /^(?!.*mente$).{3}/u.test(first.word);
  return isAnswer && isName && !COMMON_WORDS.has(first.word) && !isFiller(first.word);
}

/**
 * Returns the answer for a clause that is only names, taken from the next clause that is more than names: 'somos Bagre,
 * Tero y yo'. The array is empty if the next clause has no answer for the named people.
 */
function answerOfNameList(named: readonly NamedClause[], place: number): ReplyMeaning[] {
  const next = named
    .slice(place + 1)
    .find(({ clause, found }) => !isOnlyNames(clause, found) || isSenderAndNamed(clause, found));
  // In 'Leo, anotá a Ana' Leo is only addressed.
  const isOrder = next?.found.some((who) => answerByOrder(next.clause.words, who) !== null);
  if (!next || next.found.length === 0 || isOrder) return [];
  // In 'Leo, Ana no va' Leo is only addressed.
  const isSingular =
    next.clause.by === 'them' &&
    subjectsOf(next.clause, [...next.found, ...next.found]).length === 1;
  if (isSingular) return [];
  if (isSenderAndNamed(next.clause, next.found)) return [next.clause.meaning ?? 'va'];
  return next.clause.meaning && next.clause.force !== 'weak' ? [next.clause.meaning] : [];
}
