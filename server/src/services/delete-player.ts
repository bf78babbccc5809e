import { MATCH_DURATION_MS } from '@picadito/domain';
import { forgetPlayersInBadges } from '../store/tables/badges.ts';
import { forgetPlayersInMarks } from '../store/tables/team-constraints.ts';
import { deletePlayers } from '../store/tables/players.ts';
import { forgetPlayersInRosters } from '../store/tables/roster.ts';
import { deleteTypedStats } from '../store/tables/stats.ts';
import type { Writer } from '../store/store.ts';
import { deleteOpenTeamPlaces } from '../store/tables/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import { awardForLeavers } from './award-badges.ts';
import type { Context, Organiser } from '../transactions/context.ts';
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
