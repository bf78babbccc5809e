/*
 * A match is over two hours after its start (docs/decisions/131). A stored status wins, because the
 * organiser chose it; without one, a recurring match and one that is not over are pendiente, others
 * completado (docs/decisions/131).
 */
import { MATCH_DURATION_MS } from '../limits.ts';
import type { MatchStatus } from './match.ts';

/** Both in epoch ms. */
export function isOver(startsAt: number, now: number): boolean {
  return now >= startsAt + MATCH_DURATION_MS;
}

export function matchStatus(match: {
  stored: MatchStatus | null;
  isRecurring: boolean;
  startsAt: number;
  now: number;
}): MatchStatus {
  if (match.stored) return match.stored;
  return match.isRecurring || !isOver(match.startsAt, match.now) ? 'pendiente' : 'completado';
}
