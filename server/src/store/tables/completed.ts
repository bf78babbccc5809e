import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Completed matches in SQL, as the domain's `matchStatus` computes it. `overBefore`: what started then or
 * earlier is over.
 */
export function isCompleted(match: ExpressionBuilder<Schema, 'matches'>, overBefore: string) {
  return match.or([
    match('matches.status', '=', 'completado'),
    match.and([
      match('matches.status', 'is', null),
      match('matches.is_recurring', '=', 0),
      match('matches.starts_at', '<=', overBefore),
    ]),
  ]);
}
