import type { Selectable } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { deleteCodes, findCode, storeCode } from './link-codes.ts';

export type LinkRow = Selectable<Schema['group_links']>;
type OfList = { userId: string; listId: string };

export async function findLink(
  db: Reader,
  { userId, listId }: OfList,
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('group_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
}

/**
 * Returns the group link whose code has this hash, if the link is on; otherwise undefined. It comes with the columns of
 * its organiser, and `version` is the newest timestamp of the organiser's data.
 */
export async function findLinkByCode(db: Reader, codeHash: string) {
  const code = await findCode(db, 'group', codeHash);
  if (!code) return undefined;
  return db
    .selectFrom('group_links')
    .innerJoin('users', 'users.user_id', 'group_links.user_id')
    .select(['group_links.user_id', 'list_id', 'previews_match', 'is_strict'])
    .select(['time_zone', 'country', 'deeds_after', 'last_timestamp as version'])
    .where('group_links.user_id', '=', code.userId)
    .where('list_id', '=', code.subjectId)
    .where('is_on', '=', 1)
    .executeTakeFirst();
}

/** Stores a group link and the hash of its code. */
export async function storeLink(tx: Writer, row: LinkRow, codeHash: string): Promise<void> {
  const { is_on, version, previews_match, is_strict, shares_levels } = row;
  await tx
    .insertInto('group_links')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'list_id'])
        .doUpdateSet({ is_on, version, previews_match, is_strict, shares_levels }),
    )
    .execute();
  await storeCode(tx, subjectOf(row), codeHash);
}

const subjectOf = ({ user_id, list_id }: LinkRow) =>
  ({ userId: user_id, kind: 'group', subjectId: list_id }) as const;

/** Updates whether a link is on, its version and the hash of its code. Does nothing if the link has been deleted. */
export async function updateLink(tx: Writer, row: LinkRow, codeHash: string): Promise<void> {
  const { user_id, list_id, is_on, version } = row;
  const { numUpdatedRows } = await tx
    .updateTable('group_links')
    .set({ is_on, version })
    .where('user_id', '=', user_id)
    .where('list_id', '=', list_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await storeCode(tx, subjectOf(row), codeHash);
}

export async function deleteLink(tx: Writer, { userId, listId }: OfList): Promise<void> {
  await tx
    .deleteFrom('group_links')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
  await deleteCodes(tx, userId, 'group', [listId]);
}

/** Returns the settings of all links of the user, sorted by list id. */
export async function linksOf(db: Reader, userId: string) {
  return db
    .selectFrom('group_links')
    .select(['list_id', 'is_on', 'previews_match', 'is_strict', 'shares_levels'])
    .where('user_id', '=', userId)
    .orderBy('list_id')
    .execute();
}

/** Returns the links of all users, for the operator. */
export async function everyLink(tx: Writer): Promise<LinkRow[]> {
  return tx.selectFrom('group_links').selectAll().execute();
}
