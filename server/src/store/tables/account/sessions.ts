import type { Reader, Writer } from '../../store.ts';
import type { OwnerRow } from './users.ts';

/** A session, with the columns of its user that a change of the user's data needs. */
export type SessionRow = OwnerRow & {
  last_timestamp: string;
  session_created_at: string;
  last_seen_at: string;
  /** Number of lists of others that the user helps with. */
  help_count: number;
};

/**
 * Returns the session whose token has this hash; undefined if there is none. This is one of the few statements without
 * the user's id, because the hash identifies the user.
 */
export async function findSession(db: Reader, tokenHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id', 'users.time_zone', 'users.country', 'users.deeds_after'])
    .select('users.last_timestamp')
    .select(['sessions.created_at as session_created_at', 'sessions.last_seen_at'])
    .select((eb) =>
      eb
        .selectFrom('helpers')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('helpers.helper_user_id', '=', 'sessions.user_id')
        .where('helpers.confirmed_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('help_count'),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertSession(
  tx: Writer,
  session: { userId: string; tokenHash: string; device: string | null; createdAt: string },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doNothing())
    .execute();
}

/** Locks the session of a user until the transaction ends, and returns true; false if it does not exist. */
export async function lockSession(tx: Writer, userId: string, tokenHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores when the session was last seen. A slow concurrent request does not set the time back. */
export async function touchSession(
  tx: Writer,
  session: { userId: string; tokenHash: string; seenAt: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: session.seenAt })
    .where('user_id', '=', session.userId)
    .where('token_hash', '=', session.tokenHash)
    .where('last_seen_at', '<', session.seenAt)
    .execute();
}

/** Deletes the session and returns the id of its user; undefined when there is no such session. */
export async function deleteSession(tx: Writer, tokenHash: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Returns all sessions of the user, including expired ones. */
export async function sessionsOf(db: Reader, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'last_seen_at', 'subscribed_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes all sessions of the user except the session whose token has this hash. */
export async function deleteOtherSessions(tx: Writer, userId: string, tokenHash: string) {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** Deletes the sessions of all users that were created or last seen before these timestamps. */
export async function deleteExpiredSessions(
  tx: Writer,
  limits: { createdBefore: string; seenBefore: string },
): Promise<void> {
  await tx.deleteFrom('sessions').where('created_at', '<', limits.createdBefore).execute();
  await tx.deleteFrom('sessions').where('last_seen_at', '<', limits.seenBefore).execute();
}

/** Deletes the sessions of one user, or of all users for null, for the operator; returns how many there were. */
export async function deleteSessions(tx: Writer, userId: string | null): Promise<number> {
  const all = tx.deleteFrom('sessions');
  const deleted = userId === null ? all : all.where('user_id', '=', userId);
  const { numDeletedRows } = await deleted.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
