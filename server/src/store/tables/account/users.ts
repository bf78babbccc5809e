import { DEFAULT_USER_NAME } from '@picadito/domain';
import type { Selectable, Updateable } from 'kysely';
import { newId } from '../../ids.ts';
import type { Schema } from '../../schema.ts';
import type { Reader, Writer } from '../../store.ts';
import { timestamp } from '../../timestamps.ts';

export type UserRow = Selectable<Schema['users']>;
/** Type of the columns of a user that a change of the user's data needs. */
export type OwnerRow = Pick<UserRow, 'user_id' | 'time_zone' | 'country' | 'deeds_after'>;

export async function findUser(db: Reader, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Returns the columns of these users that changes of their data need. */
export async function ownersWithIds(db: Reader, userIds: readonly string[]): Promise<OwnerRow[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['user_id', 'time_zone', 'country', 'deeds_after'])
    .where('user_id', 'in', userIds)
    .execute();
}

/** Returns the name of a user; an empty text if the user does not exist. */
export async function nameOfUser(db: Reader, userId: string): Promise<string> {
  return (await findUser(db, userId))?.name ?? '';
}

/**
 * Returns the names and photos of these users by their ids. The users may be on several machines, so this is a statement
 * of its own and not a join (docs/decisions/013).
 */
export async function accountsOf(db: Reader, userIds: readonly (string | null)[]) {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map<string, { name: string; photo_url: string | null }>();
  const rows = await db
    .selectFrom('users')
    .select(['user_id', 'name', 'photo_url'])
    .where('user_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ user_id, ...account }) => [user_id, account]));
}

export async function countUsers(db: Reader): Promise<number> {
  const { users } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return users;
}

/**
 * Returns all users for the operator, the oldest first, or those with this e-mail address in any case. `lastSeenAt` is
 * null if no session of the user is left.
 */
export async function usersForOperator(db: Reader, email: string | null) {
  const users = db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.user_id')
    .select(['users.user_id as userId', 'users.created_at as createdAt'])
    .select((eb) => eb.fn.max('sessions.last_seen_at').as('lastSeenAt'))
    .groupBy(['users.user_id', 'users.created_at'])
    .orderBy('users.created_at');
  if (email === null) return users.execute();
  return users
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .execute();
}

/**
 * Returns the newest timestamp of the user's data, which every change advances; undefined if the user does not exist.
 */
export async function versionOf(db: Reader, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('last_timestamp')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_timestamp;
}

/** Returns the newest timestamps of these users, for servers that poll because they get no notifications. */
export async function versionsOf(db: Reader, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['user_id as userId', 'last_timestamp as version'])
    .where('user_id', 'in', userIds)
    .execute();
}

/**
 * Returns the id of the user with this identity at a sign-in provider; undefined if there is none. This is one of the
 * few statements without the user's id, because the user is not known yet.
 */
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

/** Returns the identities of the user at the sign-in providers, the oldest first. */
export async function identitiesOf(db: Reader, userId: string) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Creates a user with the identity of the sign-in, and returns the user's id. */
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
 * Locks the user's row until the transaction ends, so that writes of one user run one after another. Returns the newest
 * timestamp of the user's data. Returns undefined if the user does not exist, or if a hash is given and the user has no
 * session with this hash.
 */
export async function lockUser(
  tx: Writer,
  userId: string,
  tokenHash?: string,
): Promise<string | undefined> {
  const row = await (tokenHash === undefined
    ? lockRow(tx, userId)
    : lockRowWithSession(tx, userId, tokenHash));
  return row?.last_timestamp;
}

async function lockRow(tx: Writer, userId: string) {
  return tx
    .selectFrom('users')
    .select('last_timestamp')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks the rows of the user and of the session, and returns undefined if the session does not exist. A sign-out then
 * waits for this transaction. A sign-out that came first is noticed, because PostgreSQL reads a row again after it has
 * waited for the lock. The user's row is locked before the session's, so that transactions do not deadlock.
 */
async function lockRowWithSession(tx: Writer, userId: string, tokenHash: string) {
  return tx
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.user_id')
    .select('users.last_timestamp')
    .where('users.user_id', '=', userId)
    .where('sessions.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that the user may help with lists of others: only requests of such users look for these lists. */
export async function noteHelper(tx: Writer, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ may_help: 1 })
    .where('user_id', '=', userId)
    .where('may_help', '=', 0)
    .execute();
}

export async function setLastTimestamp(tx: Writer, userId: string, latest: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_timestamp: latest })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Sets the newest timestamp of the user's data to `at` unless it is later already. Clients then request again what they
 * have cached.
 */
export async function raiseLastTimestamp(tx: Writer, userId: string, at: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_timestamp: at })
    .where('user_id', '=', userId)
    .where('last_timestamp', '<', at)
    .execute();
}
