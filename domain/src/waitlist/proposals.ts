/*
 * A proposal is sent by the link and waits for a decision. The organiser decides on a newcomer ('No estoy en la
 * lista'). The own devices of a name, its personal link or the organiser decide on an answer for the name by somebody
 * who does not own it, and on a guest of a device that only claims the name. The proposal of a newcomer is open until
 * it is decided or its device takes a name of the list. A proposal about a match is open until it is decided, an own
 * device or the personal link answers, the organiser decides on the player, or the match starts. A device has at most
 * one open newcomer, and a list has ten. Of the proposed answers for a name in a match two are kept: the newest by
 * devices that own another name, and the newest by all other devices. A dismissed proposal is shown as dismissed to its
 * device until the match is over.
 */
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import { NEWCOMERS_PER_LIST_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';
import { searchText } from '../text/sort-key.ts';
import { isOwnAnswer, type Answer, type LinkAnswer } from './answer.ts';

type Made = {
  id: string;
  deviceHash: string;
  madeAt: string;
  /** Time until which the sending device sees the proposal as dismissed; null for a proposal that is not dismissed. */
  dismissedUntil: string | null;
};
export type Newcomer = {
  kind: 'newcomer';
  name: string;
  /**
   * Id of the player whose name the sending device has come to own after the proposal, which closes the proposal; null
   * if the device owns no name.
   */
  holderId: string | null;
};
type OfPlayer = {
  matchId: string;
  playerId: string;
  /** Id of the player whose name the sending device owns; null for a device without a name. */
  authorId: string | null;
};
export type ProposedAnswer = OfPlayer & {
  kind: 'answer';
  answer: Answer;
  comment: string | null;
};
/** Type of a proposed guest: `playerId` is the host, and `name` is the name of the guest. */
export type ProposedGuest = OfPlayer & { kind: 'guest'; name: string };
export type Proposed = Newcomer | ProposedAnswer | ProposedGuest;
export type Proposal = Made & Proposed;
export type ProposalOfMatch = Made & (ProposedAnswer | ProposedGuest);

/** Type of the state of the match that a proposal refers to. `startsAt` is in epoch milliseconds. */
type OfMatch = {
  match: { id: string; startsAt: number };
  roster: readonly ({ id: string; confirmedAt?: string | null } & AttendanceFlags)[];
  answers: readonly LinkAnswer[];
};

type ProposalsAt = [all: readonly Proposal[], matches: readonly OfMatch[], now: number];

/**
 * Returns the proposals that wait for a decision. Proposals about matches that are not among `matches` are left out.
 */
export function openProposals(...facts: ProposalsAt): Proposal[] {
  return standing(...facts).filter(({ dismissedUntil }) => dismissedUntil === null);
}

/** Returns the dismissed proposals that are still shown as dismissed to the devices that sent them. */
export function dismissedProposals(...facts: ProposalsAt): Proposal[] {
  const [, , now] = facts;
  return standing(...facts).filter(
    ({ dismissedUntil }) => dismissedUntil !== null && now < Date.parse(dismissedUntil),
  );
}

function standing(...[all, matches, now]: ProposalsAt): Proposal[] {
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

/** Tells whether the organiser has changed the player's attendance after this answer. */
function isOrganisers({ changedAt, answeredAt, promotedAt }: LinkAnswer): boolean {
  return changedAt !== null && changedAt > (promotedAt ?? answeredAt);
}

/**
 * Tells whether the organiser has confirmed a player without an answer by the link, later than the time `madeAt` of a
 * proposal.
 */
function isConfirmedSince(
  { confirmedAt = null }: { confirmedAt?: string | null },
  answer: LinkAnswer | undefined,
  madeAt: string,
): boolean {
  return answer === undefined && confirmedAt !== null && confirmedAt > madeAt;
}

/**
 * Decides on a newcomer's proposal. Returns 'new' if it has to be stored, 'known' if the same proposal is already
 * stored, or the sentence that says why it is refused. `open` are the open proposals of the list.
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

/**
 * Returns the stored proposals that a new proposal about a match replaces, so that few proposals per player are stored.
 */
export function replacedProposals(
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
  // The newest of the other guests stays: a player may bring two.
  return [...same, ...others.slice(0, Math.max(0, others.length - 1))];
}

const nameIn = (one: ProposalOfMatch) => (one.kind === 'guest' ? one.name : '');

/**
 * Returns the number of decisions that wait for the organiser. All claims to one name are one decision, together with
 * the answer of the newest claim; every other proposal is one decision. `claims` must be in the order of time.
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
