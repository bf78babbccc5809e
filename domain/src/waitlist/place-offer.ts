/*
 * In the last three hours before kick-off a free place is not given to a player automatically, because the players on
 * the waitlist may have made other plans. The first two get the question '¿Entrás?', and the first to accept gets the
 * place. When one of them says no, the next one gets the question. After 20 minutes, or in the last hour, the organiser
 * chooses, and no other player gets in from the waitlist. No device answers for a guest, so guests are skipped, and the
 * organiser chooses at once if only guests wait. All of this follows from stored times and the clock of the server, so
 * no timer has to run.
 */
const MINUTE_MS = 60_000;
const LAST_HOURS_MS = 180 * MINUTE_MS;
const OFFER_MS = 20 * MINUTE_MS;
const LAST_HOUR_MS = 60 * MINUTE_MS;
const OFFERED_AT_ONCE = 2;

/**
 * Type of the times that decide how free places are given. `now` and `startsAt` (the start of the match) are in epoch
 * milliseconds. `freeSince` is the timestamp at which a place last became free in the last three hours; null if none
 * has.
 */
export type Clock = { now: number; startsAt: number; freeSince: string | null };

export type PlaceOffer<T> =
  | { to: 'players'; players: T[]; until: number }
  | { to: 'organiser'; waitlist: readonly T[] };

export function isInLastHours({ now, startsAt }: Omit<Clock, 'freeSince'>): boolean {
  return now >= startsAt - LAST_HOURS_MS && now < startsAt;
}

/**
 * Returns the players who get the question '¿Entrás?' for a free place and the time until which they can accept, or the
 * waitlist from which the organiser chooses. Returns null if there is no free place, if no player waits, and outside
 * the last three hours. `waitlist` is the waitlist in its order, and `free` is the number of free places.
 */
export function placeOffer<T>(
  waitlist: readonly T[],
  free: number,
  { isGuest, ...clock }: Clock & { isGuest: (one: T) => boolean },
): PlaceOffer<T> | null {
  if (free < 1 || waitlist.length === 0 || !isInLastHours(clock)) return null;
  const { now, startsAt, freeSince } = clock;
  const since = freeSince === null ? -Infinity : Date.parse(freeSince);
  const until = Math.min(since + OFFER_MS, startsAt - LAST_HOUR_MS);
  const players = waitlist.filter((one) => !isGuest(one));
  if (now >= until || players.length === 0) return { to: 'organiser', waitlist };
  return { to: 'players', players: players.slice(0, Math.max(OFFERED_AT_ONCE, free)), until };
}
