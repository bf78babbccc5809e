/* Reads the messages of a chat in which senders answer the call of a list: 'Lauta: anotame', 'Beto: me bajo'. */
import type { Doubt } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { asksToCome } from '../replies/conversation.ts';
import { findGuests, guestsNamed } from '../replies/guests.ts';
import { nameKey, plainWord, wordsOf } from '../words.ts';
import { accepts, answerInCell, declines, keepsGoal } from './answer-note.ts';
import { headingOf } from './headings.ts';
import { joinedIn, sentencesOf } from './lists-in-sentences.ts';
import { nameFit } from './name-fit.ts';
import { readEntry } from './read-entry.ts';
import type { ReadPerson } from './read-person.ts';
import { COMES_TOO } from './unlisted-people.ts';

type Place = Pick<ReadPerson, 'message' | 'section'>;

const JOINS =
  /\b(?:an[oó]t[ae]me|anotenme|s[uú]m[ae]me|me (?:sumo|anoto|apunto|prendo)|ap[uú]ntame|agr[eé]g[ae]me|pon[eé]?me|me agreg[aá]s|yo (?:voy|juego|tambi[eé]n)|voy|conmigo)\b|^yo\b|^(?:adentro|dentro|presente|juego|confirmo|asisto|jalo)(?!\p{L})|^\+1/iu;

/** A message of at most this number of words is an answer if it has the word or the sign of one: '👍', 'puesto 💪'. */
const BARE_MAX = 2;

/** Tells whether a message has words by which its sender joins, or is only an answer: 'me sumo', 'anotame', '👍'. */
export function joins(message: string): boolean {
  const isBare = wordsOf(message).length <= BARE_MAX && answerInCell(message) === 'people';
  return JOINS.test(message) || isBare;
}

/** Returns the sender of a message that answers the call, and the guests whom the message names. */
export function answersInChat(
  typed: MarkedLine,
  people: readonly ReadPerson[],
  place: Place,
  hasList: boolean,
): ReadPerson[] {
  const sender = answerOfSender(typed, people, place, hasList) ?? [];
  return [...sender, ...guestsOfSender(typed, place)];
}

/** Matches another player whom a sender writes down with himself: 'sumame a mí y a Bocha'. */
const WITH_ME = /(?<!\p{L})a m[ií] y a(?:l| la)? (\p{Lu}\p{L}+)/u;

/** Returns the guests whom a message names, as guests of its sender: 'voy y traigo a mi hermano Hugo'. */
function guestsOfSender(from: MarkedLine, { message, section }: Place): ReadPerson[] {
  const { rest, line, sender } = from;
  const [, other] = WITH_ME.exec(rest) ?? [];
  const guests = guestsNamed(rest).map((name) => ({ name, hint: sender ?? '' }));
  const named = other === undefined ? guests : [...guests, { name: other, hint: '' }];
  return named.flatMap(({ name, hint }) => {
    const entry = readEntry([name]);
    const place = { message, section, line, number: null, isRole: true };
    return entry ? [{ ...entry, ...place, from, hint, doubts: ['remark'] }] : [];
  });
}

/**
 * Returns the sender of a message that answers the call, or null if the message does not answer or names others.
 * `people` are those whom the message seems to name.
 */
function answerOfSender(
  typed: MarkedLine,
  people: readonly ReadPerson[],
  place: Place,
  hasList: boolean,
): ReadPerson[] | null {
  if (COMES_TOO.test(typed.rest) || joinedIn(typed.rest).length > 0) return null;
  const line = withNamedSender(typed);
  const isUnclear = people.every(({ doubts }) => doubts.includes('sentence'));
  const isNo = isUnclear && answerInCell(line.rest) === 'absent';
  if (isNo || declines(line.rest)) return senderAs(line, 'absent', place);
  const last = sentencesOf(line.rest).at(-1) ?? '';
  // A call with the answer of its sender at the end: 'Mañana 21:30, quiénes están? Yo juego'.
  const before = line.rest.slice(0, -last.length).trim();
  if (before.endsWith('?') && asksToCome(before) && accepts(last))
    return readJoiner({ ...line, rest: last }, place, hasList);
  const guests = guestsNamed(line.rest);
  const ownWords = guests.reduce((rest, name) => rest.replace(name, ''), line.rest);
  const namesNobodyElse = !/\p{Lu}/u.test(ownWords.slice(1));
  const joiner = isUnclear || namesNobodyElse ? readJoiner(line, place, hasList) : [];
  return joiner.length > 0 ? joiner : null;
}

const PHONE = /^\+[\d ()-]{8,}$/u;
/** Matches how a sender without a name says who he is: 'voy, soy Jhon el de contabilidad'. */
const INTRODUCTION =
  /[,.]? ?(?<!\p{L})soy ((?:el |la )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?:el|la) del? .*)?[.!]*$/u;

/**
 * Returns a message of a sender with a number only, with the name that the sender gives in it and without this
 * introduction. Any other message is returned unchanged.
 */
function withNamedSender(line: MarkedLine): MarkedLine {
  const [whole, name] = INTRODUCTION.exec(line.rest) ?? [];
  if (whole === undefined || !PHONE.test(line.sender ?? '')) return line;
  return { ...line, sender: `${name} ${line.sender}`, rest: line.rest.slice(0, -whole.length) };
}

/**
 * Adds a question about a message that is only a name other than the sender's, such as 'Toledo': it may be any word.
 */
export function askBareWord(line: MarkedLine, [only]: readonly ReadPerson[]): void {
  if (only?.name !== line.rest || line.mark !== null || only.doubts.length > 0) return;
  if (nameKey(line.sender ?? '') !== nameKey(only.name)) only.doubts.push('sentence');
}

/**
 * Reads the sender of a message such as 'Lauta: anotame' as a player. The row has the doubt `maybe` if the message says
 * more than that, if the sender may be no name, or if a list is above it (`hasList`), in which the organiser writes the
 * players down. Returns an empty array for other messages.
 */
function readJoiner(line: MarkedLine, place: Place, hasList: boolean): ReadPerson[] {
  const isJoining = JOINS.test(line.rest) && !/\bno\b/iu.test(line.rest);
  const answer = answerInCell(line.rest);
  if (!isJoining && answer !== 'people' && answer !== 'maybe') return [];
  const isName = nameFit(line.sender ?? '', false) === 'name';
  const isSure = isName && isJoining && accepts(line.rest) && !hasList;
  return senderAs(line, isSure ? null : 'maybe', place);
}

const GUESTS: readonly Doubt[] = ['guests'];

function senderAs(
  from: MarkedLine,
  doubt: 'maybe' | 'absent' | null,
  { message, section }: Place,
): ReadPerson[] {
  const { sender, line } = from;
  const entry = sender === null ? null : readEntry([sender]);
  if (!entry) return [];
  const brought = doubt === 'maybe' ? findGuests(plainWord(from.rest)).guests : 0;
  const hasUnnamed = brought > guestsNamed(from.rest).length;
  const doubts = [...(doubt === null ? entry.doubts : [doubt]), ...(hasUnnamed ? GUESTS : [])];
  const isKeeper = keepsGoal(from.rest);
  const place = { message, section, line, number: null, isRole: true };
  return [{ ...entry, ...place, from, isKeeper, doubts }];
}

/**
 * Tells whether the first line of a message is a heading and not an answer of its sender: 'Titulares', but not 'voy'.
 */
export function isHeadingInChat(rest: string): boolean {
  return headingOf(rest) !== null && !JOINS.test(rest) && !declines(rest);
}
