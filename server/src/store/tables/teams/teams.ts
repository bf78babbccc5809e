import {
  keyedTeams,
  skillLevelOf,
  TEAM_KEYS,
  TEAM_PLACES,
  type SkillLevel,
  type TeamPlace,
  type TeamOrigin,
  type Teams,
} from '@picadito/domain';
import { newId } from '../../ids.ts';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

type OfMatch = { userId: string; matchId: string };

/** Type of a player in a team, with the name and level that the player had when the teams were saved. */
export type SavedTeamPlayer = {
  team: TeamPlace;
  position: number;
  playerId: string;
  name: string;
  rating: number;
  skillLevel: SkillLevel;
};
export type SavedTeams = {
  createdBy: TeamOrigin;
  /** Time at which the teams were saved last, as UTC text. */
  createdAt: string;
  ids: ReadonlyMap<TeamPlace, string>;
  players: SavedTeamPlayer[];
};

/**
 * Returns the players of saved teams by the key of the team. Claro and oscuro are always there, even if they are empty.
 */
export function placedIn({ ids, players }: SavedTeams): Teams<SavedTeamPlayer> {
  const keys = TEAM_KEYS.filter((key, index) => index < 2 || ids.has(key));
  return keyedTeams(keys, (place) => players.filter(({ team }) => team === place));
}

/**
 * Returns the teams of a match, with the players in the order in which they were saved; undefined if it has no saved
 * teams.
 */
export async function findTeams(
  db: Reader,
  userId: string,
  matchId: string,
): Promise<SavedTeams | undefined> {
  return saved(await select(db, userId).where('teams.match_id', '=', matchId).execute());
}

/** Returns the teams of these matches by match id. Matches without teams are left out. */
export async function teamsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, SavedTeams>> {
  if (matchIds.length === 0) return new Map();
  return byMatch(await select(db, userId).where('teams.match_id', 'in', matchIds).execute());
}

function byMatch(rows: readonly Row[]): Map<string, SavedTeams> {
  const teams = new Map<string, SavedTeams>();
  for (const [matchId, ofMatch] of Map.groupBy(rows, (row) => row.match_id)) {
    const here = saved(ofMatch);
    if (here) teams.set(matchId, here);
  }
  return teams;
}

/**
 * Stores the teams of a match and replaces its earlier teams (`before`). A match always has the teams that play, and
 * has suplente only if there are substitutes (docs/specification.md#states). `createdAt` becomes the creation time of
 * all its teams. Only rows that differ from `before` are written, so that a swap of two players writes two places.
 */
export async function storeTeams(
  tx: Writer,
  match: { userId: string; matchId: string; createdAt: string; createdBy: TeamOrigin },
  teams: Teams<{ playerId: string; name: string; rating: number }>,
  before: SavedTeams | undefined,
): Promise<void> {
  const {
    userId: user_id,
    matchId: match_id,
    createdBy: created_by,
    createdAt: created_at,
  } = match;
  const names = TEAM_PLACES.filter((name) =>
    name === 'suplente' ? teams[name].length > 0 : teams[name] !== undefined,
  );
  const rows = names.map((name) => {
    const team_id = before?.ids.get(name) ?? newId();
    return { user_id, team_id, match_id, name, created_by, created_at };
  });
  const added = rows.filter(({ name }) => !before?.ids.has(name));
  const places = rows.flatMap(({ team_id, name: team }) =>
    (teams[team] ?? []).map(({ playerId: player_id, name, rating }, position) => {
      return { user_id, match_id, player_id, team_id, position, name, rating };
    }),
  );
  const stored = new Map(before?.players.map((place) => [place.playerId, place]));
  const changed = places.filter(({ player_id, team_id, position, name, rating }) => {
    const place = stored.get(player_id);
    if (!place || before?.ids.get(place.team) !== team_id) return true;
    return place.position !== position || place.name !== name || place.rating !== rating;
  });
  for (const { player_id } of places) stored.delete(player_id);
  if (before) await updateTeamRows(tx, { user_id, match_id, created_by, created_at });
  if (added.length > 0) await tx.insertInto('teams').values(added).execute();
  if (changed.length > 0) await storePlaceRows(tx, changed);
  if (stored.size > 0) await deletePlacesOf(tx, match, [...stored.keys()]);
  const gone = [...(before?.ids.keys() ?? [])].filter((name) => !names.includes(name));
  if (gone.length > 0) await deleteTeamsNamed(tx, match, gone);
}

async function updateTeamRows(
  tx: Writer,
  { user_id, match_id, created_by, created_at }: Omit<Schema['teams'], 'team_id' | 'name'>,
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ created_by, created_at })
    .where('user_id', '=', user_id)
    .where('match_id', '=', match_id)
    .execute();
}

async function storePlaceRows(tx: Writer, rows: readonly Schema['team_players'][]): Promise<void> {
  await tx
    .insertInto('team_players')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'match_id', 'player_id']).doUpdateSet((eb) => ({
        team_id: eb.ref('excluded.team_id'),
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
        rating: eb.ref('excluded.rating'),
      })),
    )
    .execute();
}

async function deletePlacesOf(tx: Writer, match: OfMatch, playerIds: string[]): Promise<void> {
  await tx
    .deleteFrom('team_players')
    .where('user_id', '=', match.userId)
    .where('match_id', '=', match.matchId)
    .where('player_id', 'in', playerIds)
    .execute();
}

async function deleteTeamsNamed(
  tx: Writer,
  { userId, matchId }: OfMatch,
  names: readonly TeamPlace[],
): Promise<void> {
  await tx
    .deleteFrom('teams')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('name', 'in', names)
    .execute();
}

export async function deleteTeams(tx: Writer, userId: string, matchId: string): Promise<void> {
  for (const table of ['team_players', 'teams'] as const) {
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .execute();
  }
}

export async function hasTeams(db: Reader, { userId, matchId }: OfMatch): Promise<boolean> {
  const team = await db
    .selectFrom('teams')
    .select('team_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .limit(1)
    .executeTakeFirst();
  return team !== undefined;
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('teams')
    .leftJoin('team_players as place', (join) =>
      join
        .onRef('place.user_id', '=', 'teams.user_id')
        .onRef('place.team_id', '=', 'teams.team_id'),
    )
    .select(['teams.match_id', 'teams.team_id', 'teams.name as team'])
    .select(['teams.created_by', 'teams.created_at'])
    .select(['place.player_id', 'place.position', 'place.name', 'place.rating'])
    .where('teams.user_id', '=', userId)
    .orderBy('teams.name')
    .orderBy('place.position');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function saved(rows: readonly Row[]): SavedTeams | undefined {
  const [first] = rows;
  if (!first) return undefined;
  return {
    createdBy: first.created_by,
    createdAt: first.created_at,
    ids: new Map(rows.map(({ team, team_id }) => [team, team_id])),
    players: rows.flatMap(({ team, player_id, position, name, rating }) =>
      player_id === null || position === null || name === null || rating === null
        ? []
        : [{ team, position, playerId: player_id, name, rating, skillLevel: skillLevelOf(rating) }],
    ),
  };
}
