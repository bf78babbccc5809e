import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Migration } from './migration.ts';

const ID = /(?<!"listId":)"([\w-]{20,})"/g;
const RESPONSES_A_BATCH = 500;

/**
 * Numbers the stored responses of each user, and stores the ids that each response contains, so that responses about
 * deleted data can be found.
 */
export const idsOfResponses: Migration = async (tx, { text }) => {
  await tx.schema
    .alterTable('idempotency_keys')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update idempotency_keys set number = numbered.place
    from (
      select user_id, key, row_number() over (partition by user_id order by created_at, key) as place
      from idempotency_keys
    ) as numbered
    where numbered.user_id = idempotency_keys.user_id and numbered.key = idempotency_keys.key
  `.execute(tx);
  await tx.schema
    .createIndex('idempotency_keys_number')
    .unique()
    .on('idempotency_keys')
    .columns(['user_id', 'number'])
    .execute();

  await tx.schema
    .createTable('idempotency_ids')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_ids_pk', ['user_id', 'id', 'key'])
    .addForeignKeyConstraint('idempotency_ids_key', ['user_id', 'key'], 'idempotency_keys', [
      'user_id',
      'key',
    ])
    .execute();
  await tx.schema
    .createIndex('idempotency_ids_of_key')
    .on('idempotency_ids')
    .columns(['user_id', 'key'])
    .execute();
  await fillIds(tx);
};

type Response = { user_id: string; key: string; body: string };

async function fillIds(tx: Transaction<Schema>): Promise<void> {
  let last = { user_id: '', key: '' };
  for (;;) {
    const { rows } = await sql<Response>`
      select user_id, key, body from idempotency_keys
      where user_id > ${last.user_id} or (user_id = ${last.user_id} and key > ${last.key})
      order by user_id, key limit ${RESPONSES_A_BATCH}
    `.execute(tx);
    for (const { user_id, key, body } of rows) {
      const ids = new Set([...body.matchAll(ID)].map(([, id = '']) => id));
      ids.delete(user_id);
      for (const id of ids)
        await sql`insert into idempotency_ids (user_id, id, key) values (${user_id}, ${id}, ${key})`.execute(
          tx,
        );
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next;
  }
}
