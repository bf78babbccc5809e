/*
 * In the last three hours before kick-off a free place is not given at once, for those in the queue may have made other
 * plans: the first two are asked '¿Entrás?', and the first to accept gets the place. When one of them says no the next is
 * asked. After 20 minutes, or in the last hour, the organiser is asked whom to take, and no other gets in out of the
 * queue. No device answers for a guest: players are asked past guests, and the organiser at once where only guests wait.
 * All of it follows from stored times and the clock of the server: no timer has to run.
 */
const MINUTE_MS = 60_000;
const LAST_HOURS_MS = 180 * MINUTE_MS;
const ASKED_MS = 20 * MINUTE_MS;
const LAST_HOUR_MS = 60 * MINUTE_MS;
const ASKED_AT_ONCE = 2;

/** Epoch milliseconds; `freeSince`: a timestamp, when a place last became free in these hours. */
export type Clock = { now: number; startsAt: number; freeSince: string | null };

export type Asking<T> =
  | { whom: 'players'; asked: T[]; until: number }
  | { whom: 'organiser'; queue: readonly T[] };

export function isInLastHours({ now, startsAt }: Omit<Clock, 'freeSince'>): boolean {
  return now >= startsAt - LAST_HOURS_MS && now < startsAt;
}

/** Who is asked now. Null: no one. `queue`: in its order; `free`: places. */
export function askingOf<T>(
  queue: readonly T[],
  free: number,
  { isGuest, ...clock }: Clock & { isGuest: (one: T) => boolean },
): Asking<T> | null {
  if (free < 1 || queue.length === 0 || !isInLastHours(clock)) return null;
  const { now, startsAt, freeSince } = clock;
  const since = freeSince === null ? -Infinity : Date.parse(freeSince);
  const until = Math.min(since + ASKED_MS, startsAt - LAST_HOUR_MS);
  const players = queue.filter((one) => !isGuest(one));
  if (now >= until || players.length === 0) return { whom: 'organiser', queue };
  return { whom: 'players', asked: players.slice(0, Math.max(ASKED_AT_ONCE, free)), until };
}
