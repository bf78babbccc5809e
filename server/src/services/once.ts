import { createHash } from 'node:crypto';
import { MESSAGES } from '@picadito/domain';
import { AppError, invalid } from '../app-error.ts';
import { findAnswer, insertAnswer, type KeptAnswer } from '../store/tables/idempotency.ts';
import { findSession } from '../store/tables/sessions.ts';
import type { Store, Writer } from '../store/store.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { lockOrganiser } from '../transactions/lock-organiser.ts';
import { KEPT_MS } from './write.ts';

/** A request that is to be done once, however often it comes (http-api.md, `Idempotency-Key`). */
export type Keyed = { key: string; requestHash: string };

/** Status and JSON text of an answer. */
export type Answer = Pick<KeptAnswer, 'status' | 'body'>;

export function isKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

/** `request`: whatever makes it the same one, in a fixed order. */
export function keyedBy(key: string, request: readonly unknown[]): Keyed {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { key, requestHash };
}

/**
 * The first answer under this key, if it was given; to a session that ended meanwhile it is not repeated. Another
 * request under the key is a 422.
 */
export async function firstAnswer(
  { store, now }: Context,
  organiser: Organiser,
  keyed: Keyed,
): Promise<Answer | undefined> {
  const known = await findAnswer(store.read, organiser.id, keyed.key, timestamp(now() - KEPT_MS));
  if (!known) return undefined;
  const { session } = organiser;
  if (session !== undefined && !(await findSession(store.read, session))) {
    throw new AppError('unauthenticated', MESSAGES.signedOut);
  }
  return sameRequest(known, keyed);
}

/**
 * Does the work and keeps its answer in one transaction, or repeats the answer that came first: a repeat that
 * arrives meanwhile, on whichever server, waits for the organiser's row. Work that fails leaves nothing.
 */
export async function once(
  context: Context,
  organiser: Organiser,
  keyed: Keyed,
  work: (inside: Context) => Promise<{ status: number; reply: unknown }>,
): Promise<Answer> {
  const { answer, woken } = await locked(context, organiser, keyed, async (tx) => {
    const woken = new Set<string>();
    const feed = { ...context.feed, wake: (userId: string) => void woken.add(userId) };
    const { status, reply } = await work({ ...context, store: joined(context.store, tx), feed });
    return { answer: { status, body: JSON.stringify(reply) }, woken };
  });
  for (const userId of woken) context.feed.wake(userId);
  return answer;
}

/** Keeps the answer to a request that was refused, unless another one came first: that one counts. */
export async function keepRefusal(
  context: Context,
  organiser: Organiser,
  keyed: Keyed,
  refusal: Answer,
): Promise<Answer> {
  const kept = await locked(context, organiser, keyed, async () => ({
    answer: refusal,
    woken: new Set<string>(),
  }));
  return kept.answer;
}

async function locked(
  { store, now }: Context,
  organiser: Organiser,
  keyed: Keyed,
  first: (tx: Writer) => Promise<{ answer: Answer; woken: Set<string> }>,
) {
  return store.transaction(async (tx) => {
    await lockOrganiser(tx, organiser);
    const userId = organiser.id;
    const known = await findAnswer(tx, userId, keyed.key, timestamp(now() - KEPT_MS));
    if (known) return { answer: sameRequest(known, keyed), woken: new Set<string>() };
    const done = await first(tx);
    const at = { userId, key: keyed.key, createdAt: timestamp(now()) };
    await insertAnswer(tx, at, { ...done.answer, requestHash: keyed.requestHash });
    return done;
  });
}

/** The store as the work sees it from inside the one transaction. */
function joined(store: Store, tx: Writer): Store {
  return { ...store, read: tx, transaction: (work) => work(tx) };
}

function sameRequest({ requestHash, status, body }: KeptAnswer, keyed: Keyed): Answer {
  if (requestHash === keyed.requestHash) return { status, body };
  throw invalid('Idempotency-Key', MESSAGES.keyOfAnother);
}
