import type { ServerKey } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';

/** Returns the value with this name; undefined if no server has needed it yet. */
export async function findServerKey(db: Reader, name: ServerKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.key;
}

/**
 * Stores `made` under a name unless a value exists, and returns the stored value. The row is locked, so that no other
 * transaction changes the value until this transaction ends.
 */
export async function lockServerKey(tx: Writer, name: ServerKey, made: string): Promise<string> {
  await tx
    .insertInto('server_keys')
    .values({ name, key: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { key } = await tx
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return key;
}

export async function changeServerKey(tx: Writer, name: ServerKey, key: string): Promise<void> {
  await tx.updateTable('server_keys').set({ key }).where('name', '=', name).execute();
}
