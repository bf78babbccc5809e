/**
 * The lines about one person, combined: the last one counts. A running list, which has no statements, does not bring
 * back a person who has declined; that needs a decision.
 */
import type { ReplyMeaning } from './reply-phrases.ts';

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

const ALONE = /\bsol[oa]\b/iu;

/** One for each person, in the order in which they were first named. */
export function repliesOf(all: readonly Evidence[]): ReadReply[] {
  const replies = new Map<string, ReadReply>();
  for (const one of all) {
    const key = one.who.playerId ?? `${one.who.candidates.join(' ')} ${one.who.name.toLowerCase()}`;
    replies.set(key, next(replies.get(key), one));
  }
  return [...replies.values()];
}

function next(before: ReadReply | undefined, one: Evidence): ReadReply {
  const { who, line, text } = one;
  const sure = one.isSure && who.playerId !== null;
  const isGuestOnly = one.meaning === null;
  if (!before) {
    const meaning = one.meaning ?? 'va';
    return {
      ...who,
      line,
      text,
      meaning,
      guests: one.guests,
      sure: sure && !isGuestOnly,
      earlier: [],
    };
  }
  const earlier = [
    ...before.earlier,
    { line: before.line, text: before.text, meaning: before.meaning },
  ];
  if (one.isListed && before.meaning !== 'va') return { ...before, sure: false };
  const meaning = one.meaning ?? 'va';
  const staying =
    meaning === 'va' && before.meaning === 'va' && !ALONE.test(text) ? before.guests : 0;
  const isAsked = isGuestOnly && before.meaning !== 'va';
  return {
    ...who,
    line,
    text,
    meaning,
    guests: one.guests || staying,
    sure: sure && !isAsked,
    earlier,
  };
}
