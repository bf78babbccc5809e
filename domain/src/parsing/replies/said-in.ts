/**
 * Reads what a sender says in a clause. The clause is about the sender, unless a verb in the third person or an order
 * names others: 'Beto no va', 'anotá a Beto', 'vamos con Fede'. Any other name only addresses a person: 'dale Benja'.
 */
import { BESIDE } from '../names/find-names.ts';
import type { NameMatch } from '../names/match-names.ts';
import {
  isErrand,
  isMeAnd,
  isOfBoth,
  isOfSubject,
  isOnlyNames,
  isTold,
  type Named,
  orderIn,
} from './named-clause.ts';
import type { Clause } from './read-clauses.ts';
import type { ReplyMeaning } from './reply-words.ts';

/**
 * A statement: what a clause says about one person. `who` is null for the sender; `meaning` is null if there is no
 * answer, or only guests.
 */
export type Statement = {
  who: NameMatch | null;
  meaning: ReplyMeaning | null;
  force: Clause['force'];
  isTurn: boolean;
  /** True if all words are understood or common. 'Al arco no' is not: its no is about something else. */
  isBare: boolean;
  guests: number;
};

const NOTHING: Clause = {
  words: [],
  meaning: null,
  force: 'weak',
  by: 'none',
  guests: 0,
  withMe: false,
  isQuestion: true,
  isOpen: false,
  isTurn: false,
  isBare: true,
  isAlarming: false,
};

/** Returns the statements of one clause of a message. `place` is the index of the clause. */
export function saidIn(named: readonly Named[], place: number): Statement[] {
  const { clause, found } = at(named, place);
  const { meaning, force, isTurn, isBare, guests, by, words } = clause;
  const said = (who: NameMatch | null, own = meaning, sure = force): Statement => ({
    who,
    meaning: own,
    force: sure,
    isTurn,
    isBare,
    guests: who ? 0 : guests,
  });
  const [first] = found;
  if (!first) {
    const subject = isOfSubject(clause, at(named, place - 1)) ? at(named, place - 1).found : [];
    if (subject.length > 0) return subject.map((who) => said(who));
    const both = isOfBoth(clause) ? at(named, place - 1).found.map((who) => said(who)) : [];
    const own = both.length > 0 ? { ...said(null), guests: 0 } : said(null);
    return [...ofSender(named, place).map((more) => ({ ...own, ...more })), ...both];
  }
  if (isErrand(words, first)) return [];
  const ordered = found.flatMap((who) => orderIn(words, who) ?? []);
  if (ordered.length > 0) {
    const others = found.flatMap((who) => {
      const order = orderIn(words, who);
      return order ? [said(who, order, 'hard')] : [];
    });
    const isForOther = words.some(({ word }) => word === 'confirmo');
    return (by === 'me' && !isForOther) || clause.withMe
      ? [said(null, ordered[0], 'hard'), ...others]
      : others;
  }
  if (isMeAnd(clause, found))
    return [null, ...found].map((who) =>
      said(who, meaning ?? (words[0]?.word === 'ni' ? 'no-va' : 'va'), meaning ? force : 'hard'),
    );
  if (isOnlyNames(clause, found))
    return listWith(named, place).flatMap((own) => found.map((who) => said(who, own, 'hard')));
  if (meaning === null) return guests > 0 && by !== 'them' ? [said(null)] : [];
  const isJoined = words.slice(0, first.at).some(({ word }) => /^(?:con|y)$/.test(word));
  if (by === 'us' && isJoined) return [null, ...found].map((who) => said(who));
  if (by === 'them' || (by !== 'me' && isTold(words, found))) return found.map((who) => said(who));
  const isObject = /^(?:al?|si)$/.test(words[first.at - 1]?.word ?? '');
  if (by === 'none' && meaning === 'duda' && isObject) return found.map((who) => said(who));
  const called = by === 'none' && force !== 'hard' ? 'weak' : force;
  const along = isJoined ? found.map((who) => said(who, meaning, 'weak')) : [];
  return [said(null, meaning, called), ...along];
}

function at(named: readonly Named[], place: number): Named {
  return named[place] ?? { clause: NOTHING, found: [] };
}

/**
 * Returns what a clause without names says about its sender, as the fields that differ from those of the clause. The
 * array is empty if it says nothing about the sender. A verb in the third person is about another person, but 'va'
 * alone is a yes.
 */
function ofSender(named: readonly Named[], place: number): Partial<Statement>[] {
  const { clause } = at(named, place);
  const { meaning, guests, by, force, isBare, withMe, words } = clause;
  const isNobody = words.every(
    ({ word, isUsed, isCapital }) => isUsed || !isCapital || BESIDE.has(word),
  );
  const isVa =
    isBare && isNobody && meaning === 'va' && words.some(({ word }) => /^(?:va|jala)$/.test(word));
  const isDoubt = isBare && meaning === 'duda';
  if (by === 'them' && !isVa && !isDoubt) return guests > 0 ? [{ meaning: null }] : [];
  if (meaning === null && guests === 0) return [];
  if (meaning && at(named, place - 1).clause.isOpen) return [{ meaning: 'duda', force: 'weak' }];
  const isAfterOthers = named.slice(0, place).some(({ found }) => found.length > 0);
  if (by === 'me' && guests === 0 && bringsStranger(clause)) return [{ guests: 1, force: 'weak' }];
  return [{ force: by === 'none' && !withMe && isAfterOthers ? 'weak' : force }];
}

/**
 * Returns the answer for a clause that is only names, taken from the next clause that is more than names: 'somos Bagre,
 * Tero y yo'. The array is empty if that clause has no answer for them.
 */
function listWith(named: readonly Named[], place: number): ReplyMeaning[] {
  const next = named
    .slice(place + 1)
    .find(({ clause, found }) => !isOnlyNames(clause, found) || isMeAnd(clause, found));
  if (!next || next.found.length === 0) return [];
  if (isMeAnd(next.clause, next.found)) return [next.clause.meaning ?? 'va'];
  return next.clause.meaning && next.clause.force !== 'weak' ? [next.clause.meaning] : [];
}

/** Tells whether the sender brings a person who is not on the roster: 'Voy con Cele'. */
function bringsStranger({ words, meaning }: Clause): boolean {
  const last = words.at(-1);
  const isNew = last !== undefined && last.isCapital && !last.isUsed && !BESIDE.has(last.word);
  return meaning === 'va' && isNew && words.at(-2)?.word === 'con';
}
