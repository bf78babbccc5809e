import { isOver } from '../matches/match-status.ts';
import { MATCH_DURATION_MS } from '../limits.ts';
import { addDays } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import type { Match } from '../matches/match-reply.ts';

/**
 * Home asks for a result on this many days after the match: a weekday still names its day, and its players still know
 * the score.
 */
const ASKED_DAYS = 6;
/**
 * Home never asks for the result of a match that started longer ago than this, whatever its zone. Skipping such matches
 * first avoids slow computations with time zones.
 */
const TOO_LONG_AGO_MS = (ASKED_DAYS + 2) * 86_400_000;

type Askable = Pick<Match, 'id' | 'date' | 'timeZone' | 'status'> & {
  /** Holds the start in epoch milliseconds. */
  startsAt: number;
  hasResult: boolean;
};

/**
 * Returns the id of the match whose result home asks for, or null: the latest match that is over and has no result,
 * from the day after it in its own zone on. `matches` are newest first. `until` is the time (epoch milliseconds) at
 * which the clock alone may next change the result; Infinity for never.
 */
export function askedResult(
  matches: readonly Askable[],
  now: number,
): { id: string | null; until: number } {
  const times = matches
    .filter(({ status, hasResult }) => status === 'completado' && !hasResult)
    .filter(({ startsAt }) => isOver(startsAt, now) && startsAt > now - TOO_LONG_AGO_MS)
    .map(({ id, date, timeZone, startsAt }) => {
      const midnight = (days: number) => instantOf(addDays(date, days), '00:00', timeZone);
      const from = Math.max(midnight(1), startsAt + MATCH_DURATION_MS);
      return { id, from, to: midnight(ASKED_DAYS + 1) };
    });
  const asked = times.find(({ from, to }) => from <= now && now < to);
  const later = times.flatMap(({ from, to }) => [from, to]).filter((instant) => instant > now);
  return { id: asked?.id ?? null, until: Math.min(Infinity, ...later) };
}
