import { createHash } from 'node:crypto';
import { MESSAGES } from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { findResponse, insertResponse, type StoredResponse } from '../store/tables/idempotency.ts';
import { findSession } from '../store/tables/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Writer } from '../store/transaction.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from './context.ts';
import { lockOrganiser } from './lock-organiser.ts';
import { RETENTION_MS } from './write.ts';

/** A request that must run once, however often it is sent (docs/decisions/048). */
export type IdempotencyKey = { key: string; requestHash: string };

/** Status and JSON text of a response. */
export type SerializedResponse = Pick<StoredResponse, 'status' | 'body'>;

export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/** `request`: whatever makes it the same one, in a fixed order. */
export function idempotencyKeyOf(key: string, request: readonly unknown[]): IdempotencyKey {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { key, requestHash };
}

/**
 * The response stored under this key, if any; it is not replayed to a session that has ended. Another request under
 * the key is a 422.
 */
export async function findStoredResponse(
  { store, now }: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
): Promise<SerializedResponse | undefined> {
  const known = await findResponse(
    store.read,
    organiser.id,
    idempotencyKey.key,
    timestamp(now() - RETENTION_MS),
  );
  if (!known) return undefined;
  const { session } = organiser;
  if (session !== undefined && !(await findSession(store.read, session))) {
    throw new AppError('unauthenticated', MESSAGES.signedOut);
  }
  return sameRequest(known, idempotencyKey);
}

/**
 * Runs the work and stores its response in one transaction, or replays the stored response: a concurrent retry, on
 * any server, waits for the lock of the organiser's row. Work that fails leaves nothing.
 */
export async function runIdempotent(
  context: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
  work: (inside: Context) => Promise<{ status: number; reply: unknown }>,
): Promise<SerializedResponse> {
  const { response, woken } = await firstOrStored(
    context,
    organiser,
    idempotencyKey,
    async (tx) => {
      const woken = new Set<string>();
      const feed = { ...context.feed, notify: (userId: string) => void woken.add(userId) };
      const { status, reply } = await work({
        ...context,
        store: withinTransaction(context.store, tx),
        feed,
      });
      return { response: { status, body: JSON.stringify(reply) }, woken };
    },
  );
  for (const userId of woken) context.feed.notify(userId);
  return response;
}

/** Stores the response of a rejected request, unless one is stored already: that one is returned. */
export async function storeRejection(
  context: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
  rejection: SerializedResponse,
): Promise<SerializedResponse> {
  const stored = await firstOrStored(context, organiser, idempotencyKey, async () => ({
    response: rejection,
    woken: new Set<string>(),
  }));
  return stored.response;
}

async function firstOrStored(
  { store, now }: Context,
  organiser: Organiser,
  idempotencyKey: IdempotencyKey,
  first: (tx: Writer) => Promise<{ response: SerializedResponse; woken: Set<string> }>,
) {
  return store.transaction(async (tx) => {
    await lockOrganiser(tx, organiser);
    const userId = organiser.id;
    const known = await findResponse(
      tx,
      userId,
      idempotencyKey.key,
      timestamp(now() - RETENTION_MS),
    );
    if (known) return { response: sameRequest(known, idempotencyKey), woken: new Set<string>() };
    const done = await first(tx);
    const at = { userId, key: idempotencyKey.key, createdAt: timestamp(now()) };
    await insertResponse(tx, at, { ...done.response, requestHash: idempotencyKey.requestHash });
    return done;
  });
}

/** The store as the work sees it from inside the one transaction. */
function withinTransaction(store: Store, tx: Writer): Store {
  return { ...store, read: tx, transaction: (work) => work(tx) };
}

function sameRequest(
  { requestHash, status, body }: StoredResponse,
  idempotencyKey: IdempotencyKey,
): SerializedResponse {
  if (requestHash === idempotencyKey.requestHash) return { status, body };
  throw invalid('Idempotency-Key', MESSAGES.keyOfAnother);
}
