/** Follows how many guests the players mention, so that a later 'somos 3' counts them and does not call the group. */
import type { NameMatcher } from '../names/match-names.ts';
import { plainWord } from '../words.ts';
import { findGuests } from './guests.ts';
import type { ReadLine } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';
import { senderOf } from './sender.ts';

/** The guests after a message. `isOfOthers` tells whether the answer in it is that of a guest and not of the sender. */
export type GuestsNow = { guests: number; isOfOthers: boolean };

const COUNT: Record<string, number> = { dos: 2, tres: 3, cuatro: 4 };
/** Matches a message that is only a number of people with the player: 'chévere, somos 3'. */
const TOGETHER =
  /^\P{L}*(?:\p{L}+,? ){0,2}(?:somos|vamos|seriamos) (?:l[oa]s )?(dos|tres|cuatro|[2-5])(?: entonces| conmigo)?\P{L}*$/u;

/** Returns the functions that follow the messages of a chat. */
export function offeredGuests(names: NameMatcher) {
  const offered = new Map<string, number>();

  function idOf({ sender, item }: ReplyLine): string {
    return sender === null || item !== null ? '' : (senderOf(sender, names).who.playerId ?? '');
  }

  /** Returns the number of guests if a message counts its sender and the guests mentioned before, or null. */
  function counted(reply: ReplyLine): GuestsNow | null {
    const before = offered.get(idOf(reply)) ?? 0;
    const [, together = ''] = TOGETHER.exec(plainWord(reply.said)) ?? [];
    const isSame = (COUNT[together] ?? Number(together)) - 1 === before;
    return before > 0 && isSame ? { guests: before, isOfOthers: false } : null;
  }

  /** Takes note of the guests whom a message mentions, also in a question. */
  function hear(reply: ReplyLine, read: ReadLine): void {
    const told = Math.max(read.guests, findGuests(plainWord(reply.said)).guests);
    const id = idOf(reply);
    if (told > 0 && id !== '' && counted(reply) === null) offered.set(id, told);
  }

  return { counted, hear };
}
