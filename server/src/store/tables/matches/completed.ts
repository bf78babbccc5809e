import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';

type Eb = ExpressionBuilder<Schema, 'matches'>;

/**
 * Returns the SQL condition for a completed match, as the domain's `matchStatus` computes it. A match that ends at
 * `overBefore` or earlier is over.
 */
export function isCompleted(match: Eb, overBefore: string) {
  return match.or([
    match('matches.status', '=', 'completado'),
    match.and([isCompletedByClock(match), match('matches.ends_at', '<=', overBefore)]),
  ]);
}

/**
 * Returns the SQL condition for a match that is completed as soon as it is over: it is not weekly, and the organiser
 * has set no status.
 */
export function isCompletedByClock(match: Eb) {
  return match.and([match('matches.status', 'is', null), match('matches.is_recurring', '=', 0)]);
}
