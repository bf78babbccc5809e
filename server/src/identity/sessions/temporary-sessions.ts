import { createHash } from 'node:crypto';
import { DEFAULT_USER_NAME, fitLine, NAME_MAX, type Profile } from '@picadito/domain';
import type { Identity } from '../identity.ts';
import { reasonOf } from '../../logging/reason-of.ts';
import { photoOf } from '../../security/photos.ts';
import { timestamp } from '../../store/timestamps.ts';
import type { Context } from '../../transactions/context.ts';
import {
  hashSessionToken,
  newDemoToken,
  newSessionToken,
  SESSION_MAX_MS,
} from './session-token.ts';
import { signIn, signOut } from './sign-in.ts';

const KEPT_MAX = 1000;
const KEPT_MS = 30 * 60 * 1000;

type Kept = {
  identity: Identity;
  device: string | null;
  at: number;
  /** The attempt to store it that is under way, shared by requests of the same moment. */
  opening: Promise<boolean> | null;
};

/**
 * Sign-ins that the database would not store (product.md §4): who a token stands for, in this server's memory,
 * until it can be stored or half an hour has gone by.
 */
export type TemporarySessions = ReturnType<typeof temporarySessions>;

export function temporarySessions(context: Context, isDemo = false) {
  const kept = new Map<string, Kept>();

  /** Opens a session, for now in memory when the database fails. The answer holds the token for the cookie. */
  async function begin(identity: Identity, device: string | null) {
    const token = isDemo ? newDemoToken() : newSessionToken();
    try {
      return await signIn(context, identity, device, token);
    } catch (error) {
      context.log(`a profile could not be stored, a temporary one stands in: ${reasonOf(error)}`);
      keep(token, { identity, device, at: context.now(), opening: null });
      return { token, maxAgeSeconds: SESSION_MAX_MS / 1000 };
    }
  }

  /** Tries to store a kept sign-in once more; its temporary profile while that fails, else null. */
  async function resume(token: string): Promise<Profile | null> {
    if (kept.size === 0) return null;
    const hash = hashSessionToken(token);
    const known = kept.get(hash);
    if (!known) return null;
    if (known.at + KEPT_MS <= context.now()) {
      kept.delete(hash);
      return null;
    }
    known.opening ??= open(token, known);
    return (await known.opening) ? null : temporaryProfile(known);
  }

  async function open(token: string, known: Kept): Promise<boolean> {
    try {
      await signIn(context, known.identity, known.device, token);
      kept.delete(hashSessionToken(token));
      return true;
    } catch {
      return false;
    } finally {
      known.opening = null;
    }
  }

  /** Ends a session wherever it is kept; one that is being stored just now is waited for. */
  async function end(token: string): Promise<void> {
    const hash = hashSessionToken(token);
    const known = kept.get(hash);
    kept.delete(hash);
    const isStored = known ? ((await known.opening) ?? false) : true;
    if (isStored) await signOut(context, token);
  }

  /** Ends what is kept of these identities. */
  function forget(identities: readonly Pick<Identity, 'issuer' | 'subject'>[]): void {
    for (const [hash, { identity }] of kept) {
      const isHis = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) =>
        issuer === identity.issuer && subject === identity.subject;
      if (identities.some(isHis)) kept.delete(hash);
    }
  }

  function keep(token: string, session: Kept): void {
    for (const [hash, { at }] of kept) {
      if (kept.size < KEPT_MAX && at + KEPT_MS > context.now()) break;
      kept.delete(hash);
    }
    kept.set(hashSessionToken(token), session);
  }

  return { begin, resume, end, forget };
}

function temporaryProfile({ identity, at }: Kept): Profile {
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

/** The same for every sign-in of one person and nobody else's: browsers keep drafts by it. */
function temporaryUid({ issuer, subject }: Identity): string {
  const digest = createHash('sha256').update(JSON.stringify([issuer, subject]));
  return `temporal-${digest.digest('base64url').slice(0, 22)}`;
}
