import type { Migration } from './migration.ts';

/**
 * Stores what all devices of the organiser must know: the call to the group, and whether line-ups include levels ('Con
 * niveles').
 */
export const knownToAllDevices: Migration = async (tx, { text }) => {
  await tx.schema.alterTable('matches').addColumn('group_called_at', text).execute();
  await tx.schema.alterTable('group_links').addColumn('shares_levels', 'integer').execute();
};
