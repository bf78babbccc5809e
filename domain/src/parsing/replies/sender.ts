/** Finds the players who are meant by the senders of messages, and by names in them. */
import { findNames } from '../names/find-names.ts';
import type { NameMatch, NameMatcher } from '../names/match-names.ts';
import { nameKey, wordsOf } from '../words.ts';
import type { ReplyPerson } from './evidence.ts';

/** Matches a sender who is not in the contacts of the phone that exported the chat. */
const PHONE = /^\+[\d ()-]{8,}$/u;

/** Returns the player who sent a message, by the phone number or by the name; a stranger has no id. */
export function senderOf(
  sender: string,
  names: NameMatcher,
): { who: ReplyPerson; isSure: boolean } {
  const owner = PHONE.test(sender) ? names.withNumber(sender) : null;
  if (owner) {
    return { who: { name: owner.name, playerId: owner.id, candidates: [owner.id] }, isSure: true };
  }
  const words = wordsOf(sender).map((word) => ({
    word,
    isCapital: true,
    isAccented: false,
    isUsed: false,
  }));
  const [match] = findNames(words, names, false);
  return match
    ? { who: personOfMatch(match, names), isSure: match.isSure }
    : { who: { name: sender, playerId: null, candidates: [] }, isSure: false };
}

/**
 * Returns the senders who may be another person, because a player with exactly the name also writes: 'Nico Laburo' in a
 * chat in which 'Nico' is a sender and a player.
 */
export function likeOtherSenders(
  senders: readonly (string | null)[],
  names: NameMatcher,
): ReadonlySet<string> {
  const all = [...new Set(senders.flatMap((sender) => sender ?? []))];
  return new Set(
    all.filter((sender) => {
      const id = senderOf(sender, names).who.playerId;
      const own = id === null ? '' : nameKey(names.nameOf(id));
      const isLonger = own !== '' && nameKey(sender).startsWith(`${own} `);
      return isLonger && all.some((other) => nameKey(other) === own);
    }),
  );
}

/** Returns the person that a typed name means, with the id if one fits, or with all equally fitting candidates. */
export function personOfMatch({ ids }: NameMatch, names: NameMatcher): ReplyPerson {
  const [first = null] = ids;
  const name = ids.map((id) => names.nameOf(id)).join(' / ');
  return { name, playerId: ids.length === 1 ? first : null, candidates: ids };
}
