/*
 * Proposals: what players cannot do by the link themselves, and others decide. A newcomer's ('No estoy en la lista') is
 * for the organiser. That another player drops out ('Beto dice que Nico se baja') is for the organiser and for the
 * devices that hold that player's name. A newcomer's is open until it is decided or its device takes a name of the list; a drop-out's
 * until it is decided, the player has answered since or is out, or kick-off. A device has one open proposal, a list ten.
 * What is not open counts for nothing. That it was dismissed its device reads until the match is over at which it was, as
 * long as it would be open else.
 */
import { statusOf, type AttendanceFlags } from '../attendance/status.ts';
import * as MESSAGES from '../text/messages.ts';
import { searchText } from '../text/sort-key.ts';
import type { LinkAnswer } from './answer.ts';

export const PROPOSALS_PER_LIST_MAX = 10;

type Made = {
  id: string;
  deviceHash: string;
  madeAt: string;
  /** Once it was: until when its device reads so. */
  dismissedUntil: string | null;
};
export type Newcomer = {
  kind: 'newcomer';
  name: string;
  /** The player whose name the device holds since. */
  holderId: string | null;
};
export type DropOut = { kind: 'drop-out'; matchId: string; playerId: string; authorId: string };
export type Proposed = Newcomer | DropOut;
export type Proposal = Made & Proposed;

/** A match that players drop out of. `startsAt`: epoch milliseconds. */
type OfMatch = {
  match: { id: string; startsAt: number };
  roster: readonly ({ id: string } & AttendanceFlags)[];
  answers: readonly LinkAnswer[];
};

type Reading = [all: readonly Proposal[], matches: readonly OfMatch[], now: number];

/** Those that are open; of drop-outs those of these matches. */
export function openProposals(...reading: Reading): Proposal[] {
  return standing(...reading).filter(({ dismissedUntil }) => dismissedUntil === null);
}

/** Those that were dismissed, as their devices read. */
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

function isOpen(
  { playerId, madeAt }: Made & DropOut,
  { match, roster, answers }: OfMatch,
  now: number,
): boolean {
  const player = roster.find(({ id }) => id === playerId);
  if (!player || now >= match.startsAt) return false;
  const own = answers.find((answer) => answer.playerId === playerId && answer.authorId === null);
  const hasAnswered = own !== undefined && own.answeredAt > madeAt;
  return statusOf(player) !== 'declined' && !hasAnswered;
}

type Making = { deviceHash: string; proposed: Proposed; name: string };

/** Whether one more is stored; 'known' where it is there already, else why not. `name`: as the page shows it. */
export function judgeProposal(
  open: readonly Proposal[],
  { deviceHash, proposed, name }: Making,
): 'new' | 'known' | { sentence: string } {
  const own = open.find((one) => one.deviceHash === deviceHash);
  if (own && areAlike(own, proposed)) return 'known';
  if (own) return { sentence: MESSAGES.proposalOfDevice };
  if (proposed.kind === 'drop-out' && open.some((one) => areAlike(one, proposed)))
    return { sentence: MESSAGES.dropOutKnown.replace('{name}', name) };
  if (open.length >= PROPOSALS_PER_LIST_MAX) return { sentence: MESSAGES.proposalsOfList };
  return 'new';
}

function areAlike(one: Proposed, other: Proposed): boolean {
  if (one.kind === 'newcomer')
    return other.kind === 'newcomer' && searchText(one.name) === searchText(other.name);
  return (
    other.kind === 'drop-out' && one.matchId === other.matchId && one.playerId === other.playerId
  );
}
