import type { Selectable } from 'kysely';
import { counted, type CountedMatch } from './counted-matches.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';

export type MatchRow = Selectable<Schema['matches']>;

export async function findMatch(
  db: Reader,
  userId: string,
  matchId: string,
  now: string,
): Promise<CountedMatch | undefined> {
  const [row] = await selectMatch(db, { userId, matchId, now });
  return row;
}

const selectMatch = prepared(
  (db: Reader, { userId, matchId, now }: { userId: string; matchId: string; now: string }) =>
    counted(db, now).where('matches.user_id', '=', userId).where('matches.match_id', '=', matchId),
);

/** The match as it is stored, its row locked until the transaction ends. */
export async function lockMatch(
  tx: Writer,
  userId: string,
  matchId: string,
): Promise<MatchRow | undefined> {
  const [row] = await selectToLock(tx, { userId, matchId });
  return row;
}

const selectToLock = prepared(
  (tx: Writer, { userId, matchId }: { userId: string; matchId: string }) =>
    tx
      .selectFrom('matches')
      .selectAll()
      .where('user_id', '=', userId)
      .where('match_id', '=', matchId)
      .forUpdate(),
);

export async function insertMatch(tx: Writer, match: Schema['matches']): Promise<void> {
  await tx.insertInto('matches').values(match).execute();
}

export async function updateMatch(
  tx: Writer,
  userId: string,
  matchId: string,
  changes: Omit<Schema['matches'], 'user_id' | 'match_id' | 'created_at' | 'sit_out'>,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set(changes)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

export async function deleteMatch(tx: Writer, userId: string, matchId: string): Promise<void> {
  await tx
    .deleteFrom('matches')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .execute();
}

/** A deleted list's matches stay, without it; a weekly series that called it ends. */
export async function detachMatchesFromList(tx: Writer, userId: string, listId: string) {
  await tx
    .updateTable('matches')
    .set({ list_id: null, is_recurring: 0, recurring_day: null })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}
