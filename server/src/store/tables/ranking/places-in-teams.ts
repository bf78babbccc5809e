import type { Reader } from '../../store.ts';

/** Selects the user's places in claro and oscuro; substitutes are left out. */
export function placesInTeams(db: Reader, userId: string) {
  return db
    .selectFrom('team_players')
    .innerJoin('teams', (join) =>
      join
        .onRef('teams.user_id', '=', 'team_players.user_id')
        .onRef('teams.team_id', '=', 'team_players.team_id'),
    )
    .where('team_players.user_id', '=', userId)
    .where('teams.name', 'in', ['claro', 'oscuro']);
}
