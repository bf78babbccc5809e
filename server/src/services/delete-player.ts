import { MATCH_DURATION_MS } from '@picadito/domain';
import { forgetPlayersInBadges } from '../store/badges-store.ts';
import { forgetPlayersInMarks } from '../store/marks-store.ts';
import { deletePlayers } from '../store/players-store.ts';
import { forgetPlayersInRosters } from '../store/roster-store.ts';
import { deleteTypedStats } from '../store/stats-store.ts';
import type { Writer } from '../store/store.ts';
import { deleteOpenTeamPlaces } from '../store/teams-store.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForLeavers } from './award-badges.ts';
import type { Context, Organiser } from './context.ts';
import { forgetAnswers } from './forget-answers.ts';
import { ownPlayerIn } from './own.ts';
import { write, type Turn } from './write.ts';

export async function deletePlayer(
  context: Context,
  organiser: Organiser,
  playerId: string,
): Promise<void> {
  await write(context, organiser, async (tx, turn) => {
    await ownPlayerIn(tx, organiser, playerId);
    await forgetPlayers(tx, turn, [playerId]);
    turn.changed('player', playerId);
  });
}

/**
 * Deletes players with what ties them to matches. Teams of completed matches keep their names and levels
 * as saved (decisions.md "deleting").
 */
export async function forgetPlayers(
  tx: Writer,
  turn: Turn,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return;
  const userId = turn.organiser.id;
  await deleteOpenTeamPlaces(tx, userId, playerIds, timestamp(turn.now - MATCH_DURATION_MS));
  await forgetPlayersInRosters(tx, userId, playerIds);
  await forgetPlayersInBadges(tx, userId, playerIds);
  await deleteTypedStats(tx, userId, playerIds);
  await forgetPlayersInMarks(tx, userId, playerIds);
  await forgetAnswers(tx, turn, playerIds);
  await deletePlayers(tx, userId, playerIds);
  await awardForLeavers(tx, turn);
}
