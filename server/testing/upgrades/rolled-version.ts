import { sql } from 'kysely';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import type { Step } from '../../src/store/migrations/migration.ts';

/** The number of rows of a batch: small, so that a kill may fall between batches. */
const BATCH = 2;

/** The steps of the version after this one, of each kind: it gives every player a nickname. */
export const ROLL: Record<string, Step> = {
  '991-nicknames': {
    kind: 'expand',
    change: async (tx, { text }) => {
      await tx.schema.alterTable('players').addColumn('nickname', text).execute();
    },
  },
  '992-given-nicknames': {
    kind: 'backfill',
    batch: async (tx) => {
      const { numAffectedRows } = await sql`
        update players set nickname = name where (user_id, player_id) in
          (select user_id, player_id from players where nickname is null limit ${sql.lit(BATCH)})
      `.execute(tx);
      return Number(numAffectedRows);
    },
  },
  '993-nicknames-in-order': {
    kind: 'index',
    index: {
      name: 'players_nickname',
      table: 'players',
      columns: ['user_id', 'nickname', 'player_id'],
      isUnique: true,
    },
  },
  '994-every-nickname': {
    kind: 'contract',
    oldest: '993',
    change: async (tx) => {
      await sql`update players set nickname = name where nickname is null`.execute(tx);
      await sql`alter table players alter column nickname set default ''`.execute(tx);
      await sql`alter table players alter column nickname set not null`.execute(tx);
    },
  },
};

/** The migrations of the version after this one. */
export const ROLLED = { ...MIGRATIONS, ...ROLL };
