import type { Call } from '@picadito/domain';
import { matchPlayerColumns, type MatchPlayerKey } from '../matches/match-player-key.ts';
import type { Reader, Writer } from '../../store.ts';

/** Returns the calls of players to a match, the oldest first. */
export async function callsOf(db: Reader, userId: string, matchId: string): Promise<Call[]> {
  return select(db, userId).where('match_id', '=', matchId).execute();
}

/** Returns the calls of players to these matches of the user, the oldest first. */
export async function callsOfMatches(
  db: Reader,
  userId: string,
  matchIds: readonly string[],
): Promise<(Call & OfMatch)[]> {
  return select(db, userId)
    .select('match_id as matchId')
    .where('match_id', 'in', matchIds)
    .execute();
}

type OfMatch = { matchId: string };

/** Returns when the player was first called to the match; undefined if the player was not called. */
export async function findCall(db: Reader, key: MatchPlayerKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('calls')
    .select('called_at')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .executeTakeFirst();
  return row?.called_at;
}

export async function insertCall(tx: Writer, key: MatchPlayerKey, calledAt: string): Promise<void> {
  await tx
    .insertInto('calls')
    .values({ ...matchPlayerColumns(key), called_at: calledAt })
    .execute();
}

export async function deleteCall(tx: Writer, key: MatchPlayerKey): Promise<void> {
  await tx
    .deleteFrom('calls')
    .where((eb) => eb.and(matchPlayerColumns(key)))
    .execute();
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('calls')
    .select(['player_id as playerId', 'called_at as calledAt'])
    .where('user_id', '=', userId)
    .orderBy('called_at');
}
