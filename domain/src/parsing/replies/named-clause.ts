/**
 * Finds out why a clause names people: they come with the sender, the sender orders something for them, or the clause
 * is about them.
 */
import { COMMON_WORDS, type FoundName } from '../names/find-names.ts';
import type { Clause } from './read-clauses.ts';
import {
  isAside,
  isFiller,
  isNegation,
  isReport,
  orderOf,
  type ReplyMeaning,
} from './reply-words.ts';
import { HOUSEHOLD, RELATIVE } from '../word-classes.ts';

export type NamedClause = { clause: Clause; found: FoundName[] };

const NO_CLAUSE: Clause = {
  words: [],
  meaning: null,
  force: 'weak',
  by: 'none',
  guests: 0,
  includesSender: false,
  isQuestion: true,
  isCondition: false,
  overridesEarlier: false,
  isUnderstood: true,
  negatesUnknown: false,
};

/** Returns the clause at a place, or one that says nothing. */
export function clauseAt(named: readonly NamedClause[], place: number): NamedClause {
  return named[place] ?? { clause: NO_CLAUSE, found: [] };
}

export function isOnlyNames({ words, meaning }: Clause, found: readonly FoundName[]): boolean {
  const isNamed = nameTester(found);
  return (
    found.length > 0 &&
    meaning === null &&
    words.every(({ word }, place) => isNamed(place) || COMMON_WORDS.has(word) || word === 'somos')
  );
}

export function nameTester(found: readonly FoundName[]): (place: number) => boolean {
  return (place) => found.some(({ at: from, length }) => place >= from && place < from + length);
}

/** Matches how an organiser writes another player down: 'te anoto', 'quedás anotado'. */
const ENLISTS =
  /(?<!\p{L})(?:(?:te|l[oa]s?|os) (?:anoto|sumo|apunto|agrego|pongo|inscribo|meto)(?! al? (?:grupo|chat))|(?:ya )?(?:quedas|estas|vas) (?:anotad|apuntad|agregad|inscript|confirmad|adentro|dentro)\p{L}*)(?!\p{L})/u;

/** Tells whether the sender writes down the player who is addressed: 'Listo Leo, te anoto'. */
export function enlistsAnother({ words, isQuestion }: Clause): boolean {
  return !isQuestion && ENLISTS.test(words.map(({ word }) => word).join(' '));
}

/**
 * Tells whether words such as 'cuenten con' or 'cuento con el' stand directly before a name; a 'no' before them is
 * ignored.
 */
export function isCountedOn(words: Clause['words'], { at: from }: FoundName): boolean {
  const before = words.slice(0, from).map(({ word }) => word);
  return /(?<!\p{L})(?:cuent|cont)\p{L}+ con(?: el| la)?$/u.test(before.join(' '));
}

/** Matches orders that are not about a list if they name another person: 'separá a Leo de Fede', 'tené a Leo'. */
const FOR_SENDER_ONLY = /^(?:separ|guard|reserv|ten)/u;
/** Matches what an order may be about in place of the match: 'agregá a Fede al grupo'. */
const CHAT = /^(?:grupo|chat|whats\p{L}*)$/u;

/**
 * Returns the answer that an order gives for a person ('Anota a Bernardo', 'baja a Demetrio'), or null. A negation
 * before the order turns the answer around: 'no anoten a Bernardo'.
 */
export function answerByOrder(
  words: Clause['words'],
  { at: from }: FoundName,
): ReplyMeaning | null {
  const before = words.slice(0, from).map(({ word }) => word);
  const place = before.findLastIndex((word) => isOrder(word));
  const isObject = /^(?:.* )?(?:al?|y)(?: (?:el|la))?$/.test(before.join(' '));
  if (place < 0 || !isObject || words.some(({ word }) => CHAT.test(word))) return null;
  const isDenied = before.slice(0, place).some((word) => isNegation(word));
  return (orderOf(before[place] ?? '') === 'come') !== isDenied ? 'va' : 'no-va';
}

function isOrder(word: string): boolean {
  return orderOf(word) !== null && !FOR_SENDER_ONLY.test(word);
}

/**
 * Tells whether a clause is an order about all people whom it names and says nothing else: 'anoten a Leo y a Fede
 * porfa', but not 'no anoten a Leo' and 'anotá a Leo si falta uno'. People named before the order are only addressed.
 */
export function isPlainOrder({ words, meaning }: Clause, found: readonly FoundName[]): boolean {
  const isNamed = nameTester(found);
  const order = words.findIndex(({ word }) => isOrder(word));
  return (
    meaning !== 'duda' &&
    found.every((who) => who.at < order || answerByOrder(words, who) !== null) &&
    words.every(
      ({ word, isUsed }, place) =>
        !isNegation(word) &&
        (isNamed(place) || isUsed || COMMON_WORDS.has(word) || isFiller(word) || isOrder(word)),
    )
  );
}

/** Tells whether the answer follows the names and ends the clause: 'Juanpi sí', 'Lean y Santi confirmados'. */
export function isAnswerAfterNames(words: Clause['words'], found: readonly FoundName[]): boolean {
  const isNamed = nameTester(found);
  const last = found.at(-1);
  const end = last ? last.at + last.length : 0;
  const after = words.slice(end);
  return (
    words.slice(0, end).every(({ word }, place) => isNamed(place) || COMMON_WORDS.has(word)) &&
    after.length > 0 &&
    after[0]?.word !== 'dale' &&
    after.every(({ word, isUsed }) => isUsed || COMMON_WORDS.has(word))
  );
}

/**
 * Tells whether the clause is about the sender and the people it names: 'yo y el Tata', 'Walter y yo vamos',
 * 'cuenten conmigo y con el Tata', 'ni Fede ni yo'.
 */
export function isSenderAndNamed(
  { words, isQuestion, by, meaning }: Clause,
  found: readonly FoundName[],
): boolean {
  const hasSender = words.some(
    ({ word }) => word === 'yo' || (word === 'conmigo' && meaning !== null),
  );
  if (isQuestion || by === 'them' || !hasSender) return false;
  if (!words.some(({ word }) => /^(?:y|con|ni)$/.test(word))) return false;
  const isTaken = nameTester(found);
  if (words[0]?.word === 'ni') return true;
  return words.every(
    ({ word, isUsed }, place) =>
      isTaken(place) ||
      (isUsed && meaning !== null) ||
      COMMON_WORDS.has(word) ||
      /^(?:yo|nos|somos|seremos|juntos|por|ahora|tambien|coloca|bota|poe|inclui)$/.test(word),
  );
}

/** Matches words between names that belong to one statement. */
const JOINS_NAMES = /^(?:y|ni|e|o|con)$/;

/**
 * Returns the people whom a clause is about. In 'Ana, el Beto no va' and 'Ana el Beto se bajó' Ana is only addressed,
 * because the verb is singular and nothing joins the names.
 */
export function subjectsOf({ words, by }: Clause, found: readonly FoundName[]): FoundName[] {
  const isPlural = words.some(({ word, isUsed }) => isUsed && /[aeo]n$/.test(word));
  const isJoined = words.some(({ word }) => JOINS_NAMES.test(word));
  return by === 'them' && !isPlural && !isJoined ? found.slice(-1) : [...found];
}

/** Matches a clause of a word for the same answer and names: 'y tampoco Dani', 'Dani también'. */
const ALSO = /^(?:y|tampoco|ni|tambien|tamb|tmb|tb|tbm|el|la|al?)$/;

/** Returns the answer that a clause such as 'tampoco Dani' takes from the clause before it, or null. */
export function answerAsBefore(
  { words }: Clause,
  found: readonly FoundName[],
  { clause: before }: NamedClause,
): ReplyMeaning | null {
  const isNamed = nameTester(found);
  const others = words.filter((_, place) => !isNamed(place));
  const isAlso = others.some(({ word }) => word.startsWith('t'));
  if (!isAlso || !others.every(({ word }) => ALSO.test(word)) || before.by !== 'them') return null;
  return before.force === 'weak' ? null : before.meaning;
}

/** Matches how somebody writes for a player: 'soy la hija de Nelson', 'escribo por Hugo'. */
const SPEAKS_FOR = new RegExp(
  String.raw`(?<!\p{L})(?:(?:soy|sou|habla|escribe|aca|aqui) (?:(?:yo|el|la|su|o|a) )*(?:${RELATIVE}|${HOUSEHOLD})|(?:escribo|respondo|contesto|hablo|aviso) (?:por|de parte de) )`,
  'u',
);

/**
 * Returns the clause whose person a clause may be about: the one before it. A report ('dice que va'), and what a relative
 * writes for a player, may also be about the person of the clause before that one.
 */
export function previousNamed(named: readonly NamedClause[], place: number): NamedClause {
  const [before, earlier] = [clauseAt(named, place - 1), clauseAt(named, place - 2)];
  const { meaning, force } = before.clause;
  const saysNothing = meaning === null || (meaning === 'no-va' && force === 'hint');
  if (before.found.length > 0 || !saysNothing) return before;
  const text = earlier.clause.words.map(({ word }) => word).join(' ');
  const isReported = clauseAt(named, place).clause.words.some((word) => isReport(word));
  return isReported || SPEAKS_FOR.test(text) ? earlier : before;
}

/** Tells whether the clause is about the person that the previous clause named: 'Pedro me escribió, viene'. */
export function isAboutPreviousName(clause: Clause, before: NamedClause): boolean {
  const { by, meaning } = clause;
  const { meaning: earlier, force } = before.clause;
  const isOpen = before.found.length === 1 && (earlier === null || force === 'hint');
  return by === 'them' && meaning !== null && isOpen && !beginsWithName(clause);
}

/** Tells whether a clause begins with an unknown word with a capital: 'Thiago no puede' in 'Leo, Thiago no puede'. */
function beginsWithName({ words }: Clause): boolean {
  const first = words.find(({ word }) => !/^(?:y|el|la|que)$/.test(word));
  if (!first?.isCapital || first.isUsed) return false;
  return !COMMON_WORDS.has(first.word) && !isFiller(first.word) && !isAside(first.word);
}

/** Tells whether the clause is about the sender and the person named before: 'Octavio está conmigo, vamos los dos'. */
export function isAboutSenderAndPreviousName({ by, meaning, words }: Clause): boolean {
  return (
    by === 'us' && meaning !== null && words.some(({ word }) => /^(?:dos|ambos|juntos)$/.test(word))
  );
}
