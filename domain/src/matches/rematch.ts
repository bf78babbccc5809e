/**
 * A rematch repeats a match: same location, hour, list and zone, on the first of its weekdays on which it can still
 * begin, today included. It is never before today where the organiser is, and it moves by weeks past matches that are
 * already at that location and hour, cancelled ones too. The rematch is offered of the newest match with a list that
 * was played, or is over and was not cancelled. None is offered while a match of the same list on the same weekday is
 * still to come, since that is the rematch, however it was edited, nor for a weekly match, which repeats by itself.
 */
import type { Match } from './match-reply.ts';
import { addDays, todayIn, weekdayOf } from '../time/dates.ts';
import { sortKey } from '../text/sort-key.ts';
import { instantOf } from '../time/time-zones.ts';
import { isOver } from './match-status.ts';
import { nextOccurrence } from './next-occurrence.ts';

type Appointment = Pick<Match, 'date' | 'time' | 'location' | 'timeZone'>;
type Played = Appointment & Pick<Match, 'listId' | 'status' | 'isRecurring' | 'seriesId'>;

/** The date (YYYY-MM-DD) of the rematch of `match`; `matches` are all there are, `now` is in epoch ms. */
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

/** The match whose rematch is offered; null for none. `now` in epoch ms. */
export function matchToRepeat<Listed extends Played>(
  matches: readonly Listed[],
  now: number,
): Listed | null {
  const standing = matches.filter(({ status }) => status !== 'cancelado');
  const isPast = (match: Listed) => match.status === 'completado' || isOver(startsAt(match), now);
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
