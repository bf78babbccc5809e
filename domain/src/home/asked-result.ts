import { isOver } from '../matches/match-status.ts';
import { MATCH_DURATION_MS } from '../limits.ts';
import { addDays } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import type { Match } from '../matches/match-reply.ts';

/** For so long a weekday names the day of a match, and its players know the score. */
const ASKED_DAYS = 6;
/** Of none that began earlier the result is asked, wherever it was: zones are slow to compute. */
const TOO_LONG_AGO_MS = (ASKED_DAYS + 2) * 86_400_000;

type Askable = Pick<Match, 'id' | 'date' | 'timeZone' | 'status'> & {
  /** Epoch ms. */
  startsAt: number;
  hasResult: boolean;
};

/**
 * The id of the match whose result home asks for: of these, newest first, the latest one that is over and has none, from
 * the day after it on, where it was played (docs/decisions/275). `until`: by the clock it may be another from then on.
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
