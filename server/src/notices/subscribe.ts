import {
  MESSAGES,
  SUBSCRIPTIONS_PER_USER_MAX,
  type NoticesReply,
  type SubscriptionInput,
} from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
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

export async function readNotices(context: Context, organiser: Organiser): Promise<NoticesReply> {
  return noticesOf(context, ofSession(organiser));
}

/** `device` is null for a device that owns no name. */
export async function noticesOf(
  { store }: Context,
  device: Recipient | null,
): Promise<NoticesReply> {
  const [key, found] = await Promise.all([
    findServerKey(store.read, 'pushes'),
    device === null ? undefined : findSubscription(store.read, device),
  ]);
  // Each server creates the key when it starts; a read must not write.
  if (key === undefined) throw new AppError('unavailable', MESSAGES.unavailable);
  return { publicKey: publicKeyOf(key), isOn: found !== undefined };
}

/** Subscribes the browser of the session to notices about later changes, until the session ends. */
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
    await startNotices(tx, writeContext, { recipient, isHere, subscription, limit });
  });
}

type Start = {
  recipient: Recipient;
  subscription: Subscription;
  /** Tells whether a recipient belongs to the browser of the request. */
  isHere: (other: Recipient) => boolean;
  /** Limits the subscriptions; `sentence` is the message of the refusal. */
  limit: { max: number; sentence: string };
};

/**
 * Subscribes the recipient. The endpoint belongs to the browser of the request: other recipients that used it lose
 * their subscriptions (docs/decisions/300).
 */
export async function startNotices(
  tx: Writer,
  writeContext: WriteContext,
  { recipient, subscription, isHere, limit }: Start,
): Promise<void> {
  // The lock serialises requests: otherwise two users with one endpoint would not see each other's subscription.
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

/** Returns the subscription that a browser has sent; refuses one to which messages cannot be sent. */
export function validSubscription(
  { endpoint, p256dh, auth }: SubscriptionInput,
  services: PushServices,
): Subscription {
  if (!endpointIn(endpoint, services)) throw invalid('endpoint', MESSAGES.noticesOfService);
  if (!arePushKeys({ p256dh, auth })) throw invalid('p256dh', MESSAGES.noticesOfService);
  return { endpoint, p256dh, auth };
}
