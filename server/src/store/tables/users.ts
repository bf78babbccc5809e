import { DEFAULT_USER_NAME } from '@picadito/domain';
import type { Selectable, Updateable } from 'kysely';
import { newId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { Reader, Writer } from '../transaction.ts';
import { timestamp } from '../timestamps.ts';

export type UserRow = Selectable<Schema['users']>;
/** What rules need of the user whose data they change. */
export type OwnerRow = Pick<UserRow, 'user_id' | 'time_zone' | 'country' | 'deeds_after'>;

export async function findUser(db: Reader, userId: string): Promise<UserRow | undefined> {
  const [row] = await selectUser(db, { userId });
  return row;
}

const selectUser = prepared((db: Reader, { userId }: { userId: string }) =>
  db.selectFrom('users').selectAll().where('user_id', '=', userId),
);

/** The newest timestamp of the user: every change advances it. */
export async function versionOf(db: Reader, userId: string): Promise<string | undefined> {
  const [row] = await selectVersion(db, { userId });
  return row?.last_timestamp;
}

const selectVersion = prepared((db: Reader, { userId }: { userId: string }) =>
  db.selectFrom('users').select('last_timestamp').where('user_id', '=', userId),
);

/** The newest timestamps of several users, for servers on an engine without signals. */
export async function versionsOf(db: Reader, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['user_id as userId', 'last_timestamp as version'])
    .where('user_id', 'in', userIds)
    .execute();
}

/** One of the few statements without the user's id: it is what finds it. */
export async function findUserIdByIdentity(
  db: Reader,
  identity: { issuer: string; subject: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** The identities of the user at the providers. */
export async function identitiesOf(db: Reader, userId: string) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** A new user with the identity of its sign-in. */
export async function insertUser(
  tx: Writer,
  user: {
    issuer: string;
    subject: string;
    name: string | null;
    email: string | null;
    photoUrl: string | null;
    timeZone: string | null;
    country: string | null;
  },
  now: number,
): Promise<string> {
  const userId = newId();
  const createdAt = timestamp(now);
  await tx
    .insertInto('users')
    .values({
      user_id: userId,
      name: user.name ?? DEFAULT_USER_NAME,
      email: user.email,
      photo_url: user.photoUrl,
      whatsapp: null,
      time_zone: user.timeZone,
      country: user.country,
      created_at: createdAt,
      last_timestamp: createdAt,
      deeds_after: '',
    })
    .execute();
  await tx
    .insertInto('identities')
    .values({
      user_id: userId,
      issuer: user.issuer,
      subject: user.subject,
      created_at: createdAt,
    })
    .execute();
  return userId;
}

export async function updateUser(
  tx: Writer,
  userId: string,
  changes: Pick<
    Updateable<Schema['users']>,
    'name' | 'whatsapp' | 'time_zone' | 'country' | 'deeds_after'
  >,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.updateTable('users').set(changes).where('user_id', '=', userId).execute();
}

/**
 * Locks the user's row until the transaction ends, so that the user's writes are serialised. Returns the newest
 * timestamp of the user's data; undefined when the user, or the session with this hash, does not exist.
 */
export async function lockUser(
  tx: Writer,
  userId: string,
  tokenHash?: string,
): Promise<string | undefined> {
  const [row] =
    tokenHash === undefined
      ? await selectToLock(tx, { userId })
      : await selectToLockWithSession(tx, { userId, tokenHash });
  return row?.last_timestamp;
}

const selectToLock = prepared((tx: Writer, { userId }: { userId: string }) =>
  tx.selectFrom('users').select('last_timestamp').where('user_id', '=', userId).forUpdate(),
);

/**
 * The session's row is locked too, not just read: PostgreSQL re-reads rows that it locks after waiting, and a
 * sign-out waits for this transaction. The user's row comes first, as everywhere.
 */
const selectToLockWithSession = prepared(
  (tx: Writer, { userId, tokenHash }: { userId: string; tokenHash: string }) =>
    tx
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.user_id')
      .select('users.last_timestamp')
      .where('users.user_id', '=', userId)
      .where('sessions.token_hash', '=', tokenHash)
      .forUpdate(),
);

export async function setLastTimestamp(tx: Writer, userId: string, latest: string): Promise<void> {
  await updateLastTimestamp(tx, { userId, latest });
}

const updateLastTimestamp = prepared(
  (tx: Writer, { userId, latest }: { userId: string; latest: string }) =>
    tx.updateTable('users').set({ last_timestamp: latest }).where('user_id', '=', userId),
);

/** What was read before is read again; a later timestamp stays. */
export async function raiseLastTimestamp(tx: Writer, userId: string, at: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_timestamp: at })
    .where('user_id', '=', userId)
    .where('last_timestamp', '<', at)
    .execute();
}
