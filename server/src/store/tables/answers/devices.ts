import { DEVICE_UNUSED_DAYS } from '@picadito/domain';
import { prepared } from '../../prepared.ts';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../transaction.ts';

type OfList = { userId: string; listId: string };
type OfDevice = OfList & { deviceHash: string };
type OfName = OfList & { playerId: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A device that was last used before holds no name any more. `now`: epoch milliseconds. */
export const usedSince = (now: number) => timestamp(now - DEVICE_UNUSED_DAYS * DAY_MS);

export type Held = {
  playerId: string;
  isDoubted: boolean;
  claimedAt: string;
  /** It has come by the player's own link. */
  hasOwnLink: boolean;
};

/** The player whose name the device holds in the list, or asks for. */
export async function holderOf(
  db: Reader,
  { now, ...device }: OfDevice & { now: number },
): Promise<Held | undefined> {
  const [row] = await selectHolder(db, { ...device, since: usedSince(now) });
  if (!row) return undefined;
  const { player_id: playerId, claimed_at: claimedAt } = row;
  const [isDoubted, hasOwnLink] = [row.doubted_at !== null, row.has_own_link === 1];
  return { playerId, claimedAt, isDoubted, hasOwnLink };
}

const selectHolder = prepared(
  (db: Reader, { userId, listId, deviceHash, since }: OfDevice & { since: string }) =>
    db
      .selectFrom('devices')
      .select(['player_id', 'doubted_at', 'claimed_at', 'has_own_link'])
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('device_hash', '=', deviceHash)
      .where('used_at', '>=', since),
);

/** The devices that hold this name or ask for it: those used once, then the others; the oldest use first. */
export async function devicesOfPlayer(
  db: Reader,
  { userId, listId, playerId }: OfName,
  now: number,
) {
  const rows = await db
    .selectFrom('devices')
    .select(['device_hash as deviceHash', 'doubted_at as doubtedAt'])
    .select(['claimed_at as claimedAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('player_id', '=', playerId)
    .where('used_at', '>=', usedSince(now))
    .execute();
  const useOf = (row: Used) => `${row.usedAt === row.claimedAt ? 0 : 1}${row.usedAt}`;
  return rows.toSorted((one, other) => (useOf(one) < useOf(other) ? -1 : 1));
}

type Used = { claimedAt: string; usedAt: string };

/** All of a list, by player and age. */
export async function devicesOfList(db: Reader, { userId, listId }: OfList, now: number) {
  return db
    .selectFrom('devices')
    .select(['player_id as playerId', 'claimed_at as claimedAt', 'doubted_at as doubtedAt'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('used_at', '>=', usedSince(now))
    .orderBy('player_id')
    .orderBy('claimed_at')
    .execute();
}

/** Returns the devices that hold a name of the list as their own. */
export async function ownDevicesOfList(db: Reader, { userId, listId }: OfList, now: number) {
  return db
    .selectFrom('devices')
    .select(['device_hash as deviceHash', 'player_id as playerId'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('doubted_at', 'is', null)
    .where('used_at', '>=', usedSince(now))
    .execute();
}

/** Those of a list that ask for a name. */
export async function doubtedDevices(
  db: Reader,
  { now, ...list }: OfList & { now: number },
): Promise<string[]> {
  const rows = await selectDoubted(db, { ...list, since: usedSince(now) });
  return rows.map((row) => row.device_hash);
}

const selectDoubted = prepared(
  (db: Reader, { userId, listId, since }: OfList & { since: string }) =>
    db
      .selectFrom('devices')
      .select('device_hash')
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('doubted_at', 'is not', null)
      .where('used_at', '>=', since),
);

/** Of each name the oldest device keeps it; the organiser has to decide on the others. */
export async function doubtLaterDevices(
  tx: Writer,
  { userId, listId }: OfList,
  { at, now }: { at: string; now: number },
): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ doubted_at: at })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('claimed_at', '>', (eb) =>
      eb
        .selectFrom('devices as older')
        .select((each) => each.fn.min('older.claimed_at').as('claimed_at'))
        .whereRef('older.user_id', '=', 'devices.user_id')
        .whereRef('older.player_id', '=', 'devices.player_id')
        .whereRef('older.list_id', '=', 'devices.list_id')
        .where('older.used_at', '>=', usedSince(now)),
    )
    .execute();
}

/** Of all devices of the list, or this one: it holds the name that it asked for. */
export async function trustDevices(
  tx: Writer,
  { userId, listId, deviceHash }: OfList & { deviceHash?: string },
): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ doubted_at: null })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('doubted_at', 'is not', null)
    .$if(deviceHash !== undefined, (query) => query.where('device_hash', '=', deviceHash ?? ''))
    .execute();
}

/** It has come by the own link of the player whose name it holds. */
export async function noteOwnLink(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ has_own_link: 1 })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Holds the name from now on, or asks for it. */
export async function storeDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  { playerId, at, isDoubted }: Pick<Held, 'playerId' | 'isDoubted'> & { at: string },
): Promise<void> {
  const doubted_at = isDoubted ? at : null;
  const name = { player_id: playerId, claimed_at: at, has_own_link: 0 };
  const claimed = { ...name, used_at: at, doubted_at };
  await tx
    .insertInto('devices')
    .values({ user_id: userId, list_id: listId, device_hash: deviceHash, ...claimed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id', 'device_hash']).doUpdateSet(claimed),
    )
    .execute();
}

export async function touchDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  at: string,
): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** False when there is no such device. */
export async function deleteDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Of all that hold the name; false when none does. */
export async function releaseName(
  tx: Writer,
  { userId, listId, playerId }: OfName,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteDevicesOfList(tx: Writer, { userId, listId }: OfList): Promise<void> {
  await tx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .execute();
}

/** Of all users. */
export async function deleteUnusedDevices(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom('devices').where('used_at', '<', usedSince(now)).execute();
}

/** All devices of the user. */
export async function devicesOf(db: Reader, userId: string) {
  return db
    .selectFrom('devices')
    .select(['list_id as listId', 'player_id as playerId'])
    .select(['claimed_at as claimedAt', 'used_at as usedAt', 'doubted_at as doubtedAt'])
    .select('subscribed_at as noticesSince')
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .execute();
}
