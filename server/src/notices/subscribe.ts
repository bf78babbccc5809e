import {
  MESSAGES,
  SUBSCRIPTIONS_PER_LIST_MAX,
  SUBSCRIPTIONS_PER_USER_MAX,
  type NoticesReply,
  type OwnNotices,
  type SubscriptionInput,
} from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { hashDevice } from '../group-link/devices/device.ts';
import type { OpenedList } from '../group-link/page/read-page.ts';
import { holderOf } from '../store/tables/group-link/devices.ts';
import { noticesOfHelps, setNoticesOfHelp } from '../store/tables/helpers/helps.ts';
import { findServerKey } from '../store/tables/group-link/server-keys.ts';
import { storeWatch } from '../store/tables/notices/notice-watches.ts';
import { resumeAutomation } from '../store/tables/autopilot/paused-users.ts';
import {
  countSubscribed,
  findSubscription,
  recipientsAt,
  storeSubscription,
  type Recipient,
  type Subscription,
} from '../store/tables/notices/subscriptions.ts';
import type { Writer } from '../store/store.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOwnedList } from '../transactions/load-owned.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { detectNotices } from './detect-notices.ts';
import { arePushKeys } from './push/encrypt-payload.ts';
import { endpointIn, type PushServices } from './push/push-services.ts';
import { publicKeyOf } from './push/vapid.ts';
import { lockVapidKey } from './vapid-key.ts';

const ofSession = ({ id, session = '' }: Organiser): Recipient => ({
  userId: id,
  listId: null,
  hash: session,
});

export async function readNotices(context: Context, organiser: Organiser): Promise<OwnNotices> {
  const here = await noticesOf(context, ofSession(organiser));
  const helps = await noticesOfHelps(context.store.read, organiser.id);
  const helpedLists = helps.map(({ listId, listName, ownerName, hasNotices }) => {
    return { listId, listName, ownerName, isOn: hasNotices === 1 };
  });
  return { ...here, helpedLists };
}

/**
 * Returns whether notices to a recipient are on, and the public key that a browser needs to subscribe. `device` is null
 * for a device that owns no name; notices to it are off.
 */
async function noticesOf({ store }: Context, device: Recipient | null): Promise<NoticesReply> {
  const [key, found] = await Promise.all([
    findServerKey(store.read, 'pushes'),
    device === null ? undefined : findSubscription(store.read, device),
  ]);
  // Each server creates the key when it starts; a read must not write.
  if (key === undefined) throw new AppError('unavailable', MESSAGES.unavailable);
  return { publicKey: publicKeyOf(key), isOn: found !== undefined };
}

/**
 * Turns on notices to the browser of the session, about changes from now on, until the session ends. Also resumes all
 * other automation of an organiser who had paused it.
 */
export async function subscribe(
  context: Context,
  organiser: Organiser,
  subscription: Subscription,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    await resumeAutomation(tx, organiser.id);
    const recipient = ofSession(organiser);
    const isHere = ({ listId, hash }: Recipient) => listId === null && hash === recipient.hash;
    const limit = { max: SUBSCRIPTIONS_PER_USER_MAX, sentence: MESSAGES.noticesOfUser };
    await startSubscription(tx, writeContext, { recipient, isHere, subscription, limit });
  });
}

type Start = {
  recipient: Recipient;
  subscription: Subscription;
  /** Tells whether another recipient is in the same browser as the request. */
  isHere: (other: Recipient) => boolean;
  /** The maximum number of subscriptions, and the message of the refusal beyond it. */
  limit: { max: number; sentence: string };
};

/**
 * Stores the subscription of a recipient; throws (422) beyond `limit`. An endpoint identifies one browser, so
 * recipients outside the browser of the request that used the same endpoint lose their subscriptions
 * (docs/decisions/300).
 */
async function startSubscription(
  tx: Writer,
  writeContext: WriteContext,
  { recipient, subscription, isHere, limit }: Start,
): Promise<void> {
  // The lock serialises all subscriptions: otherwise two users who subscribe one endpoint at the same time would not
  // see each other's subscription.
  await lockVapidKey(tx);
  const at = writeContext.nextTimestamp();
  const before = await recipientsAt(tx, subscription.endpoint);
  for (const other of before.filter((one) => !isHere(one)))
    await storeSubscription(tx, other, null);
  const isNew = !(await findSubscription(tx, recipient));
  if (isNew && (await countSubscribed(tx, recipient)) >= limit.max)
    throw invalid('', limit.sentence);
  await storeSubscription(tx, recipient, { subscription, at });
  await storeWatch(tx, recipient.userId, writeContext.now);
  await detectNotices(tx, writeContext);
}

export async function unsubscribe(context: Context, organiser: Organiser): Promise<void> {
  await write(context, organiser, (tx) => storeSubscription(tx, ofSession(organiser), null));
}

/**
 * Turns notices about a list on or off for the helper who acts for its owner. Those about changes from now on go to all
 * devices of the helper that have notices. Changes nothing for the owner, who has notices about all own lists.
 */
export async function setNoticesOfList(
  context: Context,
  owner: Organiser,
  listId: string,
  isOn: boolean,
): Promise<void> {
  await write(context, owner, async (tx, writeContext) => {
    await lockOwnedList(tx, owner, listId);
    if (!owner.helper) return;
    const help = { userId: owner.id, listId, helperUserId: owner.helper.userId };
    await setNoticesOfHelp(tx, help, isOn);
    if (!isOn) return;
    await storeWatch(tx, owner.id, writeContext.now);
    await detectNotices(tx, writeContext);
  });
}

/** Returns the checked subscription that a browser has sent; throws (422) if its endpoint or keys are invalid. */
export function validSubscription(
  { endpoint, p256dh, auth }: SubscriptionInput,
  services: PushServices,
): Subscription {
  if (!endpointIn(endpoint, services)) throw invalid('endpoint', MESSAGES.noticesOfService);
  if (!arePushKeys({ p256dh, auth })) throw invalid('p256dh', MESSAGES.noticesOfService);
  return { endpoint, p256dh, auth };
}

/**
 * Type of the sender of a request about notices by a link: the list of the link, and the token of the device, or null
 * without a cookie.
 */
export type NoticesSender = { list: OpenedList; device: string | null };

const recipientOf = ({ userId, listId }: OpenedList, device: string) => {
  return { userId, listId, hash: hashDevice(device, listId) };
};

export function readNoticesByLink(
  context: Context,
  { list, device }: NoticesSender,
): Promise<NoticesReply> {
  return noticesOf(context, device === null ? null : recipientOf(list, device));
}

/** Turns on notices to the device of a player; throws `failed-precondition` if the device owns no name of the list. */
export async function subscribeByLink(
  context: Context,
  { list, device }: NoticesSender,
  { input, services }: { input: SubscriptionInput; services: PushServices },
): Promise<void> {
  const subscription = validSubscription(input, services);
  if (device === null) throw nameFirst();
  const recipient = recipientOf(list, device);
  await write(context, list.owner, async (tx, writeContext) => {
    const { userId, listId, hash: deviceHash } = recipient;
    const thisDevice = await holderOf(tx, { userId, listId, deviceHash, now: writeContext.now });
    if (!thisDevice || thisDevice.isClaim) throw nameFirst();
    const isHere = (other: Recipient) =>
      other.listId !== null && other.hash === hashDevice(device, other.listId);
    const limit = { max: SUBSCRIPTIONS_PER_LIST_MAX, sentence: MESSAGES.noticesOfList };
    await startSubscription(tx, writeContext, { recipient, isHere, subscription, limit });
  });
}

export async function unsubscribeByLink(
  context: Context,
  { list, device }: NoticesSender,
): Promise<void> {
  if (device === null) return;
  await write(context, list.owner, (tx) => storeSubscription(tx, recipientOf(list, device), null));
}

const nameFirst = () =>
  new AppError('failed-precondition', MESSAGES.noticesNameFirst, { reason: 'notices' });
