import type { Call } from '@picadito/domain';
import { placeColumns, type Place } from '../match-place.ts';
import type { Reader, Writer } from '../store.ts';

/** Who was called to a match, by time. */
export async function callsOf(db: Reader, userId: string, matchId: string): Promise<Call[]> {
  return select(db, userId).where('match_id', '=', matchId).execute();
}

/** Who was called to each of the user's matches, by time. */
export async function everyCall(db: Reader, userId: string): Promise<(Call & OfMatch)[]> {
  return select(db, userId).select('match_id as matchId').execute();
}

type OfMatch = { matchId: string };

/** When he was first called; undefined when he was not. */
export async function findCall(db: Reader, place: Place): Promise<string | undefined> {
  const row = await db
    .selectFrom('calls')
    .select('called_at')
    .where((eb) => eb.and(placeColumns(place)))
    .executeTakeFirst();
  return row?.called_at;
}

export async function insertCall(tx: Writer, place: Place, calledAt: string): Promise<void> {
  await tx
    .insertInto('calls')
    .values({ ...placeColumns(place), called_at: calledAt })
    .execute();
}

export async function deleteCall(tx: Writer, place: Place): Promise<void> {
  await tx
    .deleteFrom('calls')
    .where((eb) => eb.and(placeColumns(place)))
    .execute();
}

function select(db: Reader, userId: string) {
  return db
    .selectFrom('calls')
    .select(['player_id as playerId', 'called_at as calledAt'])
    .where('user_id', '=', userId)
    .orderBy('called_at');
}
