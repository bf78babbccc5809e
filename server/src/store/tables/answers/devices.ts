import { prepared } from '../../prepared.ts';
import type { Reader, Writer } from '../../transaction.ts';

type OfList = { userId: string; listId: string };
type OfDevice = OfList & { deviceHash: string };

/** The player whose name the device holds in the list. */
export async function holderOf(db: Reader, device: OfDevice): Promise<string | undefined> {
  const [row] = await selectHolder(db, device);
  return row?.player_id;
}

const selectHolder = prepared((db: Reader, { userId, listId, deviceHash }: OfDevice) =>
  db
    .selectFrom('devices')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash),
);

/** The devices that hold this name, the oldest first. */
export async function devicesOfPlayer(
  db: Reader,
  { userId, listId, playerId }: OfList & { playerId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('player_id', '=', playerId)
    .orderBy('claimed_at')
    .execute();
  return rows.map((row) => row.device_hash);
}

/** How many devices hold each name of a list that any holds. */
export async function countDevices(db: Reader, { userId, listId }: OfList) {
  return db
    .selectFrom('devices')
    .select((eb) => ['player_id as playerId', eb.fn.countAll<number>().as('devices')])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .groupBy('player_id')
    .orderBy('player_id')
    .execute();
}

/** Holds the name from now on; the time of the same name before stays. */
export async function storeDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  { playerId, at }: { playerId: string; at: string },
): Promise<void> {
  const claimed = { player_id: playerId, claimed_at: at, used_at: at };
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
  { userId, listId, playerId }: OfList & { playerId: string },
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
export async function deleteUnusedDevices(tx: Writer, usedBefore: string): Promise<void> {
  await tx.deleteFrom('devices').where('used_at', '<', usedBefore).execute();
}

/** All devices of the user. */
export async function devicesOf(db: Reader, userId: string) {
  return db
    .selectFrom('devices')
    .select(['list_id as listId', 'player_id as playerId'])
    .select(['claimed_at as claimedAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .execute();
}
