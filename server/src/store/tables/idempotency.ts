import type { Reader, Writer } from '../transaction.ts';

/** The response stored under a key, and the hash of its request. */
export type StoredResponse = { requestHash: string; status: number; body: string };

export async function findResponse(
  db: Reader,
  userId: string,
  key: string,
  after: string,
): Promise<StoredResponse | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', after)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, status: row.status, body: row.body };
}

export async function insertResponse(
  tx: Writer,
  at: { userId: string; key: string; createdAt: string },
  { requestHash, status, body }: StoredResponse,
): Promise<void> {
  const values = { request_hash: requestHash, status, body, created_at: at.createdAt };
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: at.userId, key: at.key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** Replaces every stored response that mentions one of these ids by `instead`. */
export async function replaceResponsesAbout(
  tx: Writer,
  userId: string,
  ids: readonly string[],
  instead: Pick<StoredResponse, 'status' | 'body'>,
): Promise<void> {
  const deleted = new Set(ids);
  const responses = await tx
    .selectFrom('idempotency_keys')
    .select(['key', 'body'])
    .where('user_id', '=', userId)
    .execute();
  for (const { key, body } of responses) {
    if (![...body.matchAll(QUOTED_ID)].some(([, id = '']) => deleted.has(id))) continue;
    await tx
      .updateTable('idempotency_keys')
      .set(instead)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  }
}

/** Without the `listId` of a match or a player: a list's own response names it `id`, and its matches outlive it. */
const QUOTED_ID = /(?<!"listId":)"([\w-]{20,})"/g;

/**
 * Deletes expired responses of all users, which may contain names and numbers. One of the few statements without the
 * user's id.
 */
export async function deleteExpiredResponses(tx: Writer, before: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
