import { TEAM_KEYS } from '@picadito/domain';
import type { Reader } from '../../store.ts';

/**
 * Selects the players in the teams of the user's matches, one row for each player and match. Substitutes are left out.
 */
export function placesInTeams(db: Reader, userId: string) {
  return db
    .selectFrom('team_players')
    .innerJoin('teams', (join) =>
      join
        .onRef('teams.user_id', '=', 'team_players.user_id')
        .onRef('teams.team_id', '=', 'team_players.team_id'),
    )
    .where('team_players.user_id', '=', userId)
    .where('teams.name', 'in', TEAM_KEYS);
}
