import {
  absentAfter,
  championsOf,
  lendPlayers,
  nextGame,
  nightTable,
  TEAM_KEYS,
  type NightChampion,
  type NightFacts,
  type NightPlayers,
  type NightReply,
  type Rotation,
} from '@picadito/domain';
import { notFound } from '../app-error.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import {
  finishedNights,
  gamesOf,
  gamesOfMatches,
  matchesWithRotation,
} from '../store/tables/rotation/games.ts';
import { keepersOf } from '../store/tables/teams/team-constraints.ts';
import { findTeams, type SavedTeams } from '../store/tables/teams/teams.ts';
import type { Reader } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownAndHelped } from '../transactions/helping.ts';
import { matchesFor, ownedMatch } from '../transactions/load-owned.ts';

type Formatted = Pick<MatchRow, 'user_id' | 'match_id' | 'team_count' | 'rotation'>;

/** Returns the rules of the rotation of a match of three or four teams. Throws "not found" for a match of two teams. */
export function rotationOf({ rotation }: Pick<MatchRow, 'rotation'>): Rotation {
  if (rotation === null) throw notFound();
  return JSON.parse(rotation) as Rotation;
}

/** Throws "not found" unless the match belongs to the organiser and has three or four teams. */
export async function requireNight(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<void> {
  rotationOf(await ownedMatch(context, organiser, matchId));
}

export async function readNight(
  context: Context,
  organiser: Organiser,
  matchId: string,
): Promise<NightReply> {
  return nightOf(context.store.read, await ownedMatch(context, organiser, matchId));
}

/** Returns the games of a night, its next game with the players to lend, its table, and whether it is finished. */
export async function nightOf(db: Reader, match: Formatted): Promise<NightReply> {
  const rules = rotationOf(match);
  const { user_id: userId, match_id: matchId, team_count: teamCount } = match;
  const games = await gamesOf(db, { userId, matchId });
  const isFinished = (await finishedNights(db, userId, [matchId])).has(matchId);
  const next = isFinished ? null : nextGame(teamCount, rules, games);
  const players = next && (await nightPlayers(db, { userId, matchId }));
  const absent = absentAfter(games.at(-1));
  return {
    games,
    next: next && {
      home: next.home,
      away: next.away,
      waiting: next.waiting,
      lent: players ? lendPlayers(players, { ...next, seq: games.length + 1 }, absent, games) : [],
    },
    table: nightTable(teamCount, rules, games).map(
      ({ points: _points, place: _place, ...row }) => row,
    ),
    isFinished,
  };
}

async function nightPlayers(
  db: Reader,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<NightPlayers> {
  const saved = await findTeams(db, userId, matchId);
  return {
    matchId,
    teams: nightTeams(saved),
    suplentes: (saved?.players ?? [])
      .filter(({ team }) => team === 'suplente')
      .map(({ playerId }) => playerId),
    keepers: await keepersOf(db, userId),
  };
}

/** Returns the ids of the players of each team by its key, without the substitutes. */
export function nightTeams(saved: SavedTeams | undefined): NightPlayers['teams'] {
  const teams = TEAM_KEYS.map((key) => {
    const places = (saved?.players ?? []).filter(({ team }) => team === key);
    return [key, places.map(({ playerId }) => playerId)] as const;
  });
  return Object.fromEntries(teams);
}

/** Returns the table of a match of three or four teams, and whether its night is finished; null for two teams. */
export async function readTable(
  db: Reader,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<NightFacts | null> {
  const [match] = await matchesWithRotation(db, userId, [matchId]);
  if (!match) return null;
  const rules = rotationOf(match);
  const games = await gamesOf(db, { userId, matchId });
  const isFinished = (await finishedNights(db, userId, [matchId])).has(matchId);
  return { table: nightTable(match.team_count, rules, games), play: rules.play, isFinished };
}

/**
 * Returns the champions of the given matches whose night is finished, also several of one match if they are equal.
 * Matches that are neither the organiser's nor of helped lists are left out.
 */
export async function readChampions(
  { store }: Context,
  organiser: Organiser,
  matchIds: readonly string[],
): Promise<NightChampion[]> {
  return ownAndHelped(organiser, async (owner) =>
    championsAmong(store.read, owner.id, await matchesFor(store.read, owner, matchIds)),
  );
}

async function championsAmong(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<NightChampion[]> {
  const finished = await finishedNights(db, userId, matchIds);
  const matches = await matchesWithRotation(db, userId, [...finished.keys()]);
  const ids = matches.map(({ match_id }) => match_id);
  const games = await gamesOfMatches(db, userId, ids);
  return matches.flatMap((match) => {
    const { match_id: matchId, team_count: teamCount } = match;
    const table = nightTable(teamCount, rotationOf(match), games.get(matchId) ?? []);
    const champions = championsOf(table);
    const [first] = champions;
    if (!first) return [];
    const { won, played, points } = first;
    return [{ matchId, teams: champions.map(({ team }) => team), won, played, points }];
  });
}
