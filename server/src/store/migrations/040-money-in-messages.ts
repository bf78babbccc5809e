import type { Migration } from './migration.ts';

/** Adds the setting whether the messages to the group say what each player pays. */
export const moneyInMessages: Migration = async (tx) => {
  await tx.schema
    .alterTable('list_money')
    .addColumn('shares_money', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
