import type { DeviceSession } from '@picadito/domain';
import {
  deleteOtherSessions,
  sessionsOf,
  deleteSessions,
} from '../../store/tables/account/sessions.ts';
import type { Reader, Store } from '../../store/store.ts';
import { identitiesOf } from '../../store/tables/account/users.ts';
import type { Context, Organiser } from '../../transactions/context.ts';
import { lockOrganiser } from '../../transactions/write.ts';
import { publicSessionId, sessionLimits } from './session-token.ts';
import type { TemporarySessions } from './temporary-sessions.ts';

/** Returns the organiser's sessions that have not expired, newest first. The session of the request is marked. */
export async function readSessions(
  { store, now }: Context,
  organiser: Organiser,
): Promise<DeviceSession[]> {
  return devicesIn(store.read, { userId: organiser.id, current: organiser.session, now: now() });
}

/**
 * Type of the user whose data is read at a time in epoch milliseconds. `current` is the hash of the token of the
 * session that reads; undefined for the operator.
 */
export type SessionReader = { userId: string; current: string | undefined; now: number };

/** Returns the user's sessions as `readSessions` does. */
export async function devicesIn(
  db: Reader,
  { userId, current, now }: SessionReader,
): Promise<DeviceSession[]> {
  const { createdBefore, seenBefore } = sessionLimits(now);
  const rows = await sessionsOf(db, userId);
  const live = rows.filter(
    (row) => row.created_at >= createdBefore && row.last_seen_at >= seenBefore,
  );
  return live.toSorted(newestFirst).map((row) => ({
    id: publicSessionId(row.token_hash),
    startedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    device: row.device,
    current: row.token_hash === current,
    noticesSince: row.subscribed_at,
  }));
}

type Started = { created_at: string; token_hash: string };

function newestFirst(one: Started, other: Started): number {
  const key = ({ created_at, token_hash }: Started) => created_at + token_hash;
  return key(one) > key(other) ? -1 : 1;
}

/**
 * Ends all sessions of the organiser except the current one, on every server: each request looks its session up. If two
 * devices end each other's sessions concurrently, the first request wins and the other gets 401.
 */
export async function endOtherSessions(
  { store, feed }: Context,
  sessions: TemporarySessions,
  organiser: Organiser,
): Promise<void> {
  const identities = await store.transaction(async (tx) => {
    await lockOrganiser(tx, organiser);
    await deleteOtherSessions(tx, organiser.id, organiser.session ?? '');
    return identitiesOf(tx, organiser.id);
  });
  sessions.forget(identities);
  feed.notify(organiser.id);
}

/**
 * Signs all users out, or only the one with this id, on every server of the database, by deleting the sessions. Each
 * request looks its session up, so the deletion takes effect at the next request. Event streams end at their next
 * heartbeat. Returns the number of ended sessions.
 */
export function endSessionsOf(store: Store, userId: string | null): Promise<number> {
  return store.transaction((tx) => deleteSessions(tx, userId));
}
