import {
  DEFAULT_SKILL_LEVEL,
  MESSAGES,
  ratingOf,
  type MatchAnswers,
  type Proposal,
  type ProposalInput,
} from '@picadito/domain';
import { answersIn } from '../../waitlist/answers-in.ts';
import { invalid } from '../../app-error.ts';
import { changeAttendanceIn } from '../../attendance/change-attendance.ts';
import { storePlayers } from '../../players/players.ts';
import { devicesOfList } from '../../store/tables/group-link/devices.ts';
import { deleteProposals } from '../../store/tables/group-link/proposals.ts';
import type { MatchRow } from '../../store/tables/matches/matches.ts';
import { findPlayer } from '../../store/tables/players/players.ts';
import type { Writer } from '../../store/store.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { isId, lockOwnedMatch } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { takeName } from '../devices/device.ts';
import { applyProposal } from './apply-proposal.ts';
import { openInMatch } from './open-in-match.ts';
import { dismiss } from './propose.ts';

/**
 * Accepts or dismisses a proposal by the organiser's decision; does nothing for a proposal that is no longer open.
 * Returns the answers of the match.
 */
export async function decideProposal(
  context: Context,
  organiser: Organiser,
  matchId: string,
  { proposalId, isAccepted, playerId }: ProposalInput,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    if (playerId !== undefined) await requireOnList(tx, match, playerId);
    const isDecided = ({ id }: Proposal) => id === proposalId;
    await decideProposalIn(tx, writeContext, match, { isDecided, isAccepted, playerId });
    return answersIn(tx, match, writeContext.now);
  });
}

type Decision = {
  /** Tells which of the open proposals is decided. */
  isDecided: (one: Proposal) => boolean;
  isAccepted: boolean;
  playerId?: string | undefined;
};

/**
 * Does the same as `decideProposal` within a transaction. Returns the decided proposal; undefined if it is no longer
 * open.
 */
export async function decideProposalIn(
  tx: Writer,
  writeContext: WriteContext,
  match: MatchRow,
  { isDecided, isAccepted, playerId }: Decision,
): Promise<Proposal | undefined> {
  const proposed = await proposedIn(tx, match, writeContext.now);
  const one = proposed?.open.find(isDecided);
  if (!proposed || !one) return undefined;
  writeContext.recordChange('list', proposed.list.listId);
  if (isAccepted) await acceptProposal(tx, writeContext, proposed, { one, playerId });
  else await dismiss(tx, proposed.list, one, match.ends_at);
  return one;
}

/** Dismisses all open proposals of newcomers in the match's list. Returns the answers of the match. */
export async function dismissNewcomers(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const proposed = await proposedIn(tx, match, writeContext.now);
    const newcomers = proposed?.open.filter(({ kind }) => kind === 'newcomer') ?? [];
    for (const one of newcomers) if (proposed) await dismiss(tx, proposed.list, one, match.ends_at);
    if (proposed && newcomers.length > 0) writeContext.recordChange('list', proposed.list.listId);
    return answersIn(tx, match, writeContext.now);
  });
}

async function requireOnList(tx: Writer, match: MatchRow, playerId: string): Promise<void> {
  const player = isId(playerId) ? await findPlayer(tx, match.user_id, playerId) : undefined;
  if (!player || player.listId !== match.list_id) throw invalid('playerId', MESSAGES.playerMissing);
}

/**
 * Returns the match with its players and the proposals that the organiser can decide now (`openInMatch`); undefined for
 * a match without a list.
 */
async function proposedIn(
  tx: Writer,
  { user_id: userId, match_id: matchId, list_id: listId }: MatchRow,
  now: number,
) {
  return listId === null ? undefined : openInMatch(tx, { userId, listId }, matchId, now);
}

type Proposed = NonNullable<Awaited<ReturnType<typeof proposedIn>>>;

type ProposalToAccept = {
  one: Proposal;
  /** Id of the player on the list who is the newcomer; undefined to add the newcomer as a new player. */
  playerId: string | undefined;
};

/**
 * Accepts a proposal for the organiser. A NO VOY is stored as the organiser's own decision. Another answer or a guest
 * is stored as the player's. For a newcomer, a player is added to the list or an existing one is chosen, and the
 * proposing device becomes an owner of that name.
 */
async function acceptProposal(
  tx: Writer,
  writeContext: WriteContext,
  { list, match, players }: Proposed,
  { one, playerId }: ProposalToAccept,
): Promise<void> {
  if (one.kind === 'answer' && one.answer === 'declined') {
    await deleteProposals(tx, list, [one.id]);
    const declined = { playerId: one.playerId, isConfirmed: false, declined: true };
    const isTakingOut = false;
    await changeAttendanceIn(tx, writeContext, one.matchId, [declined], isTakingOut);
  } else if (one.kind !== 'newcomer') {
    await applyProposal(tx, writeContext, { list, match, players, one, acceptedBy: null });
  } else {
    await deleteProposals(tx, list, [one.id]);
    const values = { name: one.name, rating: ratingOf(DEFAULT_SKILL_LEVEL), whatsapp: null };
    const added =
      playerId === undefined ? await storePlayers(tx, writeContext, list.listId, [values]) : [];
    const holdsId = playerId ?? added[0]?.id;
    if (holdsId === undefined) return;
    const devices = await devicesOfList(tx, { ...list, playerId: holdsId }, writeContext.now);
    const taking = { playerId: holdsId, at: writeContext.nextTimestamp(), devices };
    await takeName(tx, { ...list, deviceHash: one.deviceHash }, taking);
  }
}
