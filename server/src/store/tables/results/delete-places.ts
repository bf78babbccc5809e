import type { Writer } from '../../store.ts';
import { isCompleted } from '../matches/completed.ts';

export async function deleteTeamPlayer(
  tx: Writer,
  key: { userId: string; matchId: string; playerId: string },
): Promise<void> {
  await tx
    .deleteFrom('team_players')
    .where('user_id', '=', key.userId)
    .where('match_id', '=', key.matchId)
    .where('player_id', '=', key.playerId)
    .execute();
}

/**
 * Deletes these players from the teams of matches that are not completed. Completed matches keep their teams as saved.
 */
export async function deleteTeamPlayersOfOpenMatches(
  tx: Writer,
  userId: string,
  playerIds: readonly string[],
  overBefore: string,
): Promise<void> {
  await tx
    .deleteFrom('team_players')
    .where('user_id', '=', userId)
    .where('player_id', 'in', playerIds)
    // This is always true. Without it, SQLite reads all rows of the user in the index of the primary key.
    .where('position', '>=', 0)
    .where((eb) => {
      const match = eb
        .selectFrom('matches')
        .select('matches.match_id')
        .where('matches.user_id', '=', userId)
        .whereRef('matches.match_id', '=', 'team_players.match_id')
        .where((one) => isCompleted(one, overBefore));
      return eb.not(eb.exists(match));
    })
    .execute();
}
