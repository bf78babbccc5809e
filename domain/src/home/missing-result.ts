import { isOver } from '../matches/match-status.ts';
import { addDays } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import type { Match } from '../matches/contract.ts';

/**
 * Home requests the missing result of a match until this many days after the match. Within them the name of the weekday
 * is unambiguous.
 */
const REQUEST_DAYS = 6;
/**
 * Matches that started longer ago than this (milliseconds) are older than REQUEST_DAYS in every time zone. Skipping
 * them first avoids slow computations with time zones.
 */
const TOO_LONG_AGO_MS = (REQUEST_DAYS + 2) * 86_400_000;

type PlayedMatch = Pick<Match, 'id' | 'date' | 'timeZone' | 'status'> & {
  /** Start of the match, and the time from which it is over, in epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** True if the match has a result to which the organiser has nothing to add. */
  isSettled: boolean;
};

/**
 * Returns the match whose result home requests: the latest completed match without a settled result that is over and
 * was played on one of the last REQUEST_DAYS days before today, in its own zone. The id is null if there is none.
 * `matches` must be newest first. `until` is the time (epoch milliseconds) until which the returned id stays valid
 * unless a match changes; Infinity if it stays valid forever.
 */
export function missingResult(
  matches: readonly PlayedMatch[],
  now: number,
): { id: string | null; until: number } {
  const times = matches
    .filter(({ status, isSettled }) => status === 'completado' && !isSettled)
    .filter(({ startsAt, endsAt }) => isOver(endsAt, now) && startsAt > now - TOO_LONG_AGO_MS)
    .map(({ id, date, timeZone, endsAt }) => {
      const midnight = (days: number) => instantOf(addDays(date, days), '00:00', timeZone);
      const from = Math.max(midnight(1), endsAt);
      return { id, from, to: midnight(REQUEST_DAYS + 1) };
    });
  const missing = times.find(({ from, to }) => from <= now && now < to);
  const later = times.flatMap(({ from, to }) => [from, to]).filter((instant) => instant > now);
  return { id: missing?.id ?? null, until: Math.min(Infinity, ...later) };
}
