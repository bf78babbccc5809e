import { distinctNames, skillLevelOf, type MatchPlayerReply } from '@picadito/domain';
import type { ExpressionBuilder } from 'kysely';
import { matchPlayerColumns, type MatchPlayerKey } from './match-player-key.ts';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

/**
 * Returns the players of a match with their attendance, ordered by name. They are the players of its list except those
 * taken out, and its guests. Once the match has started by `now`, only the list players who existed when it started, or
 * when it was entered if that was later, are included.
 */
export async function rosterOf(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<MatchPlayerReply[]> {
  const rows = await roster(db, { userId, matchId, now }).execute();
  return rows.toSorted(byName).map(reply);
}

/**
 * Returns the players of a match like `rosterOf`, each with the time at which the player was created, and whether the
 * organiser has taken the player out. Replies to the organiser contain neither.
 */
export async function datedRosterOf(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<(MatchPlayerReply & { createdAt: string; isTakenOut: boolean })[]> {
  const rows = await roster(db, { userId, matchId, now }).execute();
  return rows.toSorted(byName).map((row) => ({
    ...reply(row),
    createdAt: row.created_at,
    isTakenOut: row.is_taken_out === 1,
  }));
}

/**
 * Returns the names of the players of a match by player id. Names that read alike are numbered, as on the organiser's
 * screens.
 */
export async function namesInMatch(
  db: Reader,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
  now: string,
): Promise<Map<string, string>> {
  const roster = await rosterOf(db, userId, matchId, now);
  return new Map(distinctNames(roster).map(({ id, name }) => [id, name]));
}

function byName(a: Named, b: Named): number {
  if (a.sort_key !== b.sort_key) return a.sort_key < b.sort_key ? -1 : 1;
  return a.created_at < b.created_at ? -1 : 1;
}

type Named = { sort_key: string; created_at: string };

/** Returns one player of a match; undefined if the match does not have the player. */
export async function findInRoster(
  db: Reader,
  userId: string,
  matchId: string,
  playerId: string,
  now: string,
): Promise<MatchPlayerReply | undefined> {
  const row = await roster(db, { userId, matchId, now })
    .where('roster.player_id', '=', playerId)
    .executeTakeFirst();
  return row && reply(row);
}

/**
 * Stores that these players are guests of the match (`guest`) or taken out of it (`removed`). Null deletes such an
 * entry.
 */
export async function setRosterChanges(
  tx: Writer,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
  playerIds: readonly string[],
  change: 'guest' | 'removed' | null,
): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .deleteFrom('match_roster_changes')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .execute();
  if (change === null) return;
  const rows = playerIds.map((playerId) => ({
    ...matchPlayerColumns({ userId, matchId, playerId }),
    change,
  }));
  await tx.insertInto('match_roster_changes').values(rows).execute();
}

/** Returns the ids of these players who are guests of the match or were taken out of it. */
export async function guestsAndRemoved(
  db: Reader,
  { userId, matchId }: Omit<MatchPlayerKey, 'playerId'>,
  playerIds: readonly string[],
): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .selectFrom('match_roster_changes')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('player_id', 'in', playerIds)
    .execute();
  return rows.map((row) => row.player_id);
}

type OfMatch = { userId: string; matchId: string; now: string };

/**
 * Selects the players of the list and the guests of a match in two parts of a union, so that each part uses an index. A
 * guest is only in the second part, and a player who was taken out is in neither.
 */
function roster(db: Reader, { userId, matchId, now }: OfMatch) {
  const listed = db
    .selectFrom('matches')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'matches.user_id')
        .onRef('players.list_id', '=', 'matches.list_id'),
    )
    .selectAll('players')
    .where('matches.user_id', '=', userId)
    .where('matches.match_id', '=', matchId)
    .where((eb) => isOnList(eb, userId, now));
  const guests = db
    .selectFrom('match_roster_changes as change')
    .innerJoin('players', (join) =>
      join
        .onRef('players.user_id', '=', 'change.user_id')
        .onRef('players.player_id', '=', 'change.player_id'),
    )
    .selectAll('players')
    .where('change.user_id', '=', userId)
    .where('change.match_id', '=', matchId)
    .where('change.change', '=', 'guest');
  return db
    .selectFrom(listed.unionAll(guests).as('roster'))
    .leftJoin('confirmations', (join) =>
      join
        .on('confirmations.user_id', '=', userId)
        .on('confirmations.match_id', '=', matchId)
        .onRef('confirmations.player_id', '=', 'roster.player_id'),
    )
    .select([
      'roster.player_id',
      'roster.name',
      'roster.rating',
      'roster.whatsapp',
      'roster.sort_key',
      'roster.created_at',
      'confirmations.confirmed',
      'confirmations.confirmed_at',
      'confirmations.declined',
      'confirmations.is_taken_out',
    ]);
}

/**
 * Returns the SQL condition for a player of the list who is in the match, like `isOnList` of
 * `domain/src/matches/roster.ts`. A match that has not started has all players of its list. A match that has
 * started by `now` has only the players who existed when it started, or when it was entered if that was later. Players
 * with a roster change are never included. The caller joins `matches` and `players`.
 */
export function isOnList(
  player: ExpressionBuilder<Schema, 'matches' | 'players'>,
  userId: string,
  now: string,
) {
  const change = player
    .selectFrom('match_roster_changes as change')
    .select('change.player_id')
    .where('change.user_id', '=', userId)
    .whereRef('change.match_id', '=', 'matches.match_id')
    .whereRef('change.player_id', '=', 'players.player_id');
  return player.and([
    player.or([
      player('matches.starts_at', '>', now),
      player('players.created_at', '<=', player.ref('matches.starts_at')),
      player('players.created_at', '<=', player.ref('matches.created_at')),
    ]),
    player.not(player.exists(change)),
  ]);
}

function reply(row: {
  player_id: string;
  name: string;
  rating: number;
  whatsapp: string | null;
  confirmed: number | null;
  confirmed_at: string | null;
  declined: number | null;
}): MatchPlayerReply {
  return {
    id: row.player_id,
    name: row.name,
    skillLevel: skillLevelOf(row.rating),
    whatsapp: row.whatsapp,
    rating: row.rating,
    confirmed: row.confirmed === 1,
    confirmedAt: row.confirmed_at,
    declined: row.declined === 1,
  };
}
