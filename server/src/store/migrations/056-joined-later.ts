import type { Expand } from './migration.ts';

/** Adds to each game of a night the absent players who joined their team after the game. */
export const joinedLater: Expand = {
  kind: 'expand',
  change: async (tx, { text }) => {
    await tx.schema
      .alterTable('games')
      .addColumn('joined_later', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
