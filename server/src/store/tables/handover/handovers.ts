import type { AccountExport } from '@picadito/domain';
import type { RowOf } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { accountsOf } from '../account/users.ts';
import type { OfList } from './rows-of-list.ts';

/** Stores the offer of a list in place of an earlier one. */
export async function storeHandover(tx: Writer, row: RowOf<'handovers'>): Promise<void> {
  const { helper_id, stays_helper, expires_at } = row;
  await tx
    .insertInto('handovers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id']).doUpdateSet({ helper_id, stays_helper, expires_at }),
    )
    .execute();
}

/** Returns the open offer of a list with the name and photo of the helper; undefined if there is none. */
export async function findHandover(db: Reader, { userId, listId }: OfList, now: string) {
  const offer = await offers(db, now)
    .select('helpers.helper_user_id')
    .where('handovers.user_id', '=', userId)
    .where('handovers.list_id', '=', listId)
    .executeTakeFirst();
  const accounts = await accountsOf(db, [offer?.helper_user_id ?? null]);
  const helper = accounts.get(offer?.helper_user_id ?? '');
  return offer && helper && { ...offer, ...helper };
}

/**
 * Returns the open offers to a user, with the list and its owner. The rows belong to the owners, so the statement finds
 * them by the receiver and not by the owner.
 */
export async function handoversTo(db: Reader, receiverId: string, now: string) {
  return offers(db, now)
    .innerJoin('users', 'users.user_id', 'handovers.user_id')
    .innerJoin('players_lists', (join) =>
      join
        .onRef('players_lists.user_id', '=', 'handovers.user_id')
        .onRef('players_lists.list_id', '=', 'handovers.list_id'),
    )
    .select(['users.name', 'users.photo_url', 'users.country', 'handovers.user_id'])
    .select(['players_lists.list_id', 'players_lists.name as list_name'])
    .where('helpers.helper_user_id', '=', receiverId)
    .orderBy('handovers.expires_at')
    .execute();
}

function offers(db: Reader, now: string) {
  return db
    .selectFrom('handovers')
    .innerJoin('helpers', (join) =>
      join
        .onRef('helpers.user_id', '=', 'handovers.user_id')
        .onRef('helpers.list_id', '=', 'handovers.list_id')
        .onRef('helpers.helper_id', '=', 'handovers.helper_id'),
    )
    .select(['handovers.helper_id', 'handovers.stays_helper', 'handovers.expires_at'])
    .where('helpers.confirmed_at', 'is not', null)
    .where('handovers.expires_at', '>', now);
}

export async function deleteHandover(tx: Writer, { userId, listId }: OfList): Promise<void> {
  await tx
    .deleteFrom('handovers')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Deletes the offers of all users that expired before a time. */
export async function deleteOldHandovers(tx: Writer, expiredBefore: string): Promise<void> {
  await tx.deleteFrom('handovers').where('expires_at', '<', expiredBefore).execute();
}

/** Returns the offers of the user's lists for the export. */
export async function handoversOf(db: Reader, userId: string): Promise<AccountExport['handovers']> {
  const rows = await db.selectFrom('handovers').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => ({
    listId: row.list_id,
    helperId: row.helper_id,
    staysHelper: row.stays_helper === 1,
    expiresAt: row.expires_at,
  }));
}
