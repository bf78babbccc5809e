import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../transaction.ts';
import type { OwnerRow } from '../users.ts';

/** Looks at the organiser's matches from now on, at once. */
export async function storeWatch(tx: Writer, userId: string, now: number): Promise<void> {
  const due_at = timestamp(now);
  await tx
    .insertInto('notice_watches')
    .values({ user_id: userId, seen_at: '', due_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at }))
    .execute();
}

/** `dueAt`: epoch milliseconds. */
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

/** Whether there still is something to look at, as another server may have done it. */
export async function isWatchDue(db: Reader, userId: string, now: number): Promise<boolean> {
  const row = await due(db, now).where('notice_watches.user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Of whom: of all whose time has come, of these organisers, or of all. */
export type WhichWatches = 'clock' | 'all' | readonly string[];

/**
 * Organisers with changes that were not looked at, or a time that has come. Only the look at `all` reads every row: the
 * clock has an index, and who has changed is known.
 */
export async function dueWatches(
  db: Reader,
  { now, limit, of }: { now: number; limit: number; of: WhichWatches },
): Promise<OwnerRow[]> {
  if (of === 'clock') {
    const query = watches(db).where('notice_watches.due_at', '<=', timestamp(now));
    return query.limit(limit).execute();
  }
  return due(db, now)
    .$if(of !== 'all', (query) => query.where('notice_watches.user_id', 'in', of as string[]))
    .limit(limit)
    .execute();
}

function due(db: Reader, now: number) {
  return (
    watches(db)
      // all of them: by the index, which is small
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
