/*
 * A match is over two hours after its start, or later if the court is rented for longer. A stored status was chosen by
 * the organiser and takes precedence. Without one, a match is 'pendiente' while it is not over or if it is weekly, and
 * otherwise 'completado'.
 */
import { MATCH_DURATION_MS } from '../limits.ts';
import { courtMs, type CourtTime } from './match-format.ts';
import type { MatchStatus } from './match.ts';

/**
 * Returns the time from which a match is over, in epoch milliseconds: two hours after its start, or when the court is
 * no longer rented if that is later.
 */
export function endOf(startsAt: number, match: CourtTime): number {
  return startsAt + Math.max(MATCH_DURATION_MS, courtMs(match));
}

/** Tells whether a match with this end is over. Both times are epoch milliseconds. */
export function isOver(endsAt: number, now: number): boolean {
  return now >= endsAt;
}

export function matchStatus(match: {
  stored: MatchStatus | null;
  isRecurring: boolean;
  endsAt: number;
  now: number;
}): MatchStatus {
  if (match.stored) return match.stored;
  return match.isRecurring || !isOver(match.endsAt, match.now) ? 'pendiente' : 'completado';
}
