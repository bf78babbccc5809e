import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import type { RowOf, Schema } from '../../schema.ts';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';

export type PushRow = RowOf<'pushes'>;
type OfPush = Pick<PushRow, 'user_id' | 'push_id'>;

type Message = Omit<Insertable<Schema['pushes']>, 'user_id' | 'match_id'>;

/**
 * Stores push messages about a match. Each message replaces unsent messages about the match to the same device with the
 * same topic.
 */
export async function insertPushes(
  tx: Writer,
  { userId, matchId }: { userId: string; matchId: string },
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const ofMatch = { user_id: userId, match_id: matchId };
  const replaced = messages.map((one) => `${one.topic} ${one.recipient_hash}`);
  await tx
    .deleteFrom('pushes')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where(sql`topic || ' ' || recipient_hash`, 'in', replaced)
    .execute();
  const rows = messages.map((message) => ({ ...ofMatch, ...message }));
  await tx.insertInto('pushes').values(rows).execute();
}

/**
 * Returns at most `limit` due messages of all users who are not paused, the oldest first. Messages to the push services
 * in `without` are left out.
 */
export async function duePushes(
  db: Reader,
  { now, limit, without }: { now: number; limit: number; without: readonly string[] },
): Promise<PushRow[]> {
  return db
    .selectFrom('pushes')
    .selectAll()
    .where('due_at', '<=', timestamp(now))
    .$if(without.length > 0, (query) => query.where('service', 'not in', without))
    .where(isAwake)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/**
 * Returns the SQL condition for a message whose user is not paused. A subquery is used because for a join PostgreSQL
 * may read all users.
 */
function isAwake(eb: ExpressionBuilder<Schema, 'pushes'>) {
  const isAsleep = eb
    .selectFrom('users')
    .select('users.is_asleep')
    .whereRef('users.user_id', '=', 'pushes.user_id');
  return eb(isAsleep, '!=', 1);
}

/**
 * Claims messages for sending by this server and returns the messages claimed; another server may have claimed the
 * rest. No other server sends a claimed message before `until` (epoch milliseconds).
 */
export async function claimPushes(
  tx: Writer,
  rows: readonly PushRow[],
  until: number,
): Promise<PushRow[]> {
  const claimed: PushRow[] = [];
  // All servers update the rows in the same order, so that they do not deadlock.
  for (const row of rows.toSorted((a, b) => (a.push_id < b.push_id ? -1 : 1))) {
    const { numUpdatedRows } = await tx
      .updateTable('pushes')
      .set((eb) => ({ due_at: timestamp(until), attempts: eb('attempts', '+', 1) }))
      .where('user_id', '=', row.user_id)
      .where('push_id', '=', row.push_id)
      .where('due_at', '=', row.due_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) claimed.push(row);
  }
  return claimed;
}

export async function postponePush(
  tx: Writer,
  { user_id, push_id }: OfPush,
  until: number,
): Promise<void> {
  await tx
    .updateTable('pushes')
    .set({ due_at: timestamp(until) })
    .where('user_id', '=', user_id)
    .where('push_id', '=', push_id)
    .execute();
}

export async function deletePush(tx: Writer, { user_id, push_id }: OfPush): Promise<void> {
  await tx
    .deleteFrom('pushes')
    .where('user_id', '=', user_id)
    .where('push_id', '=', push_id)
    .execute();
}
