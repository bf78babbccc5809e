import { DEVICE_UNUSED_DAYS } from '@picadito/domain';
import { timestamp } from '../../timestamps.ts';
import type { Reader, Writer } from '../../store.ts';

type OfList = { userId: string; listId: string };
type OfDevice = OfList & { deviceHash: string };
type OfName = OfList & { playerId: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the oldest timestamp at which a device may have been used last; devices unused for longer are ignored and
 * deleted. `now` is in epoch milliseconds.
 */
export const usedSince = (now: number) => timestamp(now - DEVICE_UNUSED_DAYS * DAY_MS);

export type DeviceOfName = {
  playerId: string;
  /** True if the device claims the name; false if it owns the name. */
  isClaim: boolean;
  isDenied: boolean;
  claimedAt: string;
  cameByPersonalLink: boolean;
};

/**
 * Returns the player whose name the device owns or claims; undefined if it does neither, or if it has been unused for
 * longer than `DEVICE_UNUSED_DAYS`.
 */
export async function holderOf(
  db: Reader,
  { userId, listId, deviceHash, now }: OfDevice & { now: number },
): Promise<DeviceOfName | undefined> {
  const row = await db
    .selectFrom('devices')
    .select(['player_id', 'doubted_at', 'denied_at', 'claimed_at', 'has_own_link'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .where('used_at', '>=', usedSince(now))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    playerId: row.player_id,
    claimedAt: row.claimed_at,
    isClaim: row.doubted_at !== null,
    isDenied: row.denied_at !== null,
    cameByPersonalLink: row.has_own_link === 1,
  };
}

export type NameDevice = {
  deviceHash: string;
  playerId: string;
  claimedAt: string;
  usedAt: string;
  isClaim: boolean;
  isDenied: boolean;
  claimCount: number;
  answeredMatchId: string | null;
  cameByPersonalLink: boolean;
};

/**
 * Returns the devices that own or claim names of the list, or the name of one player (`playerId`), the one unused for
 * the longest time first. Devices unused for longer than `DEVICE_UNUSED_DAYS` are left out.
 */
export async function devicesOfList(
  db: Reader,
  { userId, listId, playerId }: OfList & { playerId?: string },
  now: number,
): Promise<NameDevice[]> {
  const rows = await db
    .selectFrom('devices')
    .select(['device_hash as deviceHash', 'player_id as playerId', 'claim_count as claimCount'])
    .select(['claimed_at as claimedAt', 'used_at as usedAt', 'doubted_at', 'denied_at'])
    .select(['answered_match_id as answeredMatchId', 'has_own_link'])
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('used_at', '>=', usedSince(now))
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? ''))
    .execute();
  return rows
    .map(({ doubted_at, denied_at, has_own_link, ...row }) => ({
      ...row,
      isClaim: doubted_at !== null,
      isDenied: denied_at !== null,
      cameByPersonalLink: has_own_link === 1,
    }))
    .toSorted((one, other) => (one.usedAt < other.usedAt ? -1 : 1));
}

/** Returns the devices whose claims have been neither accepted nor denied, the oldest claim first. */
export function openClaimsIn(devices: readonly NameDevice[]): NameDevice[] {
  return devices
    .filter((one) => one.isClaim && !one.isDenied)
    .toSorted((one, other) => (one.claimedAt < other.claimedAt ? -1 : 1));
}

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

/** Returns the claims in a list that have been neither accepted nor denied, the oldest first. */
export async function openClaims(
  db: Reader,
  { userId, listId, now }: OfList & { now: number },
): Promise<NameDevice[]> {
  return openClaimsIn(await devicesOfList(db, { userId, listId }, now));
}

/**
 * Stores that the device owns the name of a player, or that it claims the name (`isClaim`). Replaces another name that
 * the device had in the list.
 */
export async function storeDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  { playerId, at, isClaim, claimCount = 1 }: Stored,
): Promise<void> {
  const name = { player_id: playerId, claimed_at: at, has_own_link: 0, answered_match_id: null };
  const claim = { doubted_at: isClaim ? at : null, denied_at: null, claim_count: claimCount };
  const claimed = { ...name, ...claim, used_at: at };
  await tx
    .insertInto('devices')
    .values({ user_id: userId, list_id: listId, device_hash: deviceHash, ...claimed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list_id', 'device_hash']).doUpdateSet(claimed),
    )
    .execute();
}

type Stored = { playerId: string; at: string; isClaim: boolean; claimCount?: number };

/**
 * Accepts a claim, so that the device owns the name. With `isByNew`, the device that accepts the claim has just taken
 * the name itself; the accepted device then counts like a device that took a name without an owner (`claim_count` is
 * 0).
 */
export async function setAccepted(tx: Writer, device: OfDevice, isByNew = false): Promise<void> {
  const own = { doubted_at: null, denied_at: null, answered_match_id: null };
  await updateDevice(tx, device, isByNew ? { ...own, claim_count: 0 } : own);
}

/** Marks the claim as denied, so that nobody is asked to decide on it any more. */
export async function setDenied(tx: Writer, device: OfDevice, at: string): Promise<void> {
  await updateDevice(tx, device, { denied_at: at });
}

/** Stores the match to which a claiming device has answered; null once the claim is decided after that match. */
export async function setAnsweredMatch(
  tx: Writer,
  device: OfDevice,
  matchId: string | null,
): Promise<void> {
  await updateDevice(tx, device, { answered_match_id: matchId });
}

/** Stores that the device has sent something by the personal link of the player whose name it owns. */
export async function notePersonalLink(tx: Writer, device: OfDevice): Promise<void> {
  await updateDevice(tx, device, { has_own_link: 1 });
}

export async function touchDevice(tx: Writer, device: OfDevice, at: string): Promise<void> {
  await updateDevice(tx, device, { used_at: at });
}

type Columns = Partial<
  Record<'doubted_at' | 'denied_at' | 'answered_match_id', string | null> & {
    has_own_link: number;
    claim_count: number;
    used_at: string;
  }
>;

async function updateDevice(
  tx: Writer,
  { userId, listId, deviceHash }: OfDevice,
  columns: Columns,
): Promise<void> {
  await tx
    .updateTable('devices')
    .set(columns)
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Deletes the device; returns false when there is no such device. */
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

/** Deletes all devices that own or claim the name; returns false when there are none. */
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

/** Deletes the devices of all users that have been unused for longer than `DEVICE_UNUSED_DAYS`. */
export async function deleteUnusedDevices(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom('devices').where('used_at', '<', usedSince(now)).execute();
}

export async function devicesOf(db: Reader, userId: string) {
  return db
    .selectFrom('devices')
    .select(['list_id as listId', 'player_id as playerId'])
    .select(['claimed_at as claimedAt', 'used_at as usedAt', 'doubted_at as doubtedAt'])
    .select(['denied_at as deniedAt', 'claim_count as claimCount'])
    .select(['answered_match_id as answeredMatchId', 'subscribed_at as noticesSince'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .execute();
}
