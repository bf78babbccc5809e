import { createHash } from 'node:crypto';
import { calendarFile, type CalendarSeries } from '@picadito/domain';
import {
  DELETED_KEPT_MS,
  findEntry,
  type EntryRow,
} from '../store/tables/matches/calendar-entries.ts';
import { isLastOfSeries } from '../store/tables/matches/recurrence.ts';
import type { Reader } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { orNotFound, validId } from '../transactions/load-owned.ts';

/**
 * Returns the calendar file of a match of the organiser, also of one that was deleted in the last month. The file of a
 * weekly match has its whole series.
 */
export async function readCalendar(
  { store, now }: Context,
  organiser: Organiser,
  matchId: string,
): Promise<string> {
  const key = { userId: organiser.id, matchId: validId(matchId) };
  const entry = orNotFound(await findEntry(store.read, key, deletedAfter(now())));
  return fileOf(entry, await seriesOf(store.read, entry));
}

/** Returns the calendar file of one match for its players, who do not see its series. */
export const playersFileOf = (entry: EntryRow): string => fileOf(entry, null);

/**
 * Returns the timestamp after which a match must have been deleted, or have left its list, so that calendars still get
 * its entry, which is then cancelled.
 */
export function deletedAfter(now: number): string {
  return timestamp(now - DELETED_KEPT_MS);
}

/**
 * Returns the series for the file of a match that repeats, or that is the last of its ended series; null for any other
 * match.
 */
async function seriesOf(db: Reader, entry: EntryRow): Promise<CalendarSeries | null> {
  const { user_id: userId, series_id: seriesId, slot_at: slotAt, recurring_day: weekday } = entry;
  if (seriesId === null || slotAt === null) return null;
  const isLive = weekday !== null;
  if (!isLive && !(await isLastOfSeries(db, { userId, seriesId }, slotAt))) return null;
  return { weekday, isCancelled: entry.status === 'gone' };
}

function fileOf(entry: EntryRow, series: CalendarSeries | null): string {
  return calendarFile({
    date: entry.date,
    time: entry.time,
    timeZone: entry.time_zone,
    courtMinutes: entry.court_minutes,
    location: entry.location,
    uid: uidOf(entry.series_id ?? entry.match_id),
    changedAt: Date.parse(entry.changed_at),
    hasChanged: entry.created_at === null || entry.changed_at > entry.created_at,
    isCancelled: entry.status === 'cancelado' || entry.status === 'gone',
    slotAt: entry.slot_at === null ? null : Date.parse(entry.slot_at),
    series,
  });
}

/**
 * Returns the UID of a match or a series in calendars, in the form of a UUID (RFC 7986, 5.3). It is computed from the
 * id, so that it stays when the group link changes, and does not reveal the id, which players must not see.
 */
function uidOf(id: string): string {
  const hex = createHash('sha256').update(`calendar ${id}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
