import type { Reader, Writer } from '../../store.ts';

/**
 * Type of a response stored under an idempotency key. The hash of its request shows whether a later request with the
 * key is a repetition of it.
 */
export type StoredResponse = { requestHash: string; status: number; body: string };

type Key = { userId: string; key: string };

export async function findResponse(
  db: Reader,
  userId: string,
  key: string,
): Promise<(StoredResponse & { createdAt: string }) | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'status', 'body', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns those of the keys under which a response is stored. */
export async function knownKeys(
  db: Reader,
  userId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/**
 * Stores a response under its key and the ids that it contains. Only the newest `max` responses of the user are
 * retained. The caller has locked the user's row, so that two responses do not get the same number.
 */
export async function insertResponse(
  tx: Writer,
  at: Key & { createdAt: string },
  { requestHash, status, body }: StoredResponse,
  max: number,
): Promise<void> {
  const { userId, key } = at;
  const { last } = await tx
    .selectFrom('idempotency_keys')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  const response = { request_hash: requestHash, status, body, created_at: at.createdAt };
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, ...response, number })
    .execute();
  const ids = idsIn(body, userId);
  if (ids.length > 0) {
    const rows = ids.map((id) => ({ user_id: userId, id, key }));
    await tx.insertInto('idempotency_ids').values(rows).execute();
  }
  if (number > max) await deleteOldest(tx, userId, number - max);
}

/**
 * Matches the ids in the JSON of a response, except in `listId`: a match stays when its list is deleted, so its
 * response must stay too. A response about the list itself has the list's id as `id`.
 */
const QUOTED_ID = /(?<!"listId":)"([\w-]{20,})"/g;

function idsIn(body: string, userId: string): string[] {
  const ids = new Set([...body.matchAll(QUOTED_ID)].map(([, id = '']) => id));
  ids.delete(userId);
  return [...ids];
}

async function deleteOldest(tx: Writer, userId: string, upTo: number): Promise<void> {
  await tx
    .deleteFrom('idempotency_ids')
    .where('user_id', '=', userId)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('key')
        .where('user_id', '=', userId)
        .where('number', '<=', upTo),
    )
    .execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('number', '<=', upTo)
    .execute();
}

export async function deleteResponse(tx: Writer, userId: string, key: string): Promise<void> {
  await deleteIds(tx, userId, [key]);
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Returns the key of a helper's response among those of the owner; no client can send a key with a space. */
export const keyOfHelper = (helperUserId: string, key: string) => `${helperUserId} ${key}`;

/**
 * Returns the key under which the new owner of a list has a response that the former owner has under `key`: the new
 * owner was a helper until now, and the former owner may be one from now on.
 */
export function keyAfterMove(key: string, { from, to }: { from: string; to: string }): string {
  const [author = '', sent] = key.split(' ');
  if (sent === undefined) return keyOfHelper(from, key);
  return author === to ? sent : key;
}

/**
 * Returns the responses of a user that contain the id of a list, of its players, of its matches or of their guests, with
 * their keys, the oldest first.
 */
export async function responsesAbout(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
): Promise<(StoredResponse & { key: string; createdAt: string })[]> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['key', 'request_hash as requestHash', 'status', 'body', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('key', 'in', (keys) =>
      keys
        .selectFrom('idempotency_ids')
        .select('key')
        .where('user_id', '=', userId)
        .where((eb) =>
          eb.or([
            eb('id', '=', listId),
            ...(['matches', 'players'] as const).map((table) =>
              eb(
                'id',
                'in',
                eb
                  .selectFrom(table)
                  .select(table === 'matches' ? 'match_id' : 'player_id')
                  .where('user_id', '=', userId)
                  .where('list_id', '=', listId),
              ),
            ),
            eb(
              'id',
              'in',
              eb
                .selectFrom('match_roster_changes as change')
                .innerJoin('matches', (join) =>
                  join
                    .onRef('matches.user_id', '=', 'change.user_id')
                    .onRef('matches.match_id', '=', 'change.match_id'),
                )
                .select('change.player_id')
                .where('change.user_id', '=', userId)
                .where('matches.user_id', '=', userId)
                .where('matches.list_id', '=', listId),
            ),
          ]),
        ),
    )
    .orderBy('number')
    .execute();
}

/** Deletes the responses to a helper about the owner's rows. */
export async function deleteResponsesTo(
  tx: Writer,
  userId: string,
  helperUserId: string,
): Promise<void> {
  for (const table of ['idempotency_ids', 'idempotency_keys'] as const)
    await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('key', 'like', keyOfHelper(helperUserId, '%'))
      .execute();
}

async function deleteIds(tx: Writer, userId: string, keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('idempotency_ids')
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
}

/**
 * Replaces every stored response that contains one of these ids by `instead`, so that data about deleted objects does
 * not remain in responses.
 */
export async function replaceResponsesAbout(
  tx: Writer,
  userId: string,
  ids: readonly string[],
  instead: Pick<StoredResponse, 'status' | 'body'>,
): Promise<void> {
  if (ids.length === 0) return;
  const about = await tx
    .selectFrom('idempotency_ids')
    .select('key')
    .distinct()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  if (about.length === 0) return;
  const keys = about.map(({ key }) => key);
  await deleteIds(tx, userId, keys);
  await tx
    .updateTable('idempotency_keys')
    .set(instead)
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
}

/**
 * Deletes expired responses of all users, which may contain names and phone numbers. This is one of the few functions
 * without the user's id.
 */
export async function deleteExpiredResponses(tx: Writer, before: string): Promise<void> {
  await tx
    .deleteFrom('idempotency_ids')
    .where((eb) =>
      eb(
        eb.refTuple('user_id', 'key'),
        'in',
        eb
          .selectFrom('idempotency_keys')
          .select(['user_id', 'key'])
          .where('created_at', '<', before)
          .$asTuple('user_id', 'key'),
      ),
    )
    .execute();
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
