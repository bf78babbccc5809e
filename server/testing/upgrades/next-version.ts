import { sql } from 'kysely';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';

export const NEXT = '999-next';

/** Adds a migration that changes every player, so that this program acts as a newer version of itself. */
export function becomeNextVersion(): void {
  MIGRATIONS[NEXT] = async (tx, { text }) => {
    await tx.schema.alterTable('players').addColumn('nickname', text).execute();
    await sql`update players set nickname = ${'n'.repeat(2000)}`.execute(tx);
  };
}
