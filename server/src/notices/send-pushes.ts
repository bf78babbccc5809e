import { createHash } from 'node:crypto';
import { GROUP_PAGE, pathOf } from '@picadito/domain';
import { reasonOf } from '../logging/reason-of.ts';
import { codeOf } from '../security/link-code.ts';
import { findServerKey } from '../store/tables/group-link/server-keys.ts';
import {
  claimPushes,
  deletePush,
  duePushes,
  postponePush,
  type PushRow,
} from '../store/tables/notices/pushes.ts';
import {
  findRecipient,
  findSubscription,
  storeSubscription,
} from '../store/tables/notices/subscriptions.ts';
import type { Context } from '../transactions/context.ts';
import { encryptPayload } from './push/encrypt-payload.ts';
import { endpointIn, type PushServices } from './push/push-services.ts';
import type { pushClient, PushReply } from './push/send-push.ts';
import type { serviceHealth } from './service-health.ts';

/**
 * Time in milliseconds for which a server that has begun to send a message reserves it. If the server dies, another one
 * sends the message afterwards.
 */
const LEASE_MS = 60_000;
const RETRY_MS = 15_000;
const RETRY_MAX_MS = 60 * 60 * 1000;
const ATTEMPTS_MAX = 8;
const AT_ONCE = 64;

export type Sending = {
  context: Context;
  publicUrl: string;
  services: PushServices;
  client: ReturnType<typeof pushClient>;
  authorize: (origin: string) => string;
  health: ReturnType<typeof serviceHealth>;
};

/**
 * The messages in progress by id. They run concurrently, so that a push service that does not respond delays no other.
 */
export type UnderWay = Map<string, Promise<void>>;

/**
 * Begins to send due messages and returns their number. `whenDone` is called after each message, since there may then
 * be capacity for another.
 */
export async function sendDuePushes(
  sending: Sending,
  underWay: UnderWay,
  whenDone: () => void,
): Promise<number> {
  const { context, health } = sending;
  const { store, now } = context;
  const limit = AT_ONCE - underWay.size;
  if (limit <= 0) return 0;
  const rows = await duePushes(store.read, { now: now(), limit, without: health.full() });
  const free = rows.filter((row) => !underWay.has(row.push_id) && health.begin(row.service));
  if (free.length === 0) return 0;
  const claimed = await store
    .transaction((tx) => claimPushes(tx, free, now() + LEASE_MS))
    .catch((error: unknown) => {
      for (const { service } of free) health.end(service, true);
      throw error;
    });
  for (const row of free.filter((one) => !claimed.includes(one))) health.end(row.service, true);
  for (const row of claimed) {
    const done = trySending(sending, row).finally(() => {
      underWay.delete(row.push_id);
      whenDone();
    });
    underWay.set(row.push_id, done);
  }
  return claimed.length;
}

async function trySending(sending: Sending, row: PushRow): Promise<void> {
  const { context, health } = sending;
  let isWell = true;
  try {
    isWell = await send(sending, row);
    if (!isWell) context.log(`the push service ${row.service} is paused after repeated failures`);
  } catch (error) {
    // The message is sent again when its lease expires.
    context.log(`a notice could not be sent: ${reasonOf(error)}`);
  } finally {
    health.end(row.service, isWell);
  }
}

/**
 * Sends a message, and deletes or postpones it by the response. A message that has expired, or whose device has no
 * valid subscription any more, is deleted without a request. Returns false when the push service is failing or
 * overloaded.
 */
async function send(sending: Sending, row: PushRow): Promise<boolean> {
  const { context, client, authorize, services } = sending;
  const { store } = context;
  const now = context.now();
  const found = await findRecipient(store.read, row);
  const endpoint = found && endpointIn(found.subscription.endpoint, services);
  const ttl = Math.floor((Date.parse(row.expires_at) - now) / 1000);
  if (!found || !endpoint || ttl <= 0) {
    await store.transaction((tx) => deletePush(tx, row));
    return true;
  }
  const link = await linkOf(sending, row, found.linkVersion);
  const topic = topicOf(row);
  const body = encryptPayload(payloadOf(row, topic, link), found.subscription);
  const authorization = authorize(endpoint.origin);
  const isUrgent = row.is_urgent === 1;
  const reply = await client.send({ endpoint, body, authorization, ttl, isUrgent, topic });
  await store.transaction(async (tx) => {
    const next = nextOf(reply, row, context.now());
    if (next === 'gone') {
      const latest = await findSubscription(tx, found.recipient);
      // The device may have subscribed again while the request ran.
      const isSame = latest?.subscription.endpoint === found.subscription.endpoint;
      if (isSame) await storeSubscription(tx, found.recipient, null);
    }
    if (typeof next === 'number') await postponePush(tx, row, next);
    else await deletePush(tx, row);
  });
  return !('failed' in reply || reply.status >= 500 || reply.status === 429);
}

/**
 * Returns what has to be done after the response to a message: the time of a retry (epoch milliseconds), 'done' to
 * delete the message, or 'gone' to delete the message and the subscription, which no longer exists.
 */
function nextOf(reply: PushReply, row: PushRow, now: number): number | 'done' | 'gone' {
  const status = 'failed' in reply ? 0 : reply.status;
  if (status === 404 || status === 410) return 'gone';
  const isToRetry = status === 0 || status === 429 || status >= 500;
  if (!isToRetry || row.attempts + 1 >= ATTEMPTS_MAX) return 'done';
  const requested = 'failed' in reply ? null : reply.retryMs;
  const wait = Math.min(requested ?? RETRY_MS * 2 ** row.attempts, RETRY_MAX_MS);
  return now + wait;
}

/**
 * Returns the address that a tap on the notice opens: the group link for players, a screen of the app for the
 * organiser.
 */
async function linkOf(
  { context, publicUrl }: Sending,
  { list_id: listId, match_id: matchId, topic }: PushRow,
  version: number | null,
): Promise<string> {
  if (listId === null || version === null) return publicUrl + screenOf(topic, matchId);
  const key = (await findServerKey(context.store.read, 'links')) ?? '';
  return publicUrl + pathOf(GROUP_PAGE.read, { code: codeOf(key, { listId, version }) });
}

/**
 * Returns the screen that a notice to the organiser opens: home, which asks for the result, for the notice on the
 * morning after the match; the line-up for a notice of the autopilot; else the attendance of the match.
 */
function screenOf(topic: string, matchId: string): string {
  if (topic === 'after') return '/dashboard';
  return `/${topic === 'autopilot' ? 'share-teams' : 'confirm-attendance'}?matchId=${matchId}`;
}

/**
 * Returns the topic of a message: a newer message with the same topic (same match and kind) replaces this one, at the
 * push service and on the phone.
 */
function topicOf({ match_id, topic }: Pick<PushRow, 'match_id' | 'topic'>): string {
  return createHash('sha256').update(`${match_id} ${topic}`).digest('base64url').slice(0, 32);
}

/**
 * Returns the text of a declarative push message. Browsers that support such messages show them without a script; in
 * others the service worker reads the text.
 */
function payloadOf({ title, body }: PushRow, tag: string, navigate: string): string {
  const shown = { title, body, tag, navigate, lang: 'es', icon: '/icons/icon-192.png' };
  // `renotify` makes a message that replaces another one alert the user again.
  const notification = { ...shown, renotify: true };
  return JSON.stringify({ web_push: 8030, notification });
}
