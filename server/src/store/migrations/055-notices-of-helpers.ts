import type { Expand } from './migration.ts';

/** Adds to each helper of a list whether the devices of the helper get notices about the list. */
export const noticesOfHelpers: Expand = {
  kind: 'expand',
  change: async (tx) => {
    await tx.schema
      .alterTable('helpers')
      .addColumn('has_notices', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
