import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Stores the digest of each subscription's endpoint, so that all subscriptions of one browser can be found
 * (docs/decisions/300).
 */
export const endpoints: Migration = async (tx, { text }) => {
  for (const table of ['sessions', 'devices'] as const) {
    await tx.schema.alterTable(table).addColumn('endpoint_hash', text).execute();
    const { rows } = await sql<{ subscription: string }>`
      select distinct subscription from ${sql.table(table)} where subscription is not null
    `.execute(tx);
    for (const { subscription } of rows) {
      const { endpoint } = JSON.parse(subscription) as { endpoint: string };
      await sql`
        update ${sql.table(table)} set endpoint_hash = ${hash('sha256', endpoint, 'base64url')}
        where subscription = ${subscription}
      `.execute(tx);
    }
    await tx.schema
      .createIndex(`${table}_endpoint`)
      .on(table)
      .columns(['endpoint_hash'])
      .where(sql.ref('endpoint_hash'), 'is not', null)
      .execute();
  }
};
