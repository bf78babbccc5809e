import { createHash } from 'node:crypto';
import { DEFAULT_USER_NAME, fitLine, NAME_MAX, type Profile } from '@picadito/domain';
import type { Identity } from '../identity.ts';
import { reasonOf } from '../../logging/reason-of.ts';
import { photoOf } from '../../security/photos.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Context } from '../../transactions/context.ts';
import { optionalWrite } from '../../transactions/write.ts';
import { hashSessionToken, newSessionSecret, SESSION_MAX_MS } from './session-token.ts';
import { signIn, signOut } from './sign-in.ts';

const SESSIONS_MAX = 1000;
const LIFETIME_MS = 30 * 60 * 1000;

type Subject = Pick<Identity, 'issuer' | 'subject'>;

const isEqual = (one: Subject, other: Subject) =>
  one.issuer === other.issuer && one.subject === other.subject;

type PendingSession = {
  identity: Identity;
  device: string | null;
  at: number;
  /** The attempt in progress to store the session, which concurrent requests share; null when there is none. */
  opening: Promise<boolean> | null;
};

/**
 * The sign-ins that the database could not store (docs/specification.md#signing-in). This server keeps the identity for
 * each token in memory until the database stores the session, half an hour has passed, or there are too many newer ones.
 * The token of such a sign-in does not name a user; it is an old token of the stored session.
 */
export type TemporarySessions = ReturnType<typeof temporarySessions>;

export function temporarySessions(context: Context, isDemo = false) {
  const pending = new Map<string, PendingSession>();

  /**
   * Opens a session in the database, or only in memory when the database fails. Returns the token for the cookie and
   * its lifetime in seconds.
   */
  async function begin(identity: Identity, device: string | null) {
    const secret = newSessionSecret(isDemo);
    try {
      return await signIn(context, identity, device, { secret });
    } catch (error) {
      context.log(`a profile could not be stored, so a temporary one is used: ${reasonOf(error)}`);
      add(secret, { identity, device, at: context.now(), opening: null });
      return { token: secret, maxAgeSeconds: SESSION_MAX_MS / 1000 };
    }
  }

  /**
   * Tries again to store the sign-in of a token that is only in memory. Returns a temporary profile if that fails, and
   * null if it succeeds. Returns null for all other tokens.
   */
  async function resume(token: string): Promise<Profile | null> {
    if (pending.size === 0) return null;
    const hash = hashSessionToken(token);
    const known = pending.get(hash);
    if (!known) return null;
    if (known.at + LIFETIME_MS <= context.now()) {
      pending.delete(hash);
      return null;
    }
    known.opening ??= open(token, known);
    return (await known.opening) ? null : temporaryProfile(known);
  }

  async function open(token: string, known: PendingSession): Promise<boolean> {
    try {
      const how = { secret: token, isCookie: true };
      await signIn(context, known.identity, known.device, how);
      pending.delete(hashSessionToken(token));
      return true;
    } catch {
      return false;
    } finally {
      known.opening = null;
    }
  }

  /**
   * Ends the session of a token, in memory and in the database. If an attempt to store the session is in progress, waits
   * for it first. The database may have stored the session of an attempt that seemed to fail.
   */
  async function end(token: string): Promise<void> {
    const hash = hashSessionToken(token);
    const known = pending.get(hash);
    pending.delete(hash);
    const isStored = (await known?.opening) === true;
    if (known && !isStored) await optionalWrite(context.store, () => signOut(context, token));
    else await signOut(context, token);
  }

  /** Discards the sign-ins in memory of these identities, whose sessions have been ended. */
  function forget(identities: readonly Subject[]): void {
    for (const [hash, { identity }] of pending)
      if (identities.some((one) => isEqual(one, identity))) pending.delete(hash);
  }

  function add(token: string, session: PendingSession): void {
    for (const [hash, { at }] of pending) {
      if (pending.size < SESSIONS_MAX && at + LIFETIME_MS > context.now()) break;
      pending.delete(hash);
    }
    pending.set(hashSessionToken(token), session);
  }

  return { begin, resume, end, forget };
}

function temporaryProfile({ identity, at }: PendingSession): Profile {
  const uid = temporaryUid(identity);
  return {
    id: uid,
    uid,
    name: fitLine(identity.name, NAME_MAX) ?? DEFAULT_USER_NAME,
    email: identity.email,
    photoURL: photoOf(identity.picture),
    whatsapp: null,
    level: 1,
    xp: 0,
    timeZone: null,
    country: null,
    createdAt: timestamp(at),
  };
}

/**
 * Returns the id of a temporary profile, stable and unique for the identity, because browsers store drafts under it.
 */
function temporaryUid({ issuer, subject }: Identity): string {
  const digest = createHash('sha256').update(JSON.stringify([issuer, subject]));
  return `temporal-${digest.digest('base64url').slice(0, 22)}`;
}
