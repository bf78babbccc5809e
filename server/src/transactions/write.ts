import { type ChangeDetail, type ChangeKind, hasRights, MESSAGES } from '@picadito/domain';
import { insertChanges, type Change } from '../store/tables/sync/changes.ts';
import { followChanges } from '../store/tables/money/write-accounts.ts';
import { countVotes, uncountedMatches } from '../store/tables/results/figura-votes.ts';
import type { Writer, Store } from '../store/store.ts';
import { timestampsAfter } from '../store/timestamps.ts';
import { lockSession } from '../store/tables/account/sessions.ts';
import { rightsOfHelper } from '../store/tables/helpers/helps.ts';
import { findList } from '../store/tables/players/lists.ts';
import { setLastTimestamp, lockUser, type OwnerRow } from '../store/tables/account/users.ts';
import { type ActingHelper, type Context, type Organiser, asOrganiser } from './context.ts';
import { AppError, notFound } from '../app-error.ts';
import { reasonOf } from '../logging/reason-of.ts';

/** Time in milliseconds after which changes and stored responses are deleted (docs/decisions/043). */
export const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Type of the input of the work in a write transaction of an organiser. */
export type WriteContext = {
  organiser: Organiser;
  /** Current time in epoch milliseconds; it does not change within the transaction. */
  now: number;
  /** Returns a new timestamp, later than all timestamps of the organiser's data. */
  nextTimestamp: () => string;
  /** Records a change; the organiser's other screens and the open players' pages are notified after the commit. */
  recordChange: (kind: ChangeKind, id: string, detail?: ChangeDetail) => void;
};

/**
 * Runs `work` in a write transaction. The transaction locks the organiser's row first, so that writes are serialised
 * across servers; every change of an organiser's data by a request or job goes through here, except the deletion of
 * expired rows. Recorded changes are stored in the transaction and published after the commit. Votes whose time is over
 * are counted first, so that no change of the match or its teams comes between the end of the vote and the count. After
 * `work`, the accounts of changed matches that were closed in the last week follow the change. For a POST with an
 * `Idempotency-Key`, `context` comes from `runIdempotent`: its store runs `work` in the transaction that also stores
 * the response.
 */
export async function write<T>(
  context: Context,
  organiser: Organiser,
  work: (tx: Writer, writeContext: WriteContext) => Promise<T>,
): Promise<T> {
  const { result, isChanged } = await context.store.transaction(async (tx) => {
    const now = context.now();
    const last = await lockOrganiser(tx, organiser);
    for (const matchId of await uncountedMatches(tx, organiser.id, now))
      await countVotes(tx, { userId: organiser.id, matchId });
    const timestamps = timestampsAfter(last);
    const changes: Change[] = [];
    const nextTimestamp = () => timestamps.next(now);
    const recordChange: WriteContext['recordChange'] = (kind, id, detail) =>
      void changes.push({ at: nextTimestamp(), kind, id, tab: organiser.tab, detail });
    const done = await work(tx, { organiser, now, nextTimestamp, recordChange });
    const matchIds = changes.flatMap(({ kind, id }) => (kind === 'match' ? id : []));
    const owner = { userId: organiser.id, country: organiser.country };
    await followChanges(tx, owner, matchIds, { now, nextTimestamp });
    if (changes.length > 0) {
      const authorId = organiser.helper?.userId ?? null;
      await insertChanges(tx, organiser.id, changes, authorId);
    }
    if (timestamps.latest() !== last) await setLastTimestamp(tx, organiser.id, timestamps.latest());
    return { result: done, isChanged: changes.length > 0 };
  });
  if (isChanged) context.feed.notify(organiser.id);
  return result;
}

/**
 * Locks the organiser's row until the transaction ends, so that no other transaction changes the organiser's data or
 * ends the session. Throws `unauthenticated` (401) when the session or the account no longer exists: either may have
 * ended after the request's headers arrived, because the body may arrive much later. Returns the newest timestamp of
 * the organiser's data.
 */
export async function lockOrganiser(tx: Writer, organiser: Organiser): Promise<string> {
  const { id, session, helper } = organiser;
  const last = await lockUser(tx, id, helper ? undefined : session);
  if (helper) await requireHelp(tx, organiser, helper);
  if (last === undefined) throw new AppError('unauthenticated', MESSAGES.signedOut);
  return last;
}

/**
 * Throws unless the helper's session and rights are still those of the request; "not found" (404) without the rights.
 * Whoever removes a helper locks the same row of the owner, so a removed helper cannot write afterwards. Throws
 * "unavailable" (503) if the list is no longer the owner's: it may have been handed over while the request waited, and
 * the next request finds the new owner.
 */
async function requireHelp(
  tx: Writer,
  { id, session }: Organiser,
  { userId, listId, rights }: ActingHelper,
): Promise<void> {
  await requireSession(tx, { id: userId, ...(session !== undefined && { session }) });
  const now = await rightsOfHelper(tx, { userId: id, listId, helperUserId: userId });
  if (now && hasRights(now, rights)) return;
  if (!(await findList(tx, id, listId))) throw new AppError('unavailable', MESSAGES.unavailable);
  throw notFound();
}

/**
 * Locks the session of a user until the transaction ends; throws `unauthenticated` (401) if there is none or it has
 * ended.
 */
export async function requireSession(
  tx: Writer,
  { id, session }: Pick<Organiser, 'id' | 'session'>,
): Promise<void> {
  if (session === undefined || !(await lockSession(tx, id, session)))
    throw new AppError('unauthenticated', MESSAGES.signedOut);
}

/**
 * Runs a write that a read does not need to succeed, such as the time of last use. If the database is unavailable for
 * writes, the write is skipped, and false is returned.
 */
export async function optionalWrite(
  { engine }: Store,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (!engine.isUnavailable(error)) throw error;
    return false;
  }
}

/**
 * Runs work of a background job on an organiser's data, in its own transaction, and returns its result. When the work
 * fails, logs `failure` with the reason and returns undefined; throws when the database is unavailable.
 */
export async function writeDue<T>(
  context: Context,
  owner: OwnerRow,
  work: (tx: Writer, writeContext: WriteContext) => Promise<T>,
  failure: string,
): Promise<T | undefined> {
  try {
    return await write(context, asOrganiser(owner), work);
  } catch (error) {
    if (context.store.engine.isUnavailable(error)) throw error;
    context.log(`${failure}: ${reasonOf(error)}`);
    return undefined;
  }
}
