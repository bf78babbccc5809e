import type { Selectable } from 'kysely';
import { prepared } from '../../prepared.ts';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../transaction.ts';

export type LinkRow = Selectable<Schema['group_links']>;
type OfList = { userId: string; listId: string };

export async function findLink(db: Reader, list: OfList): Promise<LinkRow | undefined> {
  const [row] = await selectLink(db, list);
  return row;
}

const selectLink = prepared((db: Reader, { userId, listId }: OfList) =>
  db
    .selectFrom('group_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId),
);

/** Creates or updates. */
export async function storeLink(tx: Writer, row: LinkRow): Promise<void> {
  const { is_on, version, code_hash } = row;
  await tx
    .insertInto('group_links')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id']).doUpdateSet({ is_on, version, code_hash }),
    )
    .execute();
}

export async function deleteLink(tx: Writer, { userId, listId }: OfList): Promise<void> {
  await tx
    .deleteFrom('group_links')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** All links of the user. */
export async function linksOf(db: Reader, userId: string) {
  return db
    .selectFrom('group_links')
    .select(['list_id', 'is_on'])
    .where('user_id', '=', userId)
    .orderBy('list_id')
    .execute();
}

/** Of all users, for the operator. */
export async function everyLink(tx: Writer): Promise<LinkRow[]> {
  return tx.selectFrom('group_links').selectAll().execute();
}
