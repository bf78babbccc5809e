import type { ScoredMatch } from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { placesInTeams } from '../ranking/places-in-teams.ts';
import { completedIn, type OfSeason } from '../ranking/seasons.ts';

/** Type of a player's place in claro or oscuro of a match; `name` is the team. */
export type Place = { match_id: string; player_id: string; name: string };

/** Returns the players' places in claro and oscuro of the completed matches of a season. */
export async function placesOfSeason(db: Reader, season: OfSeason): Promise<Place[]> {
  return placesInTeams(db, season.userId)
    .select(['team_players.match_id', 'team_players.player_id', 'teams.name'])
    .where('team_players.match_id', 'in', completedIn(db, season).select('matches.match_id'))
    .execute();
}

/**
 * Returns the guests in claro and oscuro of the completed matches of a season, by name, each with the list of the
 * match.
 */
export async function guestsOfSeason(db: Reader, season: OfSeason) {
  return placesInTeams(db, season.userId)
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'team_players.user_id')
        .onRef('players.player_id', '=', 'team_players.player_id'),
    )
    .innerJoin('matches', (join) =>
      join
        .onRef('matches.user_id', '=', 'team_players.user_id')
        .onRef('matches.match_id', '=', 'team_players.match_id'),
    )
    .select(['team_players.match_id as matchId', 'team_players.player_id as id'])
    .select(['team_players.name', 'matches.list_id as listId'])
    .whereRef('players.list_id', '=', 'players.user_id')
    .where('team_players.match_id', 'in', completedIn(db, season).select('matches.match_id'))
    .orderBy('players.sort_key')
    .orderBy('players.created_at')
    .execute();
}

/**
 * Returns the matches of a season with a result and their current teams, in the order in which they were played.
 * `places` has the players' places of the season.
 */
export async function scoredMatches(
  db: Reader,
  season: OfSeason,
  places: readonly Place[],
): Promise<ScoredMatch[]> {
  const results = await withResult(db, season)
    .select(['results.match_id', 'results.claro', 'results.oscuro'])
    .orderBy('matches.starts_at')
    .orderBy('matches.created_at')
    .execute();
  const ids = withResult(db, season).select('matches.match_id');
  const scorers = await db
    .selectFrom('scorers')
    .select(['match_id', 'player_id', 'goals', 'own_goals'])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids)
    .execute();
  const placesOf = Map.groupBy(places, ({ match_id }) => match_id);
  const scorersOf = Map.groupBy(scorers, ({ match_id }) => match_id);
  return results.map(({ match_id, claro, oscuro }) => {
    const playersOf = (team: 'claro' | 'oscuro') =>
      (placesOf.get(match_id) ?? []).flatMap(({ name, player_id }) =>
        name === team ? player_id : [],
      );
    return {
      score: { claro, oscuro },
      claro: playersOf('claro'),
      oscuro: playersOf('oscuro'),
      scorers: (scorersOf.get(match_id) ?? []).map(({ player_id, goals, own_goals }) => {
        return { playerId: player_id, goals, ownGoals: own_goals };
      }),
    };
  });
}

function withResult(db: Reader, season: OfSeason) {
  return completedIn(db, season).innerJoin('results', (join) =>
    join
      .onRef('results.user_id', '=', 'matches.user_id')
      .onRef('results.match_id', '=', 'matches.match_id'),
  );
}
