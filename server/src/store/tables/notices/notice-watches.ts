import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';
import type { OwnerRow } from '../account/users.ts';

/** Stores that the organiser's matches are checked for notices, and that a check is due at once. */
export async function storeWatch(tx: Writer, userId: string, now: number): Promise<void> {
  const due_at = timestamp(now);
  await tx
    .insertInto('notice_watches')
    .values({ user_id: userId, seen_at: '', due_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at }))
    .execute();
}

/**
 * Stores the state after a check of an organiser's matches. `dueAt`, the time of the next check, is in epoch
 * milliseconds.
 */
export async function updateWatch(
  tx: Writer,
  userId: string,
  { seenAt, dueAt }: { seenAt: string; dueAt: number },
): Promise<void> {
  await tx
    .updateTable('notice_watches')
    .set({ seen_at: seenAt, due_at: timestamp(dueAt) })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteWatch(tx: Writer, userId: string): Promise<void> {
  await tx.deleteFrom('notice_watches').where('user_id', '=', userId).execute();
}

/** Returns whether a check of the organiser's matches is still due. Another server may already have made the check. */
export async function isWatchDue(db: Reader, userId: string, now: number): Promise<boolean> {
  const row = await selectDueWatches(db, now)
    .where('notice_watches.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Type of the organisers that a check considers: those whose time has come (`clock`), `all`, or those with the given
 * ids.
 */
export type WhichWatches = 'clock' | 'all' | readonly string[];

/**
 * Returns at most `limit` organisers whose matches need a check, because their data has changed or the time of the
 * check has come; `clock` considers the time only. Only `all` reads every row: `clock` uses an index, and ids select
 * single rows. Paused organisers are left out.
 */
export async function dueWatches(
  db: Reader,
  { now, limit, of }: { now: number; limit: number; of: WhichWatches },
): Promise<OwnerRow[]> {
  if (of === 'clock') {
    const query = watches(db).where('notice_watches.due_at', '<=', timestamp(now));
    return query.limit(limit).execute();
  }
  return selectDueWatches(db, now)
    .$if(of !== 'all', (query) => query.where('notice_watches.user_id', 'in', of as string[]))
    .limit(limit)
    .execute();
}

function selectDueWatches(db: Reader, now: number) {
  return (
    watches(db)
      // This is true for every row, and makes engines read the small index.
      .where('notice_watches.due_at', '>', '')
      .where((eb) =>
        eb.or([
          eb('notice_watches.due_at', '<=', timestamp(now)),
          eb('users.last_timestamp', '>', eb.ref('notice_watches.seen_at')),
        ]),
      )
  );
}

function watches(db: Reader) {
  return db
    .selectFrom('notice_watches')
    .innerJoin('users', 'users.user_id', 'notice_watches.user_id')
    .select(['users.user_id', 'users.time_zone', 'users.country', 'users.deeds_after'])
    .where('users.is_asleep', '!=', 1);
}
