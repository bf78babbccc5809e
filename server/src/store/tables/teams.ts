import { skillLevelOf, type SkillLevel, type TeamName, type TeamOrigin } from '@picadito/domain';
import { isCompleted } from './completed.ts';
import { newId } from '../ids.ts';
import { recountTeams } from './match-counts.ts';
import { prepared, preparedRows } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';

/** A player in a team, with name and level as they were when the teams were saved. */
export type SavedTeamPlayer = {
  team: TeamName;
  playerId: string;
  name: string;
  skillLevel: SkillLevel;
};
export type SavedTeams = { createdBy: TeamOrigin; players: SavedTeamPlayer[] };

/** The teams of a match, players in the order in which they were saved; undefined without teams. */
export async function findTeams(
  db: Reader,
  userId: string,
  matchId: string,
): Promise<SavedTeams | undefined> {
  return saved(await selectTeams(db, { userId, matchId }));
}

const selectTeams = prepared((db: Reader, { userId, matchId }: OfMatch) =>
  select(db, userId).where('teams.match_id', '=', matchId),
);

/** By match: the teams of those of these matches that have some. */
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
 * Inserts the teams of a match: claro and oscuro always, suplente only if there are some
 * (docs/specification.md#states). `createdAt` is the same in the three records.
 */
export async function insertTeams(
  tx: Writer,
  match: { userId: string; matchId: string; createdAt: string; createdBy: TeamOrigin },
  teams: Record<TeamName, { playerId: string; name: string; rating: number }[]>,
): Promise<void> {
  const { userId: user_id, matchId: match_id } = match;
  const names = (['claro', 'oscuro', 'suplente'] as const).filter(
    (name) => name !== 'suplente' || teams[name].length > 0,
  );
  const rows = names.map((name) => ({
    user_id,
    team_id: newId(),
    match_id,
    name,
    created_by: match.createdBy,
    created_at: match.createdAt,
  }));
  const places = rows.flatMap(({ team_id, name: team }) =>
    teams[team].map(({ playerId: player_id, name, rating }, position) => {
      return { user_id, match_id, player_id, team_id, position, name, rating };
    }),
  );
  await Promise.all([
    insertTeamRows(tx, rows),
    places.length > 0 && insertPlaceRows(tx, places),
    recountTeams(tx, match),
  ]);
}

const insertTeamRows = preparedRows((tx, rows: readonly Schema['teams'][]) =>
  tx.insertInto('teams').values(
    rows.map(({ user_id, team_id, match_id, name, created_by, created_at }) => {
      return { user_id, team_id, match_id, name, created_by, created_at };
    }),
  ),
);

const insertPlaceRows = preparedRows((tx, rows: readonly Schema['team_players'][]) =>
  tx.insertInto('team_players').values(
    rows.map(({ user_id, match_id, player_id, team_id, position, name, rating }) => {
      return { user_id, match_id, player_id, team_id, position, name, rating };
    }),
  ),
);

/** Of a match that gets other teams, or is to be deleted. */
export async function deleteTeams(tx: Writer, userId: string, matchId: string): Promise<void> {
  await Promise.all([
    deletePlaces(tx, { userId, matchId }),
    deleteTeamRows(tx, { userId, matchId }),
  ]);
}

type OfMatch = { userId: string; matchId: string };

const deletePlaces = prepared((tx: Writer, { userId, matchId }: OfMatch) =>
  tx.deleteFrom('team_players').where('user_id', '=', userId).where('match_id', '=', matchId),
);

const deleteTeamRows = prepared((tx: Writer, { userId, matchId }: OfMatch) =>
  tx.deleteFrom('teams').where('user_id', '=', userId).where('match_id', '=', matchId),
);

export async function deleteTeamPlayer(
  tx: Writer,
  key: { userId: string; matchId: string; playerId: string },
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_players')
    .where('user_id', '=', key.userId)
    .where('match_id', '=', key.matchId)
    .where('player_id', '=', key.playerId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await recountTeams(tx, key);
}

/**
 * Deletes these players from the teams of matches that are not completed; completed ones stay as saved. The caller
 * counts their matches again.
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
    .where('match_id', 'not in', (eb) =>
      eb
        .selectFrom('matches')
        .select('match_id')
        .where('user_id', '=', userId)
        .where((match) => isCompleted(match, overBefore)),
    )
    .execute();
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('teams')
    .leftJoin('team_players as place', (join) =>
      join
        .onRef('place.user_id', '=', 'teams.user_id')
        .onRef('place.team_id', '=', 'teams.team_id'),
    )
    .select(['teams.match_id', 'teams.name as team', 'teams.created_by'])
    .select(['place.player_id', 'place.name', 'place.rating'])
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
    players: rows.flatMap(({ team, player_id, name, rating }) =>
      player_id === null || name === null || rating === null
        ? []
        : [{ team, playerId: player_id, name, skillLevel: skillLevelOf(rating) }],
    ),
  };
}
