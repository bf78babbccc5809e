import type { Given, GroupPage, ShownMatch, ShownPerson } from '@picadito/domain';
import type { SentAnswer, SentOfMatch } from './sentences.ts';

/**
 * Identifies the player whose answer the page is about. `isHeld` says that this device owns the name, and `isClaim`
 * that it only claims it. With neither the name was only tapped.
 */
export type Visitor = { key: string; name: string; isHeld: boolean; isClaim: boolean };

/** Holds what the parts of a match are drawn from. Without a `path` (in the organiser's view) no form is sent. */
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
  return { key, name, isHeld: key === page.me?.key, isClaim: key === claimed?.key };
}

/** Returns the name of the form or the link that was tapped. */
function tappedName({ me, asked, next, later }: GroupPage): Named | null {
  if (asked?.kind === 'name-chosen' || asked?.kind === 'forgotten') return asked;
  const given = givenOf(asked);
  if (!given || given.isForOther || given.player === me?.key) return null;
  return personOf(next, given.player) ?? personOf(later, given.player) ?? null;
}

/**
 * Returns the name that the device claims. A device whose first answer waits claims nothing yet, and is shown as the
 * player of that answer.
 */
function claimedName({ claim, sent }: GroupPage): Named | null {
  if (claim && !claim.isDenied) return claim;
  const first = sent.find(isWaitingAnswer);
  return first ? { key: first.player, name: first.name } : null;
}

/** Returns the answers and guests about a match that this device has sent. */
export function sentAbout({ sent }: GroupPage, match: ShownMatch): SentOfMatch[] {
  return sent.filter(
    (one): one is SentOfMatch => one.kind !== 'newcomer' && one.match === match.key,
  );
}

/**
 * Tells whether the name belongs to this device. A device that owns no name answers only for the name that it claims.
 */
export function isOwnName({ me, claim }: GroupPage, player: string): boolean {
  return me === null && (claim === null || claim.key === player);
}

/** Returns the waiting answer of this device for the visitor in a match. */
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

/** Tells whether the standing VOY of a player is from this device, which can take it back. */
export function canTakeBack({ takeBacks }: GroupPage, match: ShownMatch, player: string): boolean {
  return takeBacks.some((one) => one.match === match.key && one.player === player);
}

export function givenOf(asked: GroupPage['asked']): Given | null {
  return asked && 'given' in asked ? asked.given : null;
}

/** Returns the key of the match that the page asks about. */
export function askedMatchOf(asked: GroupPage['asked']): string | undefined {
  return asked?.kind === 'guest' ? asked.match : givenOf(asked)?.match;
}

export function personOf(match: ShownMatch | null, key: string): ShownPerson | undefined {
  return match?.people.find((person) => person.key === key);
}
