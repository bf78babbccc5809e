/** Time in milliseconds from the end of a match until the link of its captain ends. */
const AFTER_MATCH_MS = 24 * 60 * 60 * 1000;

/** Returns the instant (epoch milliseconds) at which the link of the captain of a match ends. */
export function captainEnds(endsAt: number): number {
  return endsAt + AFTER_MATCH_MS;
}
