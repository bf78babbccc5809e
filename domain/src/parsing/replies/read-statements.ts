/**
 * The statements of one line. A message is about its sender, unless it names others: 'Beto no va', 'vamos con Fede'.
 * A line without a sender is about the people it names.
 */
import type { ReplyMeaning } from './reply-phrases.ts';
import { BESIDE, findNames, type FoundName } from '../names/find-names.ts';
import type { NameMatch, NameMatcher } from '../names/match-names.ts';
import { type Clause, readClauses, together } from './read-clauses.ts';

/** `who` null: the sender. `meaning` null: none, or only guests. */
export type Statement = {
  who: NameMatch | null;
  meaning: ReplyMeaning | null;
  guests: number;
  isSure: boolean;
};

export type LineRead = {
  statements: Statement[];
  /** Of all clauses together, and what is neither an answer nor a known name. */
  meaning: ReplyMeaning | null;
  guests: number;
  others: string[];
  /** No word has been understood but names. */
  isOnlyNames: boolean;
};

export function readStatements(text: string, names: NameMatcher, hasSender: boolean): LineRead {
  const clauses = readClauses(text);
  const named = clauses.map((clause) => ({
    clause,
    found: clause.isQuestion ? [] : findNames(clause.words, names, hasSender),
  }));
  const meaning = together(new Set(clauses.map((clause) => clause.meaning)));
  const guests = Math.max(0, ...clauses.map((clause) => clause.guests));
  const count = named.reduce((sum, { found }) => sum + found.length, 0);
  const others = othersOf(named);
  const isUnderstood = clauses.some(({ words }) => words.some(({ isUsed }) => isUsed));
  const whole = { meaning, guests, others, isOnlyNames: others.length === 0 && !isUnderstood };
  if (!hasSender && count === 1) {
    const [who = null] = named.flatMap(({ found }) => found);
    const isWeak = clauses.every((clause) => clause.isWeak);
    return { ...whole, statements: [{ who, meaning, guests, isSure: !isWeak }] };
  }
  return {
    ...whole,
    statements: named.flatMap((_, place) => statementsAt(named, place, hasSender)),
  };
}

/** 'Dale Benja' is said to Benja. */
const ACK = /^(?:dale|ok|okey|listo|vale|genial|buenisimo|perfecto|joya|obvio|claro|si|sisi)$/u;

/** '@Kike anotame' is said to Kike. */
const ASKED = /^(?:anotame|sumame|apuntame|contame|poneme|ponme|agregame|borrame|bajame|sacame)$/u;

type Named = { clause: Clause; found: FoundName[] };

function statementsAt(named: readonly Named[], place: number, hasSender: boolean): Statement[] {
  const { clause, found: all = [] } = named[place] ?? {};
  if (!clause) return [];
  const isAsked = ASKED.test(clause.words[all[0]?.length ?? 0]?.word ?? '');
  const found = all.filter(({ at }) => at > 0 || !isAsked);
  const isAlong = found.length === 0 && clause.isMine && bringsStranger(clause);
  const guests = clause.guests || (isAlong ? 1 : 0);
  const isWeak = clause.isWeak || isAlong;
  const said = (
    who: NameMatch | null,
    meaning: ReplyMeaning | null,
    isSure: boolean,
  ): Statement => ({
    who,
    meaning,
    guests,
    isSure: isSure && !isWeak,
  });
  if (!hasSender) {
    const meaning = clause.meaning ?? borrowed(named, place, true);
    return found.map((who) => said(who, meaning, true));
  }
  if (found.length === 0) {
    const isOfOthers =
      !clause.isMine && !clause.withMe && named.slice(0, place).some((one) => one.found.length > 0);
    return clause.meaning || guests > 0 ? [said(null, clause.meaning, !isOfOthers)] : [];
  }
  const called = clause.words[(found[0]?.at ?? 0) - 1]?.word ?? '';
  if (ACK.test(called) && clause.meaning && found.length === 1) {
    return [said(null, clause.meaning, clause.isMine)];
  }
  const meaning = clause.meaning ?? (isMeAnd(clause, found) ? 'va' : borrowed(named, place, false));
  if (!meaning) return [];
  const isJoined = clause.words.some(({ word }) => word === 'con' || word === 'y');
  if (clause.isMine && !clause.withMe) {
    return [
      said(null, meaning, true),
      ...(isJoined ? found.map((who) => said(who, meaning, false)) : []),
    ];
  }
  const others = found.map((who) => said(who, meaning, true));
  return clause.withMe ? [said(null, meaning, true), ...others] : others;
}

/** 'Voy con Cele', who is not on the roster. */
function bringsStranger({ words, meaning }: Clause): boolean {
  const last = words.at(-1);
  const isNew = last !== undefined && last.isCapital && !last.isUsed && !BESIDE.has(last.word);
  return meaning === 'va' && isNew && words.at(-2)?.word === 'con';
}

/** 'yo y el Tata' */
function isMeAnd({ words, isQuestion }: Clause, found: readonly FoundName[]): boolean {
  const isTaken = (place: number) =>
    found.some(({ at, length }) => place >= at && place < at + length);
  const others = words.filter(({ word }, place) => !isTaken(place) && !BESIDE.has(word));
  return (
    !isQuestion &&
    others.some(({ word }) => word === 'yo') &&
    others.every(({ word }) => /^(?:yo|somos|seremos)$/u.test(word))
  );
}

/** A name without an answer takes that of the next clause with one ('Juan, Ana y Beto van'), else of the one before. */
function borrowed(
  named: readonly Named[],
  place: number,
  alsoWithoutName: boolean,
): ReplyMeaning | null {
  const after = named.slice(place + 1).find(({ clause }) => clause.meaning);
  if (after && (alsoWithoutName || after.found.length > 0)) return after.clause.meaning;
  const before = named.slice(0, place).findLast(({ clause }) => clause.meaning);
  return alsoWithoutName ? (before?.clause.meaning ?? null) : null;
}

function othersOf(named: readonly Named[]): string[] {
  return named.flatMap(({ clause, found }) => {
    if (clause.isQuestion) return [];
    const isTaken = (place: number) =>
      found.some(({ at, length }) => place >= at && place < at + length);
    return clause.words
      .filter(({ isUsed, word }, place) => !isUsed && !isTaken(place) && !BESIDE.has(word))
      .map(({ word }) => word);
  });
}
