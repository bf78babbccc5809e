import { captainEnds, isOver, type Match, type MatchStatus } from '@picadito/domain';
import { overAt, startOf } from '../next-match.ts';

/** Type of an action on a whole match: to mark it as completed, cancelled or pending again, or to delete it. */
export type MatchAction = 'complete' | 'cancel' | 'reopen' | 'delete';
/** Type of an action that the organiser has to confirm, with its match. */
export type MatchQuestion = { action: 'complete' | 'cancel' | 'delete'; match: Match };
export type StatusAction = Exclude<MatchAction, 'delete'>;

const SENSIBLE: Record<MatchStatus, readonly StatusAction[]> = {
  pendiente: ['complete', 'cancel'],
  completado: ['reopen', 'cancel'],
  cancelado: ['reopen'],
};

/**
 * Returns the status changes to offer for a match. A completed match can be cancelled, because a match becomes
 * completed by the clock even if it was never played.
 */
export function statusActions(match: Pick<Match, 'status'>): readonly StatusAction[] {
  return SENSIBLE[match.status];
}

/** Tells whether a captain can run the match: it is not cancelled, and the link of a captain would not end at once. */
export function mayHaveCaptain(match: Match, now: number): boolean {
  return match.status !== 'cancelado' && now < captainEnds(overAt(match));
}

/**
 * Returns the question to ask before an action, or null for an action that runs at once. Reopening never asks, and
 * completing asks only before kick-off. `now` is in epoch milliseconds.
 */
export function questionBefore(
  action: MatchAction,
  match: Match,
  now: number,
): MatchQuestion | null {
  if (action === 'reopen' || (action === 'complete' && startOf(match) <= now)) return null;
  return { action, match };
}

/** Returns the status to store for an action; null means that the server computes the status from the clock. */
export function statusAfter(action: StatusAction, match: Match, now: number): MatchStatus | null {
  if (action === 'complete') return 'completado';
  if (action === 'cancel') return 'cancelado';
  return statusReopened(match, now);
}

/**
 * Returns the status to store when a match is made pending again. It is null for a weekly match and for a match that is
 * not over, because the server then computes 'pendiente' from the clock and completes the match in time. For a match
 * that is over it is 'pendiente'. `now` is in epoch milliseconds.
 */
function statusReopened(match: Match, now: number): MatchStatus | null {
  return match.isRecurring || !isOver(overAt(match), now) ? null : 'pendiente';
}
