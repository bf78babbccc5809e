import { fitLine, NAME_MAX } from '@picadito/domain';
import type { Identity } from '../identity.ts';
import { deleteSession, insertSession } from '../../store/tables/account/sessions.ts';
import type { Writer } from '../../store/store.ts';
import { timestamp } from '../../store/timestamps.ts';
import { findUserIdByIdentity, insertUser, lockUser } from '../../store/tables/account/users.ts';
import type { Context } from '../../transactions/context.ts';
import { currentSession } from './old-tokens.ts';
import { isSampleAccount } from '../../demo/accounts.ts';
import { addSampleData, SAMPLE_AGE_MS } from '../../demo/sample-data/sample-data.ts';
import {
  hashSessionToken,
  newSessionSecret,
  SESSION_MAX_MS,
  sessionToken,
} from './session-token.ts';

const EMAIL_MAX = 320;
const PHOTO_URL_MAX = 2000;

/**
 * Opens a session for a verified identity; the first sign-in creates the user. Returns the token for the cookie and its
 * lifetime in seconds; the database stores only the token's hash. A retry may pass the secret of an earlier attempt, with
 * `isCookie` if the browser has the secret alone as its cookie, which then is an old token of the session.
 */
export async function signIn(
  { store, now }: Context,
  identity: Identity,
  device: string | null,
  { secret = newSessionSecret(), isCookie = false } = {},
): Promise<{ token: string; maxAgeSeconds: number }> {
  const open = () =>
    store.transaction(async (tx) => {
      const time = now();
      const userId = (await knownUser(tx, identity)) ?? (await createUser(tx, identity, time));
      const token = sessionToken(secret, userId);
      await insertSession(tx, {
        userId,
        tokenHash: hashSessionToken(token),
        oldTokenHash: isCookie ? hashSessionToken(secret) : null,
        device,
        createdAt: timestamp(time),
      });
      return token;
    });
  const opened = async () => {
    try {
      return await open();
    } catch (error) {
      // When two first sign-ins of one identity run at once, the second finds the user that the first created.
      if (!store.engine.isUniqueViolation(error)) throw error;
      return open();
    }
  };
  return { token: await opened(), maxAgeSeconds: SESSION_MAX_MS / 1000 };
}

/** Ends the session of a token; the session's event streams end at once. An unknown token is ignored. */
export async function signOut({ store, feed }: Context, token: string): Promise<void> {
  const current = await currentSession({ store }, token);
  if (!current) return;
  const { key } = current;
  if (await store.transaction((tx) => deleteSession(tx, key))) feed.notify(key.userId);
}

/**
 * Returns the id of the user with an identity, or undefined, and locks the user's row. A concurrent deletion of the
 * account then either comes later and ends the new session, or comes first and the sign-in creates a new user.
 */
async function knownUser(tx: Writer, identity: Identity): Promise<string | undefined> {
  const userId = await findUserIdByIdentity(tx, identity);
  if (userId === undefined) return undefined;
  return (await lockUser(tx, userId)) === undefined ? undefined : userId;
}

async function createUser(tx: Writer, identity: Identity, time: number): Promise<string> {
  const sample = isSampleAccount(identity);
  const user = {
    issuer: identity.issuer,
    subject: identity.subject,
    name: fitLine(identity.name, NAME_MAX),
    email: fitLine(identity.email, EMAIL_MAX),
    photoUrl: fitLine(identity.picture, PHOTO_URL_MAX),
    timeZone: null,
    country: null,
  };
  const userId = await insertUser(tx, user, sample ? time - SAMPLE_AGE_MS : time);
  if (sample) await addSampleData(tx, userId, time);
  return userId;
}
