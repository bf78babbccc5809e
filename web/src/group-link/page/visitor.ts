import type { FormContent, GroupPage, ShownMatch, ShownPerson } from '@picadito/domain';
import type { SentAnswer, SentOfMatch } from './sentences.ts';

/**
 * Type of the player whose answer the page shows as the visitor's own. `ownsName` is true if this device owns the
 * player's name, `isClaim` if it only claims the name. If both are false, the visitor has only tapped the name.
 */
export type Visitor = { key: string; name: string; ownsName: boolean; isClaim: boolean };

/**
 * Props that the parts of a match on the page share. `path` is the address that forms are sent to; null in the
 * organiser's view, in which no form is sent.
 */
export type OfMatch = {
  match: ShownMatch;
  page: GroupPage;
  visitor: Visitor | null;
  path: string | null;
};

type Named = { key: string; name: string };

export function visitorOf(page: GroupPage): Visitor | null {
  const claimed = page.me ? null : claimedName(page);
  const named = tappedName(page) ?? page.me ?? claimed;
  if (!named) return null;
  const { key, name } = named;
  return { key, name, ownsName: key === page.me?.key, isClaim: key === claimed?.key };
}

/**
 * Returns the player that the reply to the visitor's last tap or form is about; null if there is none on the page, or
 * if a form was for this device's own player or for a friend.
 */
function tappedName({ me, asked, next, later }: GroupPage): Named | null {
  if (asked?.kind === 'name-chosen' || asked?.kind === 'forgotten') return asked;
  const given = contentIn(asked);
  if (!given || given.isForOther || given.player === me?.key) return null;
  return personOf(next, given.player) ?? personOf(later, given.player) ?? null;
}

/**
 * Returns the player whose name this device claims, or null. A device without a claim counts as the player of its first
 * answer that waits to be accepted.
 */
function claimedName({ claim, sent }: GroupPage): Named | null {
  if (claim && !claim.isDenied) return claim;
  const first = sent.find(isWaitingAnswer);
  return first ? { key: first.player, name: first.name } : null;
}

/** Returns the answers and guests that this device has sent for a match and that are waiting or dismissed. */
export function sentAbout({ sent }: GroupPage, match: ShownMatch): SentOfMatch[] {
  return sent.filter(
    (one): one is SentOfMatch => one.kind !== 'newcomer' && one.match === match.key,
  );
}

/**
 * Tells whether a text about a sent answer addresses its player as the visitor. A device that owns a name has only
 * answers for other players waiting, so the result is false there. On other devices it is true for the claimed name,
 * and for every name while no name is claimed.
 */
export function isOwnName({ me, claim }: GroupPage, player: string): boolean {
  return me === null && (claim === null || claim.key === player);
}

/**
 * Returns the answer that this device has sent for the visitor in a match and that has yet to be accepted; undefined if
 * there is none, or if this device does not claim the visitor's name.
 */
export function waitingAnswer(
  page: GroupPage,
  match: ShownMatch,
  visitor: Visitor | null,
): SentAnswer | undefined {
  const answers = sentAbout(page, match).filter(isWaitingAnswer);
  return visitor?.isClaim ? answers.find(({ player }) => player === visitor.key) : undefined;
}

const isWaitingAnswer = (one: GroupPage['sent'][number]): one is SentAnswer =>
  one.kind === 'answer' && !one.isDismissed;

/**
 * Tells whether this device gave the VOY of a player although it does not own the player's name, and can therefore take
 * the VOY back.
 */
export function canTakeBack({ takeBacks }: GroupPage, match: ShownMatch, player: string): boolean {
  return takeBacks.some((one) => one.match === match.key && one.player === player);
}

/** Returns the sentence that the organiser has taken the player out of a match; undefined if the organiser has not. */
export function takenOutText(
  { takenOut }: GroupPage,
  match: ShownMatch,
  player: string,
): string | undefined {
  return takenOut.find((one) => one.match === match.key && one.player === player)?.sentence;
}

export function contentIn(asked: GroupPage['asked']): FormContent | null {
  return asked && 'given' in asked ? asked.given : null;
}

/**
 * Returns the key of the match that a question or message after a sent form is about; undefined if it is about none.
 */
export function askedMatchOf(asked: GroupPage['asked']): string | undefined {
  return asked?.kind === 'guest' ? asked.match : contentIn(asked)?.match;
}

export function personOf(match: ShownMatch | null, key: string): ShownPerson | undefined {
  return match?.people.find((person) => person.key === key);
}
