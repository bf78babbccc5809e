import type { Reader, Writer } from '../store.ts';

/** An answer that was given under a key, and the hash of the request that it answers. */
export type KeptAnswer = { requestHash: string; status: number; body: string };

export async function findAnswer(
  db: Reader,
  userId: string,
  key: string,
  after: string,
): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', after)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, status: row.status, body: row.body };
}

export async function insertAnswer(
  tx: Writer,
  at: { userId: string; key: string; createdAt: string },
  { requestHash, status, body }: KeptAnswer,
): Promise<void> {
  const values = { request_hash: requestHash, status, body, created_at: at.createdAt };
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: at.userId, key: at.key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** Puts `instead` in the place of every kept answer that names one of these things. */
export async function replaceAnswersAbout(
  tx: Writer,
  userId: string,
  ids: readonly string[],
  instead: Pick<KeptAnswer, 'status' | 'body'>,
): Promise<void> {
  const doomed = new Set(ids);
  const answers = await tx
    .selectFrom('idempotency_keys')
    .select(['key', 'body'])
    .where('user_id', '=', userId)
    .execute();
  for (const { key, body } of answers) {
    if (![...body.matchAll(QUOTED_ID)].some(([, id = '']) => doomed.has(id))) continue;
    await tx
      .updateTable('idempotency_keys')
      .set(instead)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  }
}

/** Without a match's or a player's `listId`: a list's own answer calls it `id`, and its matches outlive it. */
const QUOTED_ID = /(?<!"listId":)"([\w-]{20,})"/g;

/**
 * Answers that nobody can ask for any more, of all users: names and numbers may stand in them. One of the few
 * statements without the user's id.
 */
export async function deleteExpiredAnswers(tx: Writer, before: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
