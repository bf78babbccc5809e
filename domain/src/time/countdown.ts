/**
 * Returns the whole days, hours and minutes from `now` to `startsAt` (epoch milliseconds); null once `startsAt` has
 * passed.
 */
export function countdown(
  startsAt: number,
  now: number,
): { days: number; hours: number; minutes: number } | null {
  if (now >= startsAt) return null;
  const minutes = Math.floor((startsAt - now) / 60_000);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
