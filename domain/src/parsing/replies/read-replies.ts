/**
 * Reads the replies of a group as its organiser would: yes, no, doubt, and guests. A list of names means yes, but if
 * some of its names have a tick, the others have not replied. Nothing is applied here; doubtful replies are marked for
 * a decision.
 */
import type { ReplyMeaning } from './reply-words.ts';
import { replyOfEachPerson, type Evidence, type ReadReply } from './evidence.ts';
import { daysBetween } from '../chat-message.ts';
import { asksForSome, conversation } from './conversation.ts';
import { headingOf } from '../lists/headings.ts';
import { type RosterName, nameMatcher, type NameMatcher } from '../names/match-names.ts';
import { type PlainLine, plainLines } from '../plain-lines.ts';
import { wordsOf } from '../words.ts';
import { withMetConditions } from './met-conditions.ts';
import { isCall, setsTime, setsTimeAndAsks, urgesOthers } from './message-context.ts';
import { joinMessageBlocks } from './message-blocks.ts';
import { hasTick } from './read-clauses.ts';
import { type ReadLine, readStatements } from './read-statements.ts';
import { withSections } from './sections.ts';
import { withoutOtherDays } from './other-day.ts';
import { type ReplyLine, replyLines } from './reply-lines.ts';
import { laterGuests } from './later-guests.ts';
import { evidenceOfLine } from './reply-evidence.ts';
import { likeOtherSenders } from './sender.ts';
import {
  repliesOfAllOthers,
  type Apology,
  apologyOf,
  askedAgain,
  evidenceOfUnread,
  leftOut,
  withApologies,
} from './implied-replies.ts';

const NAME_WORDS = 3;
/** A call that is at least this many days later is for another match. */
const DAYS_TO_OTHER_MATCH = 6;

export type ReadRepliesResult = {
  replies: ReadReply[];
  /** The lines with text but without a reply. */
  left: PlainLine[];
  /** True if the text continues after the part that was read, because it exceeds a limit. */
  isCut: boolean;
};

export function readReplies(text: string, roster: readonly RosterName[]): ReadRepliesResult {
  const names = nameMatcher(roster);
  const { replies, isCut, unsureSenders } = linesIn(text, names);
  const opener = replies[0]?.sender ?? null;
  // A caller who is not on the roster is no sender: 'Leo: sábado 18'.
  const chat = conversation(opener === null ? (replies[0]?.said ?? '') : '', names);
  let evidence: Evidence[] = [];
  const callers = new Set<string | null>(announcersOf(replies, names));
  const guests = laterGuests(names);
  const left: PlainLine[] = [];
  const unread: Evidence[] = [];
  const apologies: Apology[] = [];
  let heading: ReplyMeaning | null = null;
  let isTicked = false;
  for (const [place, reply] of replies.entries()) {
    if (reply.isFirst) heading = null;
    const isCalling = isMessage(reply) && isCall(reply.said) && guests.together(reply) === null;
    const { old = [], recent = [] } = byMatch(evidence, reply);
    evidence = recent;
    left.push(...plainOf(isCalling ? [...old, reply] : old));
    if (isCalling || old.length > 0) chat.hearCall(reply, old.length > 0);
    if (isCalling) {
      if (!asksForSome(reply.said)) callers.add(reply.sender);
      apologies.push(...apologyOf(reply, names).filter(({ isOfGuests }) => isOfGuests));
      continue;
    }
    if (reply.section?.kind === 'facts' || hasNoAnswer(reply)) {
      left.push(...plainOf([reply]));
      continue;
    }
    if (reply.section !== null) heading = reply.section.answer;
    const said = withoutOtherDays(reply.said, chat.call());
    const read = readStatements(said, names, isMessage(reply));
    const isListed = reply.item !== null && isNameAlone(reply.said, names);
    if (!isListed && isHeading(reply, read, replies[place + 1])) {
      heading = read.meaning;
      continue;
    }
    const isUrging = urgesOthers(reply.said, [...callers, opener]);
    const context = { names, heading, isUrging, unsureSenders };
    const weighed = evidenceOfLine(reply, read, context).flatMap((one) =>
      chat.weigh(one, reply, callers.has(reply.sender)),
    );
    const found = guests.in(reply, read, weighed, evidence);
    evidence.push(...repliesOfAllOthers(reply, read, roster), ...found);
    isTicked ||= found.length > 0 && reply.item !== null && heading === null && hasTick(reply.said);
    chat.hear(reply, found, callers.has(reply.sender));
    apologies.push(...askedAgain(reply, names));
    if (found.length > 0) continue;
    if (place === 0 && isMessage(reply) && setsTime(reply.said)) callers.add(reply.sender);
    if (isMessage(reply)) apologies.push(...apologyOf(reply, names));
    const isOther = isMessage(reply) && ![opener, ...callers].includes(reply.sender);
    const short = isOther ? evidenceOfUnread(reply, replies[place - 1], names) : [];
    if (short.length > 0) unread.push(...short);
    else left.push(...plainOf([reply]));
  }
  const { found, idle } = combineEvidence(evidence, unread, isTicked);
  left.push(...plainOf(idle));
  const regrets = [...apologies, ...leftOut(evidence, found)];
  return { replies: decided(found, regrets, chat.isMoved(), names), left, isCut };
}

/** Returns the replies, of which some need a decision by what was said later, or by the reply of another player. */
function decided(
  replies: readonly ReadReply[],
  regrets: readonly Apology[],
  isMoved: boolean,
  names: NameMatcher,
): ReadReply[] {
  const weighed = replies.map((reply) => withApologies(reply, regrets, isMoved));
  return withMetConditions(weighed, names);
}

/** Returns the lines of a text, and the senders of them who may be somebody else than the player of that name. */
function linesIn(text: string, names: NameMatcher) {
  const { lines, isCut } = plainLines(text);
  const isName = (word: string) => isNameAlone(word, names);
  const messages = joinMessageBlocks(lines, (text) => isName(text) || isWholeName(text, names));
  const isLabel = (label: string, said: string) => namesSender(label, said, names);
  const replies: ReplyLine[] = withSections(replyLines(messages, isLabel, isName), isName);
  const senders = replies.map(({ sender }) => sender);
  return { replies, isCut, unsureSenders: likeOtherSenders(senders, names) };
}

function plainOf(lines: readonly PlainLine[]): PlainLine[] {
  return lines.map(({ line, text }) => ({ line, text }));
}

/** Matches a message that counts the answers so far: 'somos 6, falta gente', 'faltan 2, confirmen'. */
const COUNTS_ANSWERS =
  /(?<!\p{L})(?:somos|van|quedamos|estamos) (?:ya )?\d|(?<!\p{L})faltan? (?:\d|gente|alguien|un[oa]|dos|tres)(?!\p{L})/iu;

/** Separates the evidence for this match from that for an old one, long before a call. */
function byMatch(evidence: Evidence[], call: ReplyLine): { old?: Evidence[]; recent?: Evidence[] } {
  const isNew = isCall(call.said) || setsTimeAndAsks(call.said);
  if (!isMessage(call) || !isNew || COUNTS_ANSWERS.test(call.said)) return { recent: evidence };
  return Object.groupBy(evidence, (one) =>
    daysBetween(one.text, call.text) >= DAYS_TO_OTHER_MATCH ? 'old' : 'recent',
  );
}

/**
 * Returns one reply for each person. In a list with ticks (`isTicked`) the names without a tick have not replied. The
 * short replies in `unread` count only for players without another reply; the others are `idle`.
 */
function combineEvidence(
  evidence: readonly Evidence[],
  unread: readonly Evidence[],
  isTicked: boolean,
): { found: ReadReply[]; idle: readonly Evidence[] } {
  const counted = evidence.filter(({ isListed }) => !isListed || !isTicked);
  const known = new Set(counted.map(({ who }) => who.playerId));
  const { asked = [], idle = [] } = Object.groupBy(unread, ({ who }) =>
    known.has(who.playerId) ? 'idle' : 'asked',
  );
  return { found: replyOfEachPerson([...counted, ...asked]), idle };
}

/**
 * Returns the sender of the first message if it states the time of the match without a verb of coming: 'Quinta 19h
 * confirmado'. The array is empty for any other first message.
 */
function announcersOf([first]: readonly ReplyLine[], names: NameMatcher): (string | null)[] {
  if (!first || !isMessage(first) || !setsTime(first.said)) return [];
  const hasClock = /\d(?:[:.]\d{2}| ?h| ?pm)/iu.test(first.said);
  const { statements } = readStatements(first.said, names, true);
  return hasClock && statements.every(({ force }) => force !== 'hard') ? [first.sender] : [];
}

function isNameAlone(text: string, names: NameMatcher): boolean {
  const words = wordsOf(text.replace(/^(?:el|la) /iu, ''));
  return words.length > 0 && words.length <= NAME_WORDS && names.match(words, true) !== null;
}

/** Tells whether a text is a name of several words with capitals that fits a player: 'Flor Pereyra' for 'Flor P'. */
function isWholeName(text: string, names: NameMatcher): boolean {
  const isName = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}$/u.test(text);
  return isName && names.match(wordsOf(text), false)?.isSure === true;
}

/** Tells whether a line of a list has a colon and no answer after it: '- Ulises:'. */
function hasNoAnswer({ item, said }: ReplyLine): boolean {
  return item !== null && said.endsWith(':');
}

function isMessage({ sender, item }: ReplyLine): boolean {
  return sender !== null && item === null;
}

/**
 * Tells whether a label names the sender of a message. 'Juan: voy' and 'Juan Laburo: voy' are by Juan, 'Lucho: voy' is
 * by a person who is not on the roster, 'Van: Juan' has no sender.
 */
function namesSender(label: string, said: string, names: NameMatcher): boolean {
  if (isNameAlone(label, names)) return true;
  const [first = '', ...more] = label.split(' ');
  if (isNameAlone(first, names) && more.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return true;
  if (headingOf(label)) return false;
  const { meaning, statements, others } = readStatements(label, names, false);
  if (meaning) return false;
  if (statements.length === 1 && others.length === 0) return true;
  if (/^\p{L}+ (?:con|de|a|por) \p{L}/u.test(label)) return false;
  return !/\d/.test(label) && readStatements(said, names, true).statements.length > 0;
}

/**
 * Tells whether a line is a heading, with only words for yes, no or perhaps, over other lines: 'No van:', 'Voy ✅ (3)'.
 * 'Yo +1' is a reply.
 */
function isHeading(reply: ReplyLine, read: ReadLine, next: ReplyLine | undefined): boolean {
  const isCry = /^\P{L}*no{2,}\P{L}*$/iu.test(reply.said);
  if (read.meaning === null || isCry || reply.item === 'number' || !next || next.isFirst)
    return false;
  if (reply.sender !== null && next.sender !== reply.sender) return false;
  const isBare = read.others.every((word) => /^(?:\d+|votos?)$/.test(word));
  const namesNobody = read.statements.every(({ who }) => who === null);
  const isOwn = read.guests > 0 || /^yo(?!\p{L})|conmigo$/iu.test(reply.said.trim());
  return isBare && namesNobody && !isOwn && (reply.sender === null || next.item !== null);
}
