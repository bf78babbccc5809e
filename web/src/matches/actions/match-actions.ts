import { isOver, type Match, type MatchStatus } from '@picadito/domain';
import { startOf } from '../next-match.ts';

/** What one does to a whole match besides editing it. */
export type MatchAction = 'complete' | 'cancel' | 'reopen' | 'delete';
/** The actions that need a confirmation. */
export type MatchQuestion = { action: 'cancel' | 'delete'; match: Match };
export type StatusAction = Exclude<MatchAction, 'delete'>;

const SENSIBLE: Record<MatchStatus, readonly StatusAction[]> = {
  pendiente: ['complete', 'cancel'],
  completado: ['reopen', 'cancel'],
  cancelado: ['reopen'],
};

/** The changes of status that make sense for a match; the clock completes some that were never played. */
export function statusActions(match: Pick<Match, 'status'>): readonly StatusAction[] {
  return SENSIBLE[match.status];
}

/** The status to store for an action; null leaves it to the clock (docs/decisions/131). */
export function statusAfter(action: StatusAction, match: Match, now: number): MatchStatus | null {
  if (action === 'complete') return 'completado';
  if (action === 'cancel') return 'cancelado';
  return statusReopened(match, now);
}

/**
 * Open again means pendiente. The clock says so by itself of a match that repeats or is not over, and will
 * complete it in time; only of one that is over it has to be stored. `now` in epoch ms.
 */
function statusReopened(match: Match, now: number): MatchStatus | null {
  return match.isRecurring || !isOver(startOf(match), now) ? null : 'pendiente';
}
