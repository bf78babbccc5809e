import type { Migration } from './migration.ts';

/** What one device of the organiser has done and the others have to know: the call to the group, 'Con niveles'. */
export const knownToAllDevices: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('matches').addColumn('group_called_at', text).execute();
  await tx.schema.alterTable('group_links').addColumn('shares_levels', 'integer').execute();
};
