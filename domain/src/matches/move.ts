export type MatchEvent = { date: string; time: string; location: string };

/** Type of a change of the day, time or place of a match: what they were before, and the timestamp of the change. */
export type Move = MatchEvent & { movedAt: string };

/**
 * Returns the day, time and place that a match had at the timestamp `at`, if they differ from the present ones; null
 * otherwise. `moves` are sorted by time.
 */
export function movedSince(
  at: string,
  moves: readonly Move[],
  { date, time, location }: MatchEvent,
): MatchEvent | null {
  const before = moves.find(({ movedAt }) => movedAt > at);
  if (!before) return null;
  const isSame = before.date === date && before.time === time && before.location === location;
  return isSame ? null : { date: before.date, time: before.time, location: before.location };
}
