import {
  MESSAGES,
  SUBSCRIPTIONS_PER_LIST_MAX,
  type NoticesReply,
  type SubscriptionInput,
} from '@picadito/domain';
import { AppError } from '../../app-error.ts';
import { noticesOf, startNotices, validSubscription } from '../../notices/subscribe.ts';
import type { PushServices } from '../../notices/push/push-services.ts';
import { holderOf } from '../../store/tables/group-link/devices.ts';
import { storeSubscription, type Recipient } from '../../store/tables/notices/subscriptions.ts';
import type { Context } from '../../transactions/context.ts';
import { write } from '../../transactions/write.ts';
import { hashDevice } from '../devices/device.ts';
import type { OpenedList } from '../page/read-page.ts';

/** The list of the link, and the token of the device that sent the request; null without a cookie. */
export type Asking = { list: OpenedList; device: string | null };

const recipientOf = ({ userId, listId }: OpenedList, device: string) => {
  return { userId, listId, hash: hashDevice(device, listId) };
};

export function readNoticesByLink(
  context: Context,
  { list, device }: Asking,
): Promise<NoticesReply> {
  return noticesOf(context, device === null ? null : recipientOf(list, device));
}

/** Turns on notices to the device of a player; throws `failed-precondition` if the device owns no name of the list. */
export async function subscribeByLink(
  context: Context,
  { list, device }: Asking,
  { input, services }: { input: SubscriptionInput; services: PushServices },
): Promise<void> {
  const subscription = validSubscription(input, services);
  if (device === null) throw nameFirst();
  const recipient = recipientOf(list, device);
  await write(context, list.owner, async (tx, writeContext) => {
    const { userId, listId, hash: deviceHash } = recipient;
    const held = await holderOf(tx, { userId, listId, deviceHash, now: writeContext.now });
    if (!held || held.isClaim) throw nameFirst();
    const isHere = (other: Recipient) =>
      other.listId !== null && other.hash === hashDevice(device, other.listId);
    const limit = { max: SUBSCRIPTIONS_PER_LIST_MAX, sentence: MESSAGES.noticesOfList };
    await startNotices(tx, writeContext, { recipient, isHere, subscription, limit });
  });
}

export async function unsubscribeByLink(context: Context, { list, device }: Asking): Promise<void> {
  if (device === null) return;
  await write(context, list.owner, (tx) => storeSubscription(tx, recipientOf(list, device), null));
}

const nameFirst = () =>
  new AppError('failed-precondition', MESSAGES.noticesNameFirst, { reason: 'notices' });
