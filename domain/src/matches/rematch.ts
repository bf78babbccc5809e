/**
 * A rematch has the location, time, list and zone of an earlier match. Its date is the first date with the weekday of
 * the earlier match, from today in the organiser's zone on, on which the start is still to come and no other match,
 * cancelled ones included, has the same location and time. The app offers the rematch of the newest match with a list
 * that is completed, or is over and not cancelled. None is offered for a match whose series repeats by itself, nor
 * while an upcoming match has the same list and weekday, since that match is the rematch even if it was edited.
 */
import type { Match } from './contract.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';
import { sortKey } from '../text/sort-key.ts';
import { instantOf } from '../time/time-zones.ts';
import { endOf, isOver } from './match-status.ts';
import { nextOccurrence } from './next-occurrence.ts';

type Appointment = Pick<Match, 'date' | 'time' | 'location' | 'timeZone'>;
type Played = Appointment &
  Pick<Match, 'courtMinutes' | 'listId' | 'status' | 'isRecurring' | 'seriesId'>;

/**
 * Returns the date (YYYY-MM-DD) of the rematch of `match`. `matches` holds all matches of the organiser, and `now` is
 * in epoch milliseconds.
 */
export function rematchDate(
  match: Appointment,
  {
    matches,
    now,
    organiserZone,
  }: { matches: readonly Appointment[]; now: number; organiserZone: string },
): string {
  const location = sortKey(match.location);
  const isTaken = (date: string) =>
    matches.some(
      (other) =>
        other.date === date && other.time === match.time && sortKey(other.location) === location,
    );
  let date = nextOccurrence(weekdayOf(match.date), todayIn(organiserZone, now));
  while (startsAt({ ...match, date }) <= now || isTaken(date)) date = addDays(date, 7);
  return date;
}

/** Returns the match for which the app offers a rematch, or null for none. `now` is in epoch milliseconds. */
export function matchToRepeat<Listed extends Played>(
  matches: readonly Listed[],
  now: number,
): Listed | null {
  const standing = matches.filter(({ status }) => status !== 'cancelado');
  const isPast = (match: Listed) =>
    match.status === 'completado' || isOver(endOf(startsAt(match), match), now);
  const [last] = standing
    .filter((match) => match.listId !== null && isPast(match))
    .toSorted((one, other) => startsAt(other) - startsAt(one));
  if (!last || last.isRecurring) return null;
  const isThere = standing.some(
    (match) =>
      !isPast(match) &&
      match.listId === last.listId &&
      weekdayOf(match.date) === weekdayOf(last.date),
  );
  const comesByItself = matches.some(
    ({ isRecurring, seriesId }) => isRecurring && seriesId !== null && seriesId === last.seriesId,
  );
  return isThere || comesByItself ? null : last;
}

function startsAt({ date, time, timeZone }: Appointment): number {
  return instantOf(date, time, timeZone);
}
