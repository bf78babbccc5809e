/**
 * Combines the lines about each person into one reply; the last line counts. A list of names, which states nothing,
 * does not bring back a person who has declined: the reply then needs a decision.
 */
import { leavesGuests } from './open-guests.ts';
import type { ReplyMeaning } from './reply-words.ts';

export type ReplyPerson = { name: string; playerId: string | null; candidates: string[] };

export type Evidence = {
  line: number;
  text: string;
  who: ReplyPerson;
  /** The answer; null if the line has only guests. */
  meaning: ReplyMeaning | null;
  guests: number;
  isSure: boolean;
  /** True if the line only names the person: the line has no answer, and no heading over it gives one. */
  isListed: boolean;
  /**
   * True if the line counts only for a person without an earlier answer: 'x2', or a list that may be of other things.
   */
  isLoose?: boolean;
  /** True if the answer is only a word like _ok_, which may answer anything. */
  isAck: boolean;
  /** True if the answer has no verb, so that an answer with a verb counts more. */
  isSoft: boolean;
  /** True if the player wrote the line, and not another person about the player. */
  isOwn: boolean;
  /** True if the line is under a heading such as 'Lista de espera'. */
  isWaiting?: boolean;
  /** The name of the guest, if the line is about a guest of the player. */
  guest?: string | null;
  /** Names of the guests that the player brings, as far as the text has them. */
  brings?: readonly string[];
  /** The number of guests that replaces an earlier one, if the line only tells of the guests of its sender. */
  guestsNow?: number;
};

export type ReadReply = ReplyPerson & {
  /** The number (from 1) and the text of the pasted line with the last reply. */
  line: number;
  text: string;
  meaning: ReplyMeaning;
  guests: number;
  /** The names of guests, as far as the text has them. */
  guestNames: string[];
  /** True if the reply is only '+1', so that the player comes and perhaps brings a guest. */
  mayBring: boolean;
  /** True if the text lists the player among those who wait for a place. */
  isWaiting: boolean;
  /**
   * False if it is uncertain whom the reply is about or what it says, so that the organiser must decide. A reply with
   * the meaning `duda` needs a decision even if this is true.
   */
  sure: boolean;
  /** The person's replies that this reply replaces, oldest first. */
  earlier: { line: number; text: string; meaning: ReplyMeaning }[];
};

/** Matches a message that is only '+1', which most often means 'me too'. */
const PLUS_ONE_ONLY = /(?:^|:)\P{L}*(?:che,? )?\+ ?1(?: j[aeijs]+)?\P{L}*$/iu;
/**
 * Matches 'Confirmo' or 'Confirmado' at the beginning of a message, an agreement with what another person said: 'Fede
 * no viene' - 'Confirmo'.
 */
const AGREES = /(?:^|: )\P{L}*confirm(?:o|ado|ada)(?!\p{L})/iu;

/** Returns one reply for each person, in the order in which they were first named. */
export function replyOfEachPerson(all: readonly Evidence[]): ReadReply[] {
  const replies = new Map<string, { reply: ReadReply; last: Evidence }>();
  const guests = new Set<string>();
  for (const one of all) {
    // A guest of a sender stays in the copies of a numbered list by other senders.
    const ofSender = one.isOwn && one.guest && /^\P{L}*\d/u.test(one.text) ? one.text : '';
    if (guests.has(ofSender)) continue;
    if (ofSender !== '') guests.add(ofSender);
    const key = one.who.playerId ?? `${one.who.candidates.join(' ')} ${one.who.name.toLowerCase()}`;
    const before = replies.get(key);
    const reply = before ? nextReply(before.reply, one, before.last) : firstReply(one);
    replies.set(key, { reply, last: one });
  }
  return [...replies.values()].map(({ reply }) => reply);
}

function firstReply(one: Evidence): ReadReply {
  const { who, line, text, meaning, guests, isSure, isOwn, isWaiting = false, guest = null } = one;
  const isAlone = meaning === null && PLUS_ONE_ONLY.test(text);
  return {
    ...who,
    line,
    text,
    meaning: meaning ?? 'va',
    guests: isAlone ? 0 : guests,
    guestNames: guest === null ? [...(one.brings ?? [])] : [guest],
    mayBring: isAlone,
    isWaiting,
    sure: isSure && who.playerId !== null && (meaning !== null || (isAlone && isOwn)),
    earlier: [],
  };
}

/** Matches a negation, which may be about a guest: 'Ulises al final no va, pero yo sí'. */
const NEGATES = /(?<!\p{L})(?:no|ni|tampoco|sin|nao|não)(?!\p{L})/iu;

function nextReply(before: ReadReply, one: Evidence, last: Evidence): ReadReply {
  const { who, line, text, guest = null, guestsNow } = one;
  if (guestsNow !== undefined) return { ...before, line, text, guests: guestsNow, sure: false };
  if (guest !== null && before.guestNames.includes(guest)) return before;
  if (guest !== null && before.meaning === 'va')
    return {
      ...before,
      guests: before.guests + one.guests,
      guestNames: [...before.guestNames, guest],
      sure: before.sure && one.isSure,
    };
  if (one.isListed && before.meaning !== 'va') return { ...before, sure: false };
  if (one.isLoose) return before;
  if (one.isAck && before.sure && before.meaning === 'no-va') return before;
  if (one.meaning === null && !last.isOwn && PLUS_ONE_ONLY.test(text))
    return { ...before, sure: false };
  // A later message of a player who has answered may be about anything: 'Yo juego', and then 'ni idea'.
  const isAside = one.meaning === 'duda' && one.isOwn && last.isOwn;
  const meaning = isAside ? before.meaning : (one.meaning ?? 'va');
  const isAgain = meaning === before.meaning;
  const staying = meaning === 'va' && isAgain && !leavesGuests(text) ? before.guests : 0;
  const isOtherCount = before.guests > 0 && one.guests > 0 && one.guests !== before.guests;
  const mayLeaveGuests = !before.sure || NEGATES.test(text);
  const isOpen = isAside || isOtherCount || (staying > 0 && one.guests === 0 && mayLeaveGuests);
  const sure =
    one.isSure && !isOpen && who.playerId !== null && (isAgain || !contradicts(before, one, last));
  return {
    ...who,
    line,
    text,
    meaning,
    guests: one.guests || staying,
    guestNames: staying > 0 && one.guests === 0 ? before.guestNames : [...(one.brings ?? [])],
    mayBring: false,
    isWaiting: one.isWaiting ?? false,
    sure:
      sure ||
      (one.isSoft && meaning === 'va' && !isOpen && before.sure && isAgain && one.guests === 0),
    earlier: [...before.earlier, { line: before.line, text: before.text, meaning: before.meaning }],
  };
}

/**
 * Tells whether a line contradicts the earlier reply: guests without an answer, _sí_ after _no puedo_, the word of
 * another person against the player's own, or an agreement ('Confirmo') after the word of another person. After a doubt
 * only guests without an answer and the word of another person contradict.
 */
function contradicts(before: ReadReply, one: Evidence, last: Evidence): boolean {
  if (before.meaning === 'duda') return one.meaning === null || (!one.isOwn && last.isOwn);
  return (
    one.meaning === null ||
    (one.isSoft && !last.isSoft) ||
    (!one.isOwn && last.isOwn) ||
    (!last.isOwn && AGREES.test(one.text))
  );
}
