import {
  nightTable,
  TEAM_KEYS,
  type DatedMatch,
  type PlayedNight,
  type Rotation,
  type ScoredMatch,
} from '@picadito/domain';
import type { Reader } from '../../store.ts';
import { placesInTeams } from '../ranking/places-in-teams.ts';
import { absentInSeason, completedIn, type OfSeason } from '../ranking/seasons.ts';
import { gamesOfMatches } from '../rotation/games.ts';

/** Type of a player's place in a team that plays; `name` is the team. */
export type Place = { match_id: string; player_id: string; name: string };

/**
 * Returns the places of players in the teams of the completed matches of a season. Players who were absent from all
 * games of a night are left out.
 */
export async function placesOfSeason(db: Reader, season: OfSeason): Promise<Place[]> {
  const places = await placesInTeams(db, season.userId)
    .select(['team_players.match_id', 'team_players.player_id', 'teams.name'])
    .where('team_players.match_id', 'in', completedIn(db, season).select('matches.match_id'))
    .execute();
  const absent = await absentInSeason(db, season);
  if (absent.size === 0) return places;
  return places.filter(
    ({ match_id, player_id }) => absent.get(match_id)?.includes(player_id) !== true,
  );
}

/**
 * Returns the guests in the teams of the completed matches of a season, sorted by name, each with the list of the
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
 * Returns the matches of a season that count in the figures, with their current teams, in the order in which they were
 * played: those of two teams with a result, and the finished nights. `places` has the players' places of the season.
 */
export async function countedMatches(
  db: Reader,
  season: OfSeason,
  places: readonly Place[],
): Promise<DatedMatch[]> {
  const placesOf = Map.groupBy(places, ({ match_id }) => match_id);
  const playersOf = (matchId: string, team: string) =>
    (placesOf.get(matchId) ?? []).flatMap(({ name, player_id }) =>
      name === team ? player_id : [],
    );
  const counted = [
    ...(await scoredMatches(db, season, playersOf)),
    ...(await finishedNights(db, season, playersOf)),
  ];
  return counted
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1))
    .map(({ at: _at, ...match }) => match);
}

/** Type of a match with its date, and with the times that order it: its start, and when it was entered. */
type InTime<Match> = { at: string; matchId: string; date: string; match: Match };
type PlayersOf = (matchId: string, team: string) => string[];

async function scoredMatches(
  db: Reader,
  season: OfSeason,
  playersOf: PlayersOf,
): Promise<InTime<ScoredMatch>[]> {
  const results = await withResult(db, season)
    .select(['results.match_id', 'results.claro', 'results.oscuro'])
    .select(['matches.starts_at', 'matches.created_at', 'matches.date'])
    .execute();
  const ids = withResult(db, season).select('matches.match_id');
  const scorers = await db
    .selectFrom('scorers')
    .select(['match_id', 'player_id', 'goals', 'own_goals'])
    .where('user_id', '=', season.userId)
    .where('match_id', 'in', ids)
    .execute();
  const scorersOf = Map.groupBy(scorers, ({ match_id }) => match_id);
  return results.map(({ match_id, claro, oscuro, starts_at, created_at, date }) => ({
    at: `${starts_at} ${created_at}`,
    matchId: match_id,
    date,
    match: {
      score: { claro, oscuro },
      claro: playersOf(match_id, 'claro'),
      oscuro: playersOf(match_id, 'oscuro'),
      scorers: (scorersOf.get(match_id) ?? []).map(({ player_id, goals, own_goals }) => {
        return { playerId: player_id, goals, ownGoals: own_goals };
      }),
    },
  }));
}

function withResult(db: Reader, season: OfSeason) {
  return completedIn(db, season).innerJoin('results', (join) =>
    join
      .onRef('results.user_id', '=', 'matches.user_id')
      .onRef('results.match_id', '=', 'matches.match_id'),
  );
}

async function finishedNights(
  db: Reader,
  season: OfSeason,
  playersOf: PlayersOf,
): Promise<InTime<PlayedNight>[]> {
  const nights = await completedIn(db, season)
    .innerJoin('finished_nights', (join) =>
      join
        .onRef('finished_nights.user_id', '=', 'matches.user_id')
        .onRef('finished_nights.match_id', '=', 'matches.match_id'),
    )
    .select(['matches.match_id', 'matches.team_count', 'matches.rotation'])
    .select(['matches.starts_at', 'matches.created_at', 'matches.date'])
    .execute();
  const ids = nights.map(({ match_id }) => match_id);
  const games = await gamesOfMatches(db, season.userId, ids);
  return nights.map(({ match_id, team_count, rotation, starts_at, created_at, date }) => {
    const rules = JSON.parse(rotation ?? '{}') as Rotation;
    const teams = TEAM_KEYS.map((key) => [key, playersOf(match_id, key)] as const);
    const table = nightTable(team_count, rules, games.get(match_id) ?? []);
    return {
      at: `${starts_at} ${created_at}`,
      matchId: match_id,
      date,
      match: { table, teams: Object.fromEntries(teams) },
    };
  });
}
