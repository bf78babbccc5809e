import { createHash } from 'node:crypto';
import { MESSAGES } from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import {
  deleteResponse,
  findResponse,
  insertResponse,
  keyOfHelper,
  type StoredResponse,
} from '../store/tables/sync/idempotency.ts';
import { findSession } from '../store/tables/account/sessions.ts';
import { timestamp } from '../store/timestamps.ts';
import { authorOf, type Context, type Organiser } from './context.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { lockOrganiser, RETENTION_MS } from './write.ts';

/** The maximum number of stored responses of a user; the oldest are deleted. */
export const RESPONSES_MAX = 10_000;

/**
 * Type of the identity of a request that must run only once, however often it is sent: the client's key, and a hash of
 * the request (docs/decisions/009).
 */
export type IdempotencyKey = { key: string; requestHash: string };

/** Type of a response as it is stored: its status and JSON text. */
export type SerializedResponse = Pick<StoredResponse, 'status' | 'body'>;

export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/**
 * Returns the idempotency key of a request. `request` contains everything that distinguishes the request from others,
 * in a fixed order.
 */
export function idempotencyKeyOf(key: string, request: readonly unknown[]): IdempotencyKey {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { key, requestHash };
}

/**
 * Returns the response stored under a key; undefined if there is none or it has expired. Throws `unauthenticated` (401)
 * when the session has ended, and `invalid-argument` (422) when another request has used the key.
 */
export async function findStoredResponse(
  { store, now }: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
): Promise<SerializedResponse | undefined> {
  const key = keyFor(organiser, idempotencyKey);
  const known = await findResponse(store.read, organiser.id, key);
  if (!known || isExpired(known, now())) return undefined;
  const { session: tokenHash } = organiser;
  const userId = authorOf(organiser);
  if (tokenHash !== undefined && !(await findSession(store.read, { userId, tokenHash }))) {
    throw new AppError('unauthenticated', MESSAGES.signedOut);
  }
  return responseTo(known, idempotencyKey);
}

/**
 * Runs the work and stores its response in one transaction, or returns the response that is already stored. The work
 * calls `write()` as always; with the context that it gets here, that runs in the open transaction, and the feed is
 * notified only after the commit. A concurrent retry, on any server, waits for the lock of the organiser's row. Failed
 * work stores nothing, so a refused request may be sent again under its key.
 */
export async function runIdempotent(
  context: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
  work: (inside: Context) => Promise<{ status: number; reply: unknown }>,
): Promise<SerializedResponse> {
  const { now } = context;
  const userId = organiser.id;
  const { requestHash } = idempotencyKey;
  const key = keyFor(organiser, idempotencyKey);
  return inOneTransaction(context, async (tx, inside) => {
    await lockOrganiser(tx, organiser);
    const known = await findResponse(tx, userId, key);
    if (known && !isExpired(known, now())) return responseTo(known, idempotencyKey);
    const { status, reply } = await work(inside);
    const first = { status, body: JSON.stringify(reply) };
    if (known) await deleteResponse(tx, userId, key);
    const at = { userId, key, createdAt: timestamp(now()) };
    await insertResponse(tx, at, { ...first, requestHash }, RESPONSES_MAX);
    return first;
  });
}

/**
 * Returns the key under which the owner's stored responses have the response to a request. Requests of a helper have
 * the helper's id in front, so that they share no key with those of others.
 */
export function keyFor({ helper }: Organiser, { key }: Pick<IdempotencyKey, 'key'>): string {
  return helper ? keyOfHelper(helper.userId, key) : key;
}

function isExpired({ createdAt }: { createdAt: string }, now: number): boolean {
  return createdAt <= timestamp(now - RETENTION_MS);
}

/** Returns the stored response; throws `invalid-argument` (422) when it is the response to another request. */
function responseTo(
  { requestHash, status, body }: StoredResponse,
  idempotencyKey: IdempotencyKey,
): SerializedResponse {
  if (requestHash === idempotencyKey.requestHash) return { status, body };
  throw invalid('Idempotency-Key', MESSAGES.keyOfAnother);
}
