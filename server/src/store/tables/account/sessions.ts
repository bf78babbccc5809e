import type { Reader, Writer } from '../../store.ts';
import type { OwnerRow } from './users.ts';

/** A session, with the columns of its user that a change of the user's data needs. */
export type SessionRow = OwnerRow & {
  last_timestamp: string;
  session_created_at: string;
  last_seen_at: string;
  /** Is 1 if the user may help with a list of another user. */
  may_help: number;
};

/** Identifies a session by its user and the hash of its token. */
export type SessionKey = { userId: string; tokenHash: string };

/** Returns a session; undefined if there is none. */
export async function findSession(
  db: Reader,
  { userId, tokenHash }: SessionKey,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id', 'users.time_zone', 'users.country', 'users.deeds_after'])
    .select(['users.last_timestamp', 'users.may_help'])
    .select(['sessions.created_at as session_created_at', 'sessions.last_seen_at'])
    .where('sessions.user_id', '=', userId)
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * Returns the session whose former token has this hash; undefined if there is none. This is one of the few statements
 * without the user's id, because such a token does not name its user.
 */
export async function findSessionOfOldToken(
  db: Reader,
  oldTokenHash: string,
): Promise<SessionKey | undefined> {
  return db
    .selectFrom('sessions')
    .select(['user_id as userId', 'token_hash as tokenHash'])
    .where('old_token_hash', '=', oldTokenHash)
    .executeTakeFirst();
}

/**
 * Replaces the hash of a session's token, also in the messages about the user's own lists that wait for its device. One
 * about a list that the user helps with is lost.
 */
export async function replaceTokenHash(
  tx: Writer,
  { userId, tokenHash }: SessionKey,
  newHash: string,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ token_hash: newHash })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute();
  await tx
    .updateTable('pushes')
    .set({ recipient_hash: newHash })
    .where('user_id', '=', userId)
    .where('recipient_hash', '=', tokenHash)
    .execute();
}

/** Stores a session. If it exists already, sets the hash of its former token. */
export async function insertSession(
  tx: Writer,
  session: SessionKey & { oldTokenHash: string | null; device: string | null; createdAt: string },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      old_token_hash: session.oldTokenHash,
      device: session.device,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'token_hash'])
        .doUpdateSet({ old_token_hash: session.oldTokenHash }),
    )
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
  session: SessionKey & { seenAt: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: session.seenAt })
    .where('user_id', '=', session.userId)
    .where('token_hash', '=', session.tokenHash)
    .where('last_seen_at', '<', session.seenAt)
    .execute();
}

/** Deletes a session, and returns whether it existed. */
export async function deleteSession(
  tx: Writer,
  { userId, tokenHash }: SessionKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
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
