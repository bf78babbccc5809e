import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const CODED = [
  { table: 'group_links', kind: 'group', id: 'list_id', index: 'group_links_by_code' },
  { table: 'captains', kind: 'captain', id: 'match_id', index: 'captains_by_code' },
  { table: 'helpers', kind: 'invitation', id: 'helper_id', index: 'helpers_by_code' },
];

/**
 * Moves the hashes of the codes of links into a table of their own, which leads from a code to its user. It has no
 * foreign key, because a database that spreads over machines keeps a copy of it on each.
 */
export const linkCodes: Migration = async (tx, { text }) => {
  await tx.schema
    .createTable('link_codes')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('subject_id', text, (c) => c.notNull())
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('link_codes_pk', ['user_id', 'kind', 'subject_id'])
    .execute();
  await tx.schema.createIndex('link_codes_by_hash').on('link_codes').column('code_hash').execute();
  for (const { table, kind, id, index } of CODED) {
    await sql`insert into link_codes (user_id, kind, subject_id, code_hash)
      select user_id, ${sql.lit(kind)}, ${sql.ref(id)}, code_hash from ${sql.table(table)}`.execute(
      tx,
    );
    await tx.schema.dropIndex(index).execute();
    await tx.schema.alterTable(table).dropColumn('code_hash').execute();
  }
};
