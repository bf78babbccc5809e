import type { Migration } from './migration.ts';

/**
 * Stores in the database, so that all devices of the organiser know it, when the call to the group was sent and whether
 * shared line-ups include levels ('Con niveles').
 */
export const knownToAllDevices: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('matches').addColumn('group_called_at', text).execute();
  await tx.schema.alterTable('group_links').addColumn('shares_levels', 'integer').execute();
};
