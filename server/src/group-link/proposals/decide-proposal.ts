import {
  DEFAULT_SKILL_LEVEL,
  MESSAGES,
  openProposals,
  ratingOf,
  type MatchAnswers,
  type Proposal,
  type ProposalInput,
} from '@picadito/domain';
import { answersIn } from '../../answers/match-answers.ts';
import { invalid } from '../../app-error.ts';
import { changeAttendanceIn } from '../../attendance/change-attendance.ts';
import { storePlayers } from '../../players/add-player.ts';
import { answersOf } from '../../store/tables/answers/answers.ts';
import { deleteProposals, proposalsOfList } from '../../store/tables/answers/proposals.ts';
import type { MatchRow } from '../../store/tables/matches.ts';
import { findPlayer } from '../../store/tables/players.ts';
import { rosterOf } from '../../store/tables/roster.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Writer } from '../../store/transaction.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { isId, lockOwnedMatch } from '../../transactions/load-owned.ts';
import { write, type WriteContext } from '../../transactions/write.ts';
import { giveName } from '../devices/claim-name.ts';
import { dismiss } from './propose.ts';

/** What the organiser makes of a proposal; one that is not open any more is left to what has become of it. */
export async function decideProposal(
  context: Context,
  organiser: Organiser,
  matchId: string,
  { proposalId, isAccepted, playerId }: ProposalInput,
): Promise<MatchAnswers> {
  return write(context, organiser, async (tx, writeContext) => {
    const match = await lockOwnedMatch(tx, organiser, matchId);
    const { list_id: listId } = match;
    if (playerId !== undefined) await requireOnList(tx, match, playerId);
    const proposals = await openIn(tx, match, writeContext.now);
    const one = proposals.find(({ id }) => id === proposalId);
    if (one && listId !== null) {
      const list = { userId: organiser.id, listId };
      if (isAccepted) await deleteProposals(tx, list, [one.deviceHash]);
      else await dismiss(tx, list, one, Date.parse(match.starts_at));
      writeContext.recordChange('list', listId);
      if (isAccepted) await accept(tx, writeContext, { matchId, listId, one, playerId });
    }
    return answersIn(tx, match, writeContext.now);
  });
}

async function requireOnList(tx: Writer, match: MatchRow, playerId: string): Promise<void> {
  const player = isId(playerId) ? await findPlayer(tx, match.user_id, playerId) : undefined;
  if (!player || player.listId !== match.list_id) throw invalid('playerId', MESSAGES.playerMissing);
}

async function openIn(tx: Writer, match: MatchRow, now: number): Promise<Proposal[]> {
  const { user_id: userId, match_id: matchId, list_id: listId } = match;
  if (listId === null) return [];
  const [proposals, roster, answers] = await Promise.all([
    proposalsOfList(tx, { userId, listId }),
    rosterOf(tx, userId, matchId, timestamp(now)),
    answersOf(tx, { userId, matchId }),
  ]);
  const startsAt = Date.parse(match.starts_at);
  return openProposals(proposals, [{ match: { id: matchId, startsAt }, roster, answers }], now);
}

type Accepted = {
  matchId: string;
  listId: string;
  one: Proposal;
  /** Who a newcomer is, of those of the list. */
  playerId: string | undefined;
};

/** Who drops out does so by the organiser's hand; a newcomer's device holds the name of the player. */
async function accept(
  tx: Writer,
  writeContext: WriteContext,
  { matchId, listId, one, playerId }: Accepted,
): Promise<void> {
  if (one.kind === 'drop-out') {
    const declined = { playerId: one.playerId, isConfirmed: false, declined: true };
    await changeAttendanceIn(tx, writeContext, matchId, [declined]);
    return;
  }
  const values = { name: one.name, rating: ratingOf(DEFAULT_SKILL_LEVEL), whatsapp: null };
  const added =
    playerId === undefined ? await storePlayers(tx, writeContext, listId, [values]) : [];
  const holdsId = playerId ?? added[0]?.id;
  if (holdsId === undefined) return;
  const device = { userId: writeContext.organiser.id, listId, deviceHash: one.deviceHash };
  await giveName(tx, writeContext, device, holdsId);
}
