import { MESSAGES, type NoticesReply, type SubscriptionInput } from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { findServerKey } from '../store/tables/links/server-keys.ts';
import { storeWatch } from '../store/tables/notices/notice-watches.ts';
import { wakeUser } from '../store/tables/autopilot/sleeping-users.ts';
import {
  findSubscription,
  storeSubscription,
  type Recipient,
  type Subscription,
} from '../store/tables/notices/subscriptions.ts';
import type { Writer } from '../store/transaction.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { write, type WriteContext } from '../transactions/write.ts';
import { lookAtMatches } from './look-at-matches.ts';
import { arePushKeys } from './push/encrypt-payload.ts';
import { endpointIn, type PushServices } from './push/push-services.ts';
import { publicKeyOf } from './push/vapid.ts';

const ofSession = ({ id, session = '' }: Organiser): Recipient => ({
  userId: id,
  listId: null,
  hash: session,
});

export async function readNotices(context: Context, organiser: Organiser): Promise<NoticesReply> {
  return noticesOf(context, ofSession(organiser));
}

/** `device`: null for one that holds no name. */
export async function noticesOf(
  { store }: Context,
  device: Recipient | null,
): Promise<NoticesReply> {
  const [key, found] = await Promise.all([
    findServerKey(store.read, 'pushes'),
    device === null ? undefined : findSubscription(store.read, device),
  ]);
  // made as soon as a server has started: reading makes none
  if (key === undefined) throw new AppError('unavailable', MESSAGES.unavailable);
  return { publicKey: publicKeyOf(key), isOn: found !== undefined };
}

/** Sends notices to the browser of the session, until that ends; of what changes from now on. */
export async function subscribe(
  context: Context,
  organiser: Organiser,
  subscription: Subscription,
): Promise<void> {
  await write(context, organiser, async (tx, writeContext) => {
    await wakeUser(tx, organiser.id);
    await startNotices(tx, writeContext, ofSession(organiser), subscription);
  });
}

export async function startNotices(
  tx: Writer,
  writeContext: WriteContext,
  recipient: Recipient,
  subscription: Subscription,
): Promise<void> {
  const at = writeContext.nextTimestamp();
  await storeSubscription(tx, recipient, { subscription, at });
  await storeWatch(tx, recipient.userId, writeContext.now);
  await lookAtMatches(tx, writeContext);
}

export async function unsubscribe(context: Context, organiser: Organiser): Promise<void> {
  await write(context, organiser, (tx) => storeSubscription(tx, ofSession(organiser), null));
}

/** What a browser has sent, if messages can be sent to it. */
export function validSubscription(
  { endpoint, p256dh, auth }: SubscriptionInput,
  services: PushServices,
): Subscription {
  if (!endpointIn(endpoint, services)) throw invalid('endpoint', MESSAGES.noticesOfService);
  if (!arePushKeys({ p256dh, auth })) throw invalid('p256dh', MESSAGES.noticesOfService);
  return { endpoint, p256dh, auth };
}
