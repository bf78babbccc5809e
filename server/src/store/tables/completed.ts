import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

type Eb = ExpressionBuilder<Schema, 'matches'>;

/**
 * Completed matches in SQL, as the domain's `matchStatus` computes it. `overBefore`: what started then or
 * earlier is over.
 */
export function isCompleted(match: Eb, overBefore: string) {
  return match.or([
    match('matches.status', '=', 'completado'),
    match.and([isCompletedByClock(match), match('matches.starts_at', '<=', overBefore)]),
  ]);
}

/** Plain matches without a stored status are completed once they are over. */
export function isCompletedByClock(match: Eb) {
  return match.and([match('matches.status', 'is', null), match('matches.is_recurring', '=', 0)]);
}
