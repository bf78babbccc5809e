/** Reads the lines of a list that are guests: of a player whom they name, or of the sender. */
import { isRelative } from '../lists/added-guests.ts';
import { cleanName } from '../names/clean-name.ts';
import type { NameMatcher } from '../names/match-names.ts';
import { wordsOf } from '../words.ts';
import type { Evidence } from './evidence.ts';
import type { ReadLine } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';
import { senderOf } from './sender.ts';

/**
 * Returns a guest of a player from a line such as 'Lolo (Javi)', or of the sender from 'Lolo (amigo)'. The line does not
 * say whether the player comes, and in the second form the organiser is asked.
 */
export function evidenceOfGuest(
  { line, text, said, guest, sender }: ReplyLine,
  names: NameMatcher,
): Evidence[] {
  const { who, isSure } = senderOf(guest === null ? (sender ?? '') : said, names);
  const facts = { isListed: true, isAck: false, isSoft: false, isOwn: guest === null };
  const bare = said.replaceAll(/\([^()]*\)/gu, ' ');
  const name = guest ?? cleanName(bare)?.name ?? `Invitado de ${who.name}`;
  const isCertain = guest !== null && isSure;
  return [{ line, text, who, ...facts, meaning: null, guests: 1, guest: name, isSure: isCertain }];
}

/** Tells whether a line of a list in a message is somebody without a name on the roster who comes with its sender. */
export function isGuestOfSender(
  { item, sender, said }: ReplyLine,
  { statements, guests }: ReadLine,
  names: NameMatcher,
): boolean {
  const isPlayer =
    item !== null && sender !== null && senderOf(sender, names).who.playerId !== null;
  const isGuest = guests > 0 || wordsOf(said).some((word) => isRelative(word));
  return isPlayer && isGuest && statements.every(({ who }) => who === null);
}
