import { DELETED_MATCH_KEPT_DAYS, pick } from '@picadito/domain';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';
import type { RowOf } from '../../schema.ts';

const SHOWN = [
  'date',
  'time',
  'time_zone',
  'location',
  'court_minutes',
  'list_id',
  'is_recurring',
  'recurring_day',
  'series_id',
] as const satisfies (keyof RowOf<'matches'>)[];

type Shown = Pick<RowOf<'matches'>, (typeof SHOWN)[number] | 'status'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time in milliseconds for which deleted matches are kept, so that their calendar entries can be cancelled. */
export const DELETED_KEPT_MS = DELETED_MATCH_KEPT_DAYS * DAY_MS;
/** Maximum number of deleted matches that are kept for a user, the newest ones. */
const DELETED_KEPT_MAX = 200;

const isSuspended = ({ status }: Pick<Shown, 'status'>) => status === 'cancelado';

/**
 * Returns the column `entry_changed_at` of a match that changes from `match` to `after`. Its time moves to `now` (epoch
 * milliseconds) if the change concerns anything that the calendar entry shows, and else stays.
 */
export function entryAfter(match: RowOf<'matches'>, after: Shown, now: number) {
  const isChanged =
    isSuspended(match) !== isSuspended(after) || SHOWN.some((name) => match[name] !== after[name]);
  const { entry_changed_at: before } = match;
  return { entry_changed_at: isChanged ? changedAfter(before, now) : before };
}

/**
 * Returns the time of a change of a calendar entry: `now` (epoch milliseconds), but at least a second after the
 * previous change, because the SEQUENCE of an entry counts seconds.
 */
export function changedAfter(previous: string, now: number): string {
  return timestamp(Math.max(now, Date.parse(previous) + 1000));
}

/** Type of the stored part of a calendar entry. `recurring_day` is null unless the match is weekly. */
export type EntryRow = Pick<
  RowOf<'deleted_matches'>,
  | 'user_id'
  | 'match_id'
  | 'date'
  | 'time'
  | 'time_zone'
  | 'court_minutes'
  | 'recurring_day'
  | 'series_id'
  | 'slot_at'
> & {
  changed_at: string;
  /** Time of creation; null, like `location`, for a match that is gone. */
  created_at: string | null;
  location: string | null;
  /** Status of the match; 'gone' if it was deleted, or has left the list whose entry this is. */
  status: RowOf<'matches'>['status'] | 'gone';
};

type OfMatch = { userId: string; matchId: string };

/** Returns the entry of a match, also of one deleted after `deletedAfter`; undefined if there is none. */
export async function findEntry(
  db: Reader,
  { userId, matchId }: OfMatch,
  deletedAfter: string,
): Promise<EntryRow | undefined> {
  const entry = await findLiveEntry(db, { userId, matchId });
  if (entry) return entry;
  const deleted = await db
    .selectFrom('deleted_matches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .where('deleted_at', '>', deletedAfter)
    .executeTakeFirst();
  return deleted && entryOfGone(deleted);
}

/** Returns the entry of a match that exists; undefined if there is none. */
export function findLiveEntry(
  db: Reader,
  { userId, matchId }: OfMatch,
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('matches')
    .select(['user_id', 'match_id', 'date', 'time', 'time_zone', 'location', 'recurring_day'])
    .select(['series_id', 'slot_at', 'status', 'created_at', 'entry_changed_at as changed_at'])
    .select('court_minutes')
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
}

/** Returns the entries of the matches that a list has lost after `deletedAfter`. */
export async function goneOfList(
  db: Reader,
  { userId, listId }: { userId: string; listId: string },
  deletedAfter: string,
): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom('deleted_matches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('deleted_at', '>', deletedAfter)
    .execute();
  return rows.map(entryOfGone);
}

function entryOfGone(row: RowOf<'deleted_matches'>): EntryRow {
  const { deleted_at: changed_at } = row;
  return { ...row, changed_at, created_at: null, location: null, status: 'gone' };
}

const KEPT = [
  'user_id',
  'match_id',
  'list_id',
  'date',
  'time',
  'time_zone',
  'recurring_day',
  'series_id',
  'slot_at',
  'court_minutes',
] as const satisfies (keyof RowOf<'matches'> & keyof RowOf<'deleted_matches'>)[];

/**
 * Stores what a calendar needs to cancel the entry of a match that is deleted or leaves its list, and deletes the
 * oldest of these rows beyond `DELETED_KEPT_MAX`. If a match has left several lists, only the last one is stored.
 * Returns the time of this change of the entry.
 */
export async function rememberGone(
  tx: Writer,
  match: RowOf<'matches'>,
  now: number,
): Promise<string> {
  const deleted_at = changedAfter(match.entry_changed_at, now);
  const { user_id, match_id, ...kept } = pick(match, KEPT);
  const values = { ...kept, deleted_at };
  await tx
    .insertInto('deleted_matches')
    .values({ user_id, match_id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'match_id']).doUpdateSet(values))
    .execute();
  const oldest = await tx
    .selectFrom('deleted_matches')
    .select('deleted_at')
    .where('user_id', '=', match.user_id)
    .orderBy('deleted_at', 'desc')
    .offset(DELETED_KEPT_MAX)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await tx
      .deleteFrom('deleted_matches')
      .where('user_id', '=', match.user_id)
      .where('deleted_at', '<=', oldest.deleted_at)
      .execute();
  return deleted_at;
}

/** Deletes, for all users, what is stored of the matches that were deleted before `before`. */
export async function deleteOldDeletedMatches(tx: Writer, before: string): Promise<void> {
  await tx.deleteFrom('deleted_matches').where('deleted_at', '<', before).execute();
}

/**
 * Marks the entries of all matches to come as changed at `now`, so that calendars that have read a newer state of a
 * restored database accept the restored one.
 */
export async function renewEntries(tx: Writer, now: number): Promise<void> {
  await tx
    .updateTable('matches')
    .set({ entry_changed_at: timestamp(now) })
    .where('entry_changed_at', '<', timestamp(now))
    .where('starts_at', '>', timestamp(now))
    .execute();
}
