import type { Insertable } from 'kysely';
import type { RowOf, Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { accountsOf } from '../account/users.ts';
import { deleteCodes, findCode, storeCode } from '../group-link/link-codes.ts';

type HelperRow = RowOf<'helpers'>;
type NewHelper = Insertable<Schema['helpers']>;
type OfList = { userId: string; listId: string };
type OfHelper = { userId: string; helperId: string };

/** Type of a helper or an invitation with the name and picture of the account that has accepted; null until then. */
export type KnownHelper = HelperRow & { name: string | null; photo_url: string | null };

/** Returns the helpers and invitations of a list, the oldest first, without invitations that ended before `now`. */
export async function helpersOfList(
  db: Reader,
  { userId, listId }: OfList,
  now: string,
): Promise<KnownHelper[]> {
  const rows = await select(db, userId)
    .where('list_id', '=', listId)
    .where((eb) => eb.or([eb('accepted_at', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('invited_at')
    .execute();
  return withAccounts(db, rows);
}

/** Tells whether a list has a confirmed helper. */
export async function hasHelpers(
  db: Reader,
  userId: string,
  listId: string | null,
): Promise<boolean> {
  const row = await select(db, userId)
    .where('list_id', '=', listId)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the helpers and invitations of the user's lists, also expired ones, in the order of their invitations. */
export async function helpersOf(db: Reader, userId: string): Promise<KnownHelper[]> {
  return withAccounts(db, await select(db, userId).orderBy('invited_at').execute());
}

export async function findHelper(
  db: Reader,
  { userId, helperId }: OfHelper,
): Promise<KnownHelper | undefined> {
  const rows = await select(db, userId).where('helper_id', '=', helperId).execute();
  return (await withAccounts(db, rows))[0];
}

function select(db: Reader, userId: string) {
  return db.selectFrom('helpers').selectAll().where('user_id', '=', userId);
}

async function withAccounts(db: Reader, rows: readonly HelperRow[]): Promise<KnownHelper[]> {
  const accounts = await accountsOf(
    db,
    rows.map((row) => row.helper_user_id),
  );
  const none = { name: null, photo_url: null };
  return rows.map((row) => ({ ...row, ...(accounts.get(row.helper_user_id ?? '') ?? none) }));
}

/**
 * Returns the invitation whose code has this hash, with the list and the columns of its owner; undefined if there is
 * none.
 */
export async function findInvitation(db: Reader, codeHash: string) {
  const code = await findCode(db, 'invitation', codeHash);
  if (!code) return undefined;
  return db
    .selectFrom('helpers')
    .innerJoin('users', 'users.user_id', 'helpers.user_id')
    .innerJoin('players_lists', (join) =>
      join
        .onRef('players_lists.user_id', '=', 'helpers.user_id')
        .onRef('players_lists.list_id', '=', 'helpers.list_id'),
    )
    .selectAll('helpers')
    .select(['users.time_zone', 'users.country', 'users.deeds_after'])
    .select(['users.name as ownerName', 'players_lists.name as listName'])
    .where('helpers.user_id', '=', code.userId)
    .where('helpers.helper_id', '=', code.subjectId)
    .executeTakeFirst();
}
export type Invited = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export async function insertHelper(tx: Writer, row: NewHelper): Promise<void> {
  await tx.insertInto('helpers').values(row).execute();
}

/** Stores an invitation and the hash of its code. */
export async function insertInvitation(
  tx: Writer,
  row: NewHelper,
  codeHash: string,
): Promise<void> {
  await insertHelper(tx, row);
  const { user_id: userId, helper_id: subjectId } = row;
  await storeCode(tx, { userId, kind: 'invitation', subjectId }, codeHash);
}

export async function updateHelper(
  tx: Writer,
  { userId, helperId }: OfHelper,
  columns: Partial<Pick<HelperRow, 'helper_user_id' | 'accepted_at' | 'confirmed_at' | 'rights'>>,
): Promise<void> {
  await tx
    .updateTable('helpers')
    .set(columns)
    .where('user_id', '=', userId)
    .where('helper_id', '=', helperId)
    .execute();
}

export async function deleteHelper(tx: Writer, { userId, helperId }: OfHelper): Promise<void> {
  await tx
    .deleteFrom('helpers')
    .where('user_id', '=', userId)
    .where('helper_id', '=', helperId)
    .execute();
  await deleteCodes(tx, userId, 'invitation', [helperId]);
}

/** Deletes the helpers and invitations of a list. Returns the ids of the users who had accepted. */
export async function deleteHelpersOfList(
  tx: Writer,
  { userId, listId }: OfList,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('helpers')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .returning(['helper_user_id', 'helper_id'])
    .execute();
  const helperIds = rows.map((row) => row.helper_id);
  await deleteCodes(tx, userId, 'invitation', helperIds);
  return rows.flatMap((row) => row.helper_user_id ?? []);
}

/** Deletes the invitations of all users that ended before `now` and that nobody has accepted. */
export async function deleteExpiredInvitations(tx: Writer, now: string): Promise<void> {
  const rows = await tx
    .deleteFrom('helpers')
    .where('expires_at', '<=', now)
    .where('accepted_at', 'is', null)
    .returning(['user_id', 'helper_id'])
    .execute();
  await deleteCodesOf(tx, rows);
}

/**
 * Deletes all invitations that nobody has accepted, of all users, for the operator. Returns the id of the owner of each
 * one.
 */
export async function deleteEveryInvitation(tx: Writer): Promise<string[]> {
  const rows = await tx
    .deleteFrom('helpers')
    .where('accepted_at', 'is', null)
    .returning(['user_id', 'helper_id'])
    .execute();
  await deleteCodesOf(tx, rows);
  return rows.map((row) => row.user_id);
}

async function deleteCodesOf(
  tx: Writer,
  rows: readonly Pick<HelperRow, 'user_id' | 'helper_id'>[],
): Promise<void> {
  for (const row of rows) await deleteCodes(tx, row.user_id, 'invitation', [row.helper_id]);
}
