/* Quiet hours, and the times of the notices that no change triggers, follow the clock of the match's time zone. */
import { addDays, todayIn } from '../time/dates.ts';
import { instantOf } from '../time/time-zones.ts';
import { wallClock } from '../time/wall-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const QUIET_FROM = 23;
const QUIET_UNTIL = 9;
const MORNING = '09:00';
/**
 * If kick-off is at most this far away (milliseconds), drop-outs, free places, waiting answers and teams that the
 * autopilot has made are notified even in quiet hours.
 */
const NEAR_MS = 4 * HOUR_MS;
const SILENCE_MS = 24 * HOUR_MS;
const SOON_MS = 2 * HOUR_MS;
/** Period in milliseconds in which the notice on the morning after the match may be sent; it is useless later. */
const AFTER_MS = 12 * HOUR_MS;

/** Type of the start of a match and the time from which it is over, in epoch milliseconds, with its IANA time zone. */
export type Times = { startsAt: number; endsAt: number; timeZone: string };

/** Tells whether `now` (epoch milliseconds) is in quiet hours, from 23:00 to 9:00 in the zone. */
export function isQuiet(timeZone: string, now: number): boolean {
  const { hour } = wallClock(timeZone, now);
  return hour >= QUIET_FROM || hour < QUIET_UNTIL;
}

/** Returns the next 9:00 in the zone after `now`, in epoch milliseconds. */
export function nextMorning(timeZone: string, now: number): number {
  const today = todayIn(timeZone, now);
  const morning = instantOf(today, MORNING, timeZone);
  return morning > now ? morning : instantOf(addDays(today, 1), MORNING, timeZone);
}

export function isNear({ startsAt }: Pick<Times, 'startsAt'>, now: number): boolean {
  return now >= startsAt - NEAR_MS && now < startsAt;
}

/**
 * Returns the span (epoch milliseconds) in which each notice that depends only on the time may be sent: 'silence'
 * (about players who have not answered) and 'soon' before the match, and 'after' (about the result) on the morning
 * after it.
 */
export function momentsOf({ startsAt, endsAt, timeZone }: Times) {
  const morning = nextMorning(timeZone, endsAt);
  return {
    silence: { from: startsAt - SILENCE_MS, until: startsAt - SOON_MS },
    soon: { from: startsAt - SOON_MS, until: startsAt },
    after: { from: morning, until: morning + AFTER_MS },
  };
}

/**
 * Returns the next time (epoch milliseconds) at which a match has to be checked for notices although nothing has
 * changed; Infinity when there is no such time any more.
 */
export function nextMoment(times: Times, now: number): number {
  const { silence, soon, after } = momentsOf(times);
  if (now >= after.until) return Infinity;
  const morning = nextMorning(times.timeZone, now);
  const moments = [silence.from, times.startsAt - NEAR_MS, soon.from, after.from, after.until];
  if (isQuiet(times.timeZone, now)) moments.push(morning);
  return Math.min(...moments.filter((moment) => moment > now));
}
