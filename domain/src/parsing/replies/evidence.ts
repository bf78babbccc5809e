/**
 * The lines about one person, combined: the last one counts. A running list, which has no statements, does not bring
 * back a person who has declined; that needs a decision.
 */
import type { ReplyMeaning } from './reply-words.ts';

export type Who = { name: string; playerId: string | null; candidates: string[] };

export type Evidence = {
  line: number;
  text: string;
  who: Who;
  /** Null: only guests. */
  meaning: ReplyMeaning | null;
  guests: number;
  isSure: boolean;
  /** Only an entry in a list. */
  isListed: boolean;
  /** Only words like _ok_, which may answer anything. */
  isAck: boolean;
  /** Without a verb. */
  isSoft: boolean;
  /** Said by the player, and not of the player. */
  isOwn: boolean;
};

export type ReadReply = Who & {
  /** From 1, as pasted: the line of the last reply, and its text. */
  line: number;
  text: string;
  meaning: ReplyMeaning;
  guests: number;
  /** False: needs a decision before it is applied. */
  sure: boolean;
  /** Earlier replies, oldest first. */
  earlier: { line: number; text: string; meaning: ReplyMeaning }[];
};

/** Nothing but '+1': most often 'me too'. */
const MAYBE_SELF = /(?:^|:)\P{L}*\+ ?1\P{L}*$/u;
/** 'Fede no viene' - 'Confirmo' */
const AGREES = /(?:^|: )\P{L}*confirm(?:o|ado|ada)(?!\p{L})/iu;
const ALONE = /\bsol[oa]\b/iu;

/** One for each person, in the order in which they were first named. */
export function repliesOf(all: readonly Evidence[]): ReadReply[] {
  const replies = new Map<string, { reply: ReadReply; last: Evidence }>();
  for (const one of all) {
    const key = one.who.playerId ?? `${one.who.candidates.join(' ')} ${one.who.name.toLowerCase()}`;
    const before = replies.get(key);
    const reply = before ? next(before.reply, one, before.last) : first(one);
    replies.set(key, { reply, last: one });
  }
  return [...replies.values()].map(({ reply }) => reply);
}

function first({ who, line, text, meaning, guests, isSure }: Evidence): ReadReply {
  const isAlone = meaning === null && MAYBE_SELF.test(text);
  return {
    ...who,
    line,
    text,
    meaning: meaning ?? 'va',
    guests: isAlone ? 0 : guests,
    sure: isSure && who.playerId !== null && meaning !== null,
    earlier: [],
  };
}

function next(before: ReadReply, one: Evidence, last: Evidence): ReadReply {
  const { who, line, text } = one;
  if (one.isListed && before.meaning !== 'va') return { ...before, sure: false };
  if (one.isAck && before.meaning === 'no-va') return before;
  if (one.meaning === null && !last.isOwn && MAYBE_SELF.test(text))
    return { ...before, sure: false };
  const meaning = one.meaning ?? 'va';
  const isAgain = meaning === before.meaning;
  const staying = meaning === 'va' && isAgain && !ALONE.test(text) ? before.guests : 0;
  const sure = one.isSure && who.playerId !== null && (isAgain || !isContrary(before, one, last));
  return {
    ...who,
    line,
    text,
    meaning,
    guests: one.guests || staying,
    sure: sure || (one.isSoft && before.sure && isAgain),
    earlier: [...before.earlier, { line: before.line, text: before.text, meaning: before.meaning }],
  };
}

/** Against what was said before: guests without an answer, _sí_ after _no puedo_, what another says. */
function isContrary(before: ReadReply, one: Evidence, last: Evidence): boolean {
  if (before.meaning === 'duda') return one.meaning === null;
  return (
    one.meaning === null ||
    (one.isSoft && !last.isSoft) ||
    (!one.isOwn && last.isOwn) ||
    (!last.isOwn && AGREES.test(one.text))
  );
}
