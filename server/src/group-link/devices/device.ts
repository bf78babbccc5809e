import { createHmac, randomBytes } from 'node:crypto';
import {
  DEVICES_PER_NAME,
  formContentOf,
  MESSAGES,
  whoAnswers,
  type AnswerInput,
  type PageMessage,
  type DeviceKind,
  type Speaking,
} from '@picadito/domain';
import {
  deleteDevice,
  devicesOfList,
  holderOf,
  notePersonalLink,
  setAnsweredMatch,
  storeDevice,
  touchDevice,
  type NameDevice,
} from '../../store/tables/group-link/devices.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Reader, Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { lastEndOf } from '../../store/tables/group-link/linked-matches.ts';
import type { Context } from '../../transactions/context.ts';

/** Returns a token for the cookie of a device: 128 random bits. */
export function newDeviceToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the token in a cookie or in a field of a form; null for a text that is not a token, or without a text. */
export function deviceTokenOf(sent: string | undefined): string | null {
  return sent !== undefined && /^[\w-]{22}$/.test(sent) ? sent : null;
}

/**
 * Returns the hash that identifies a device in a list. It depends on the list, so that the hashes of one device in two
 * lists cannot be linked.
 */
export function hashDevice(token: string, listId: string): string {
  return createHmac('sha256', Buffer.from(token, 'base64url')).update(listId).digest('base64url');
}

/** Tells whether the device with this token owns a name of the list; a claim is not enough. */
export async function ownsName(
  { store, now }: Context,
  { userId, listId }: { userId: string; listId: string },
  device: string | null,
): Promise<boolean> {
  if (device === null) return false;
  const deviceHash = hashDevice(device, listId);
  const thisDevice = await holderOf(store.read, { userId, listId, deviceHash, now: now() });
  return thisDevice !== undefined && !thisDevice.isClaim;
}

/** The maximum number of open claims of one name; a further claim replaces the oldest. */
export const CLAIMS_PER_NAME = 2;

export type Device = { userId: string; listId: string; deviceHash: string };

export type Sender = {
  device: Device;
  /** True if the request came with the cookie of the device. */
  hasCookie: boolean;
  /** Id of the player whose name the device owns, or null. */
  ownedPlayerId: string | null;
  player: { id: string; name: string };
  input: AnswerInput;
  hasPersonalLink: boolean;
  isStrict: boolean;
  now: number;
};

/**
 * How the server sees the sender of an answer before anything is stored: in which role the device answers for the name
 * (`Speaking`), how well the device is known, and whether another device owns the name (`isOwned`).
 */
export type Recognised = {
  speaking: 'own' | 'takes' | 'claims' | 'other';
  kind: DeviceKind;
  isOwned: boolean;
  /** The devices that own or claim the name. */
  devices: readonly NameDevice[];
};

/**
 * Returns how the server sees the device that answers for a player, or the question ('¿Sos vos?') or refusal for the
 * page. `all` are the devices of the list.
 */
export async function recognise(
  db: Reader,
  sender: Sender,
  all: readonly NameDevice[],
): Promise<Recognised | { asked: PageMessage }> {
  const { device, ownedPlayerId, player, input, hasPersonalLink, isStrict, now } = sender;
  const devices = all.filter(({ playerId }) => playerId === player.id);
  const row = all.find(({ deviceHash }) => deviceHash === device.deviceHash);
  const isOwned = devices.some((one) => !one.isClaim && one.deviceHash !== device.deviceHash);
  const isOfName = row?.playerId === player.id;
  const speaker = {
    isOwn: isOfName && !row.isClaim,
    isClaim: isOfName && row.isClaim,
    hasName: ownedPlayerId !== null,
    hasPersonalLink,
  };
  const speaking = whoAnswers(speaker, { isOwned, isStrict }, input);
  if (speaking === 'asks' || speaking === 'nameless' || speaking === 'strict')
    return { asked: askedFor(speaking, sender) };
  const sending = { isOwn: speaking === 'own' || speaking === 'other', hasPersonalLink };
  const lastEnd = () => lastEndOf(db, { userId: device.userId, listId: device.listId }, now);
  const kind = speaking === 'claims' ? 'claim' : await kindOf(row, sending, lastEnd);
  return { speaking, kind, isOwned, devices };
}

/**
 * Returns how well a device that owns a name of the list is known: 'new' if it took a free name after the end of the
 * last match, else 'usual'.
 */
export async function kindOfOwnDevice(
  db: Reader,
  { deviceHash, ...list }: Device,
  now: number,
): Promise<DeviceKind> {
  const devices = await devicesOfList(db, list, now);
  const row = devices.find((one) => one.deviceHash === deviceHash);
  return kindOf(row, { isOwn: true, hasPersonalLink: false }, () => lastEndOf(db, list, now));
}

async function kindOf(
  row: NameDevice | undefined,
  { isOwn, hasPersonalLink }: { isOwn: boolean; hasPersonalLink: boolean },
  lastEnd: () => Promise<string>,
): Promise<DeviceKind> {
  if (hasPersonalLink) return 'personal';
  if (!isOwn || !row) return 'new';
  return (await isNew(row, lastEnd)) ? 'new' : 'usual';
}

/**
 * Tells whether a device that owns a name has taken it, while it was free, after the time that `since` returns, such as
 * the end of the list's last match.
 */
export async function isNew(
  { claimCount, cameByPersonalLink, claimedAt }: NameDevice,
  since: () => Promise<string>,
): Promise<boolean> {
  return claimCount === 0 && !cameByPersonalLink && claimedAt > (await since());
}

function askedFor(
  speaking: Exclude<Speaking, Recognised['speaking']>,
  { player: { name }, input, isStrict }: Sender,
): PageMessage {
  const given = formContentOf(input);
  if (speaking === 'asks') return { kind: 'held', name, isStrict, given };
  const sentence = speaking === 'strict' ? MESSAGES.answerStrict : MESSAGES.answerNameFirst;
  return { kind: 'refused', sentence, given };
}

/**
 * Stores what an answer changes about its device. The device comes to own a free name, or the name of the personal
 * link. A claim is stored only if the device has a cookie: a device without one could not be recognised later.
 */
export async function storeSender(
  tx: Writer,
  writeContext: Pick<WriteContext, 'now' | 'nextTimestamp' | 'recordChange'>,
  { device, player, hasPersonalLink, hasCookie }: Sender,
  { speaking, devices, matchId }: Recognised & { matchId: string },
): Promise<void> {
  const { now, nextTimestamp, recordChange } = writeContext;
  const row = devices.find(({ deviceHash }) => deviceHash === device.deviceHash);
  if (speaking === 'takes') {
    if (row?.isClaim) recordChange('list', device.listId);
    await takeName(tx, device, { playerId: player.id, at: nextTimestamp(), devices });
  } else if (speaking === 'claims') {
    if (!hasCookie) return;
    if (!row) {
      const claimCount = await limitClaims(tx, device, devices);
      const claim = { playerId: player.id, at: nextTimestamp(), isClaim: true, claimCount };
      await storeDevice(tx, device, claim);
      recordChange('list', device.listId);
    } else await touchDevice(tx, device, timestamp(now));
    if (!row?.answeredMatchId) await setAnsweredMatch(tx, device, matchId);
  } else await touchDevice(tx, device, timestamp(now));
  if (hasPersonalLink) await notePersonalLink(tx, device);
}

type Taking = { playerId: string; at: string; devices: readonly NameDevice[] };

/** Makes the device an owner of the name; the name it owned or claimed before in the list is released. */
export async function takeName(
  tx: Writer,
  device: Device,
  { playerId, at, devices }: Taking,
): Promise<void> {
  await storeDevice(tx, device, { playerId, at, isClaim: false, claimCount: 0 });
  await limitOwnDevices(tx, device, devices);
}

/**
 * Deletes the least recently used of the other devices that own a name, until the name with this device has at most
 * `DEVICES_PER_NAME`.
 */
export async function limitOwnDevices(
  tx: Writer,
  device: Device,
  devices: readonly NameDevice[],
): Promise<void> {
  const others = devices.filter((one) => !one.isClaim && one.deviceHash !== device.deviceHash);
  const excess = Math.max(0, others.length + 1 - DEVICES_PER_NAME);
  for (const { deviceHash } of others.slice(0, excess))
    await deleteDevice(tx, { ...device, deviceHash });
}

/**
 * Deletes the oldest claims of a name to make place for a new one within `CLAIMS_PER_NAME`. Returns the count to store
 * with the new claim: one for the new claim and one for each claim that it has replaced.
 */
async function limitClaims(
  tx: Writer,
  device: Device,
  devices: readonly NameDevice[],
): Promise<number> {
  const waiting = devices
    .filter((one) => one.isClaim && !one.isDenied)
    .toSorted((one, other) => (one.claimedAt < other.claimedAt ? -1 : 1));
  const replaced = waiting.slice(0, Math.max(0, waiting.length + 1 - CLAIMS_PER_NAME));
  for (const { deviceHash } of replaced) await deleteDevice(tx, { ...device, deviceHash });
  return replaced.reduce((sum, { claimCount }) => sum + claimCount, 1);
}
