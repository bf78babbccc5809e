import { isOver, type Match, type MatchStatus } from '@picadito/domain';
import { startOf } from '../next-match.ts';

/** Names the actions on a whole match, except editing it. */
export type MatchAction = 'complete' | 'cancel' | 'reopen' | 'delete';
/** Describes an action that needs a confirmation. */
export type MatchQuestion = { action: 'cancel' | 'delete'; match: Match };
export type StatusAction = Exclude<MatchAction, 'delete'>;

const SENSIBLE: Record<MatchStatus, readonly StatusAction[]> = {
  pendiente: ['complete', 'cancel'],
  completado: ['reopen', 'cancel'],
  cancelado: ['reopen'],
};

/**
 * Returns the status changes that make sense for a match. The clock may complete a match that was never played, so a
 * completed match can be cancelled.
 */
export function statusActions(match: Pick<Match, 'status'>): readonly StatusAction[] {
  return SENSIBLE[match.status];
}

/** Returns the status to store for an action; null leaves the status to the clock. */
export function statusAfter(action: StatusAction, match: Match, now: number): MatchStatus | null {
  if (action === 'complete') return 'completado';
  if (action === 'cancel') return 'cancelado';
  return statusReopened(match, now);
}

/**
 * Returns the status to store for 'pendiente'. The clock computes it for a weekly match and for a match that is not
 * over, and completes the match in time; only a match that is over has to store it. `now` is in epoch milliseconds.
 */
function statusReopened(match: Match, now: number): MatchStatus | null {
  return match.isRecurring || !isOver(startOf(match), now) ? null : 'pendiente';
}
