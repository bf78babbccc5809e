import type { Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Reader } from '../transaction.ts';
import { isOnList } from './on-list.ts';

export type CountedMatch = Selectable<Schema['matches']> & {
  list_player_count: number;
  guest_count: number;
  confirmed_count: number;
  claro_count: number | null;
  oscuro_count: number | null;
  suplente_count: number | null;
};

/**
 * Matches with the counts that their cards show. Once one has started (`now`), only players of the list who
 * existed then count.
 */
export function counted(db: Reader, now: string) {
  return db
    .selectFrom('matches')
    .selectAll('matches')
    .select((eb) => {
      const teamSize = (team: Schema['teams']['name']) =>
        eb
          .selectFrom('teams')
          .leftJoin('team_players as place', (join) =>
            join
              .onRef('place.user_id', '=', 'teams.user_id')
              .onRef('place.team_id', '=', 'teams.team_id'),
          )
          .select((count) => count.fn.count<number>('place.player_id').as('count'))
          .whereRef('teams.user_id', '=', 'matches.user_id')
          .whereRef('teams.match_id', '=', 'matches.match_id')
          .where('teams.name', '=', team)
          .groupBy('teams.team_id');
      const changes = (change: 'guest' | 'removed') =>
        eb
          .selectFrom('match_roster_changes as changes')
          .whereRef('changes.user_id', '=', 'matches.user_id')
          .whereRef('changes.match_id', '=', 'matches.match_id')
          .where('changes.change', '=', change);
      return [
        eb
          .selectFrom('players')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('players.user_id', '=', 'matches.user_id')
          .whereRef('players.list_id', '=', 'matches.list_id')
          .where((player) => isOnList(player, now))
          .$asScalar()
          .$notNull()
          .as('list_player_count'),
        changes('guest')
          .select((count) => count.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('guest_count'),
        eb
          .selectFrom('confirmations')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('confirmations.user_id', '=', 'matches.user_id')
          .whereRef('confirmations.match_id', '=', 'matches.match_id')
          .where('confirmations.confirmed', '=', 1)
          .$asScalar()
          .$notNull()
          .as('confirmed_count'),
        teamSize('claro').$asScalar().as('claro_count'),
        teamSize('oscuro').$asScalar().as('oscuro_count'),
        teamSize('suplente').$asScalar().as('suplente_count'),
      ];
    });
}
