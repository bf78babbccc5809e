import type { Match, MatchDetail, MatchUpdate } from '@picadito/domain';
import type { Schema } from '../../schema.ts';
import type { MatchRow } from './matches.ts';

type Columns = Schema['matches'];

/** Column of each detail of a match that the organiser enters. */
const COLUMNS = {
  date: 'date',
  time: 'time',
  location: 'location',
  listId: 'list_id',
  isRecurring: 'is_recurring',
  recurringDay: 'recurring_day',
  googlePlaceId: 'google_place_id',
  timeZone: 'time_zone',
} as const satisfies Record<MatchDetail, keyof Columns>;

const ENTRIES = Object.entries(COLUMNS) as [MatchDetail, keyof Columns][];

/** Returns the details of a stored match that the organiser enters, such as date and location. */
export function detailsOfRow(row: MatchRow): Pick<Match, MatchDetail> {
  const details: Record<string, unknown> = {};
  for (const [detail, column] of ENTRIES) details[detail] = row[column];
  return { ...(details as Pick<Match, MatchDetail>), isRecurring: row.is_recurring === 1 };
}

/** Returns the values of the columns for a match's details; a missing detail becomes null. */
export function columnsOf(
  details: Pick<MatchUpdate, MatchDetail> & { timeZone: string },
): Pick<Columns, (typeof COLUMNS)[MatchDetail]> {
  const columns: Record<string, unknown> = {};
  for (const [detail, column] of ENTRIES) columns[column] = details[detail] ?? null;
  return {
    ...(columns as Pick<Columns, (typeof COLUMNS)[MatchDetail]>),
    is_recurring: details.isRecurring ? 1 : 0,
  };
}
