import { expressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';

const perMatch = expressionBuilder<Schema, 'matches'>();

/**
 * Returns a subquery for a statement about matches: 1 for a match of a list with settings for money, and 0 for all
 * others.
 */
export function isOfListWithMoney(userId: string) {
  return perMatch
    .selectFrom('list_money')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_money.user_id', '=', userId)
    .whereRef('list_money.list_id', '=', 'matches.list_id')
    .$asScalar()
    .$notNull();
}
