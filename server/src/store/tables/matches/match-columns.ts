import {
  endOf,
  instantOf,
  placesOf,
  type Match,
  type MatchDetail,
  type MatchFormat,
  type MatchUpdate,
  type Rotation,
} from '@picadito/domain';
import type { Schema } from '../../schema.ts';
import { timestamp } from '../../timestamps.ts';
import type { MatchRow } from './matches.ts';

/** Maps each detail of a match that the organiser enters to its column. */
const COLUMNS = {
  date: 'date',
  time: 'time',
  location: 'location',
  listId: 'list_id',
  isRecurring: 'is_recurring',
  recurringDay: 'recurring_day',
  googlePlaceId: 'google_place_id',
  timeZone: 'time_zone',
  perSide: 'per_side',
  teamCount: 'team_count',
  courtMinutes: 'court_minutes',
  rotation: 'rotation',
} as const satisfies Record<MatchDetail, keyof Schema['matches']>;

const ENTRIES = Object.entries(COLUMNS) as [MatchDetail, keyof Schema['matches']][];

/** Returns the details of a stored match that the organiser enters, such as date and location. */
export function detailsOfRow(row: MatchRow): Pick<Match, MatchDetail> {
  const details: Record<string, unknown> = {};
  for (const [detail, column] of ENTRIES) details[detail] = row[column];
  return {
    ...(details as Pick<Match, MatchDetail>),
    isRecurring: row.is_recurring === 1,
    rotation: row.rotation === null ? null : (JSON.parse(row.rotation) as Rotation),
  };
}

/** Returns the values of the columns for a match's details; a missing detail becomes null. */
export function columnsOf(
  details: Pick<MatchUpdate, Exclude<MatchDetail, keyof MatchFormat>> & {
    timeZone: string;
  } & MatchFormat,
): Pick<MatchRow, (typeof COLUMNS)[MatchDetail]> {
  const columns: Record<string, unknown> = {};
  for (const [detail, column] of ENTRIES) columns[column] = details[detail] ?? null;
  return {
    ...(columns as Pick<MatchRow, (typeof COLUMNS)[MatchDetail]>),
    is_recurring: details.isRecurring ? 1 : 0,
    rotation: details.rotation && JSON.stringify(details.rotation),
  };
}

/** Returns the number of places in the teams of a stored match. */
export function placesIn({ per_side, team_count }: Pick<MatchRow, 'per_side' | 'team_count'>) {
  return placesOf({ perSide: per_side, teamCount: team_count });
}

/**
 * Returns how many players may play in a stored match: as many as the organiser has set, or the places in its teams.
 */
export function capacityOf(
  match: Pick<MatchRow, 'per_side' | 'team_count'>,
  { capacity }: { capacity: number | null },
): number {
  return capacity ?? placesIn(match);
}

type Appointment = Pick<Match, 'date' | 'time' | 'timeZone' | 'courtMinutes'>;

/** Returns the columns with the start of a match and the time from which it is over. */
export function timesOf({ date, time, timeZone, courtMinutes }: Appointment) {
  const startsAt = instantOf(date, time, timeZone);
  return { starts_at: timestamp(startsAt), ends_at: timestamp(endOf(startsAt, { courtMinutes })) };
}
