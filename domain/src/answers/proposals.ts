/*
 * Proposals: what is said by the link and others decide. A newcomer's ('No estoy en la lista') is for the
 * organiser. An answer for a name that the sender does not own, and the guest of a device that only claims a name, are
 * for the own devices of that name, its personal link and the organiser. A newcomer's is open until it is decided or its
 * device takes a name of the list; one about a match until it is decided, the player has answered since by an own device
 * or the personal link, the organiser has decided, or kick-off. A device has one open newcomer and a list ten; about the
 * answers of a name in a match two are kept: the newest of devices that own another name, and the newest of all others.
 * A dismissed proposal is shown to its device as such until that match is over.
 */
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import * as MESSAGES from '../text/messages.ts';
import { searchText } from '../text/sort-key.ts';
import { isOwnAnswer, type Answer, type LinkAnswer } from './answer.ts';

export const NEWCOMERS_PER_LIST_MAX = 10;

type Made = {
  id: string;
  deviceHash: string;
  madeAt: string;
  /** When it was dismissed, until when its device reads so. */
  dismissedUntil: string | null;
};
export type Newcomer = {
  kind: 'newcomer';
  name: string;
  /** The player whose name the device owns since. */
  holderId: string | null;
};
type OfPlayer = {
  matchId: string;
  playerId: string;
  /** The player whose name the sending device owns; null for all other devices. */
  authorId: string | null;
};
export type ProposedAnswer = OfPlayer & {
  kind: 'answer';
  answer: Answer;
  comment: string | null;
};
/** `playerId` is the host, `name` the guest. */
export type ProposedGuest = OfPlayer & { kind: 'guest'; name: string };
export type Proposed = Newcomer | ProposedAnswer | ProposedGuest;
export type Proposal = Made & Proposed;
export type ProposalOfMatch = Made & (ProposedAnswer | ProposedGuest);

/** The match that proposals are about. `startsAt`: epoch milliseconds. */
type OfMatch = {
  match: { id: string; startsAt: number };
  roster: readonly ({ id: string; confirmedAt?: string | null } & AttendanceFlags)[];
  answers: readonly LinkAnswer[];
};

type Reading = [all: readonly Proposal[], matches: readonly OfMatch[], now: number];

/** Returns the proposals that are open; of those about matches only those of these matches. */
export function openProposals(...reading: Reading): Proposal[] {
  return standing(...reading).filter(({ dismissedUntil }) => dismissedUntil === null);
}

/** Returns the proposals that were dismissed and whose devices still read so. */
export function dismissedProposals(...reading: Reading): Proposal[] {
  const [, , now] = reading;
  return standing(...reading).filter(
    ({ dismissedUntil }) => dismissedUntil !== null && now < Date.parse(dismissedUntil),
  );
}

function standing(...[all, matches, now]: Reading): Proposal[] {
  return all.filter((one) => {
    if (one.kind === 'newcomer') return one.holderId === null;
    const of = matches.find(({ match }) => match.id === one.matchId);
    return of !== undefined && isOpen(one, of, now);
  });
}

function isOpen(one: ProposalOfMatch, { match, roster, answers }: OfMatch, now: number): boolean {
  const player = roster.find(({ id }) => id === one.playerId);
  if (!player || now >= match.startsAt) return false;
  const answer = answers.find(({ playerId }) => playerId === one.playerId);
  if (answer && isOwnAnswer(answer) && answer.answeredAt > one.madeAt) return false;
  const status = statusOf(player);
  if (one.kind === 'guest') return status !== 'declined';
  const isDecided =
    answer !== undefined && (answer.changedAt ?? '') > one.madeAt && isOrganisers(answer);
  if (isDecided || isConfirmedSince(player, answer, one.madeAt)) return false;
  return one.answer !== 'declined' || status !== 'declined';
}

/** Tells whether the attendance was last changed by the organiser and not by this answer. */
function isOrganisers({ changedAt, answeredAt, promotedAt }: LinkAnswer): boolean {
  return changedAt !== null && changedAt > (promotedAt ?? answeredAt);
}

/** Tells whether the organiser has confirmed a player who has no answer by the link. */
function isConfirmedSince(
  { confirmedAt = null }: { confirmedAt?: string | null },
  answer: LinkAnswer | undefined,
  madeAt: string,
): boolean {
  return answer === undefined && confirmedAt !== null && confirmedAt > madeAt;
}

/**
 * Judges a newcomer's proposal: 'new' is stored, 'known' is there already, else the sentence says why it is not taken.
 * `open` are the open proposals of the list.
 */
export function judgeNewcomer(
  open: readonly Proposal[],
  { deviceHash, name }: { deviceHash: string; name: string },
): 'new' | 'known' | { sentence: string } {
  const newcomers = open.filter((one) => one.kind === 'newcomer');
  const own = newcomers.find((one) => one.deviceHash === deviceHash);
  if (own && searchText(own.name) === searchText(name)) return 'known';
  if (own) return { sentence: MESSAGES.proposalOfDevice };
  return newcomers.length >= NEWCOMERS_PER_LIST_MAX
    ? { sentence: MESSAGES.proposalsOfList }
    : 'new';
}

/** Returns the stored proposals whose place a new one about a match takes. */
export function replacedBy(
  all: readonly Proposal[],
  proposed: ProposedAnswer | ProposedGuest,
): ProposalOfMatch[] {
  const alike = all.filter(
    (one): one is ProposalOfMatch =>
      one.kind === proposed.kind &&
      one.matchId === proposed.matchId &&
      one.playerId === proposed.playerId &&
      (one.authorId === null) === (proposed.authorId === null),
  );
  if (proposed.kind === 'answer') return alike;
  const same = alike.filter((one) => searchText(nameIn(one)) === searchText(proposed.name));
  const others = alike.filter((one) => !same.includes(one));
  // as many guests wait as a player may bring
  return [...same, ...others.slice(0, Math.max(0, others.length - 1))];
}

const nameIn = (one: ProposalOfMatch) => (one.kind === 'guest' ? one.name : '');

/**
 * Returns how many things wait for the organiser: each claimed name once, with the answer of its newest claim, and every
 * other proposal. `claims` are in the order of time.
 */
export function undecidedCount(
  open: readonly Proposal[],
  claims: readonly { deviceHash: string; playerId: string }[],
): number {
  const isOfClaim = (one: Proposal) =>
    one.kind === 'answer' &&
    claims.findLast(({ playerId }) => playerId === one.playerId)?.deviceHash === one.deviceHash;
  const names = new Set(claims.map(({ playerId }) => playerId));
  return names.size + open.filter((one) => !isOfClaim(one)).length;
}
