import { hash as digest } from 'node:crypto';
import type { SubscriptionInput } from '@picadito/domain';
import type { Reader, Writer } from '../../store.ts';
import { helpersWithNotices, type HelperWithNotices } from '../helpers/helps.ts';
import type { PushRow } from './pushes.ts';

/**
 * Type of a device that can get notices. A device of the organiser or of a helper has `listId` null and the hash of its
 * session; a device of a player has a list and its hash in that list.
 */
export type Recipient = { userId: string; listId: string | null; hash: string };

/**
 * Type of a subscription as the browser gives it: the endpoint at its push service, and the keys with which messages
 * are encrypted.
 */
export type Subscription = SubscriptionInput;

type Stored = { subscription: Subscription; at: string };

const NONE = { subscription: null, endpoint_hash: null, subscribed_at: null };

const columnsOf = ({ subscription, at }: Stored) => ({
  subscription: JSON.stringify(subscription),
  endpoint_hash: hashOf(subscription.endpoint),
  subscribed_at: at,
});

const hashOf = (endpoint: string) => digest('sha256', endpoint, 'base64url');

/** Stores the subscription of a device; null ends the subscription. Does nothing if the device does not exist. */
export async function storeSubscription(
  tx: Writer,
  { userId, listId, hash }: Recipient,
  stored: Stored | null,
): Promise<void> {
  const changes = stored ? columnsOf(stored) : NONE;
  if (listId === null)
    await tx
      .updateTable('sessions')
      .set(changes)
      .where('user_id', '=', userId)
      .where('token_hash', '=', hash)
      .execute();
  else
    await tx
      .updateTable('devices')
      .set(changes)
      .where('user_id', '=', userId)
      .where('list_id', '=', listId)
      .where('device_hash', '=', hash)
      .execute();
}

/**
 * Ends the subscriptions of all players' devices in a list. Called when the address of the group link has changed or
 * the link is turned off.
 */
export async function endSubscriptionsOfList(
  tx: Writer,
  { userId, listId }: { userId: string; listId: string },
): Promise<void> {
  await tx
    .updateTable('devices')
    .set(NONE)
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('subscription', 'is not', null)
    .execute();
}

/**
 * Returns the devices of all users with a subscription at this endpoint. All of them are the same browser, because an
 * endpoint belongs to one browser (docs/decisions/300).
 */
export async function recipientsAt(db: Reader, endpoint: string): Promise<Recipient[]> {
  const hash = hashOf(endpoint);
  const own = await db
    .selectFrom('sessions')
    .select(['user_id as userId', 'token_hash as hash'])
    .where('endpoint_hash', '=', hash)
    .execute();
  const players = await db
    .selectFrom('devices')
    .select(['user_id as userId', 'list_id as listId', 'device_hash as hash'])
    .where('endpoint_hash', '=', hash)
    .execute();
  return [...own.map((row) => ({ ...row, listId: null })), ...players];
}

type Found = Recipient & {
  subscription: Subscription;
  /** Player whose name the device owns; null for a device of the organiser or of a helper. */
  playerId: string | null;
  /** List about which a device of a helper gets notices; null for other devices. */
  helpedListId: string | null;
};

/**
 * Returns all devices with a subscription, of the user and of the players of the user's lists. Devices that claim a
 * name are left out.
 */
export async function subscriptionsOf(db: Reader, userId: string): Promise<Found[]> {
  const own = await sessionsOf(db, userId, null);
  const players = await db
    .selectFrom('devices')
    .select(['list_id', 'device_hash', 'player_id', 'subscription'])
    .where('user_id', '=', userId)
    .where('subscription', 'is not', null)
    .where('doubted_at', 'is', null)
    .execute();
  return [
    ...own,
    ...players.map((row) => ({
      userId,
      listId: row.list_id,
      hash: row.device_hash,
      playerId: row.player_id,
      helpedListId: null,
      subscription: parsed(row.subscription),
    })),
  ];
}

/** Returns the devices with a subscription of helpers who have notices about a list. */
export async function subscriptionsOfHelpers(
  db: Reader,
  helpers: readonly HelperWithNotices[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { helperUserId, listId } of helpers)
    found.push(...(await sessionsOf(db, helperUserId, listId)));
  return found;
}

async function sessionsOf(
  db: Reader,
  userId: string,
  helpedListId: string | null,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'subscription'])
    .where('user_id', '=', userId)
    .where('subscription', 'is not', null)
    .execute();
  return rows.map((row) => ({
    userId,
    listId: null,
    hash: row.token_hash,
    playerId: null,
    helpedListId,
    subscription: parsed(row.subscription),
  }));
}

/**
 * Returns the device to which a message goes, with its subscription as `findSubscription` returns it; undefined if the
 * device may not get the message any more. The device of a helper may while the helper has notices about the list of the
 * match.
 */
export async function findRecipient(db: Reader, push: PushRow) {
  const { user_id: userId, list_id: listId, recipient_hash: hash, match_id: matchId } = push;
  const helpers = listId === null ? await helpersWithNotices(db, { userId, matchId }) : [];
  for (const id of [userId, ...helpers.map(({ helperUserId }) => helperUserId)]) {
    const recipient = { userId: id, listId, hash };
    const found = await findSubscription(db, recipient);
    if (found) return { recipient, ...found };
  }
  return undefined;
}

/**
 * Returns the subscription of a device. Returns undefined if the device has none, or if it is a player's device and the
 * group link is off. `linkVersion` is the version of the group link; null for a device of the organiser or of a helper.
 */
export async function findSubscription(
  db: Reader,
  { userId, listId, hash }: Recipient,
): Promise<{ subscription: Subscription; linkVersion: number | null } | undefined> {
  if (listId === null) {
    const row = await db
      .selectFrom('sessions')
      .select('subscription')
      .where('user_id', '=', userId)
      .where('token_hash', '=', hash)
      .where('subscription', 'is not', null)
      .executeTakeFirst();
    return row && { subscription: parsed(row.subscription), linkVersion: null };
  }
  const row = await db
    .selectFrom('devices')
    .innerJoin('group_links', (join) =>
      join
        .onRef('group_links.user_id', '=', 'devices.user_id')
        .onRef('group_links.list_id', '=', 'devices.list_id'),
    )
    .select(['devices.subscription', 'group_links.version'])
    .where('devices.user_id', '=', userId)
    .where('devices.list_id', '=', listId)
    .where('devices.device_hash', '=', hash)
    .where('devices.subscription', 'is not', null)
    .where('group_links.is_on', '=', 1)
    .executeTakeFirst();
  return row && { subscription: parsed(row.subscription), linkVersion: row.version };
}

/**
 * Returns how many devices have a subscription: devices of players in a list, or devices of the organiser if `listId`
 * is null.
 */
export async function countSubscribed(
  db: Reader,
  { userId, listId }: Pick<Recipient, 'userId' | 'listId'>,
): Promise<number> {
  const ofUser = db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('subscription', 'is not', null);
  const ofList = db
    .selectFrom('devices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .where('subscription', 'is not', null);
  const { count } = await (listId === null ? ofUser : ofList).executeTakeFirstOrThrow();
  return count;
}

function parsed(text: string | null): Subscription {
  return JSON.parse(text ?? '') as Subscription;
}
