import type { Profile, ProfilePatch, SessionReply } from '@picadito/domain';
import { create } from 'zustand';
import { actAs, http } from '../lib/http.ts';
import { claim, dropOrphans, isOwner, local, wipe } from '../sync/storage.ts';
import { STORE } from './store-name.ts';

/**
 * Who is signed in. Not a query: the landing page asks it too and does without the query library.
 * `failed` says that the server could not be asked: the status then stays as it was, and at the start it
 * is that of the profile that this browser keeps, if any, so that what was seen last opens without a network.
 */
export type Session = {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: Profile | null;
  /** The server could not store the profile yet: this one is for now (product.md §4). */
  temporary: boolean;
  /** Of the user's things when he was asked for; what is read after that is at least as new. Null: not known. */
  version: string | null;
  failed: boolean;
};

export const useSession = create<Session>(() => ({
  status: 'loading',
  user: null,
  temporary: false,
  version: null,
  failed: false,
}));

useSession.subscribe(({ user, temporary }) => actAs(temporary ? null : (user?.uid ?? null)));

/** On a dead signal no answer comes, and no failure either: by then what was seen last stands in for it, ms. */
const PATIENCE_MS = 3_000;
/** Whose answers this browser keeps (kept-answers.ts). */
const PROFILE = `${STORE}profile`;

function keptProfile(): Profile | null {
  try {
    return JSON.parse(local.get(PROFILE) ?? 'null') as Profile | null;
  } catch {
    return null;
  }
}

/** A session that has ended opens nothing any more; what is typed and not saved waits for its user. */
function forgetAnswers(): void {
  for (const key of local.keys()) if (key.startsWith(STORE)) local.remove(key);
}

/** The newest question of who is signed in; null when the answer to it has been decided since. */
let newest: Promise<Profile | null> | null = null;

/** Asks the server who is signed in; never rejects. The answer to an older question counts no more. */
export function refreshSession(): Promise<Profile | null> {
  const question: Promise<Profile | null> = ask(() => newest === question);
  newest = question;
  return question;
}

async function ask(isNewest: () => boolean): Promise<Profile | null> {
  const known = () => newest ?? useSession.getState().user;
  const patience = setTimeout(() => isNewest() && goOn(), PATIENCE_MS);
  try {
    const { user, temporary, version } = await http<SessionReply>('GET', '/api/session');
    if (!isNewest()) return await known();
    if (user && !temporary) {
      claim(user.uid);
      local.set(PROFILE, JSON.stringify(user));
    } else if (!user) {
      forgetAnswers();
      dropOrphans();
    }
    useSession.setState({
      status: user ? 'signed-in' : 'signed-out',
      user,
      temporary,
      version,
      failed: false,
    });
    return user;
  } catch (error) {
    if (!isNewest()) return known();
    console.error('session', error);
    const kept = goOn();
    useSession.setState({ failed: true });
    return kept;
  } finally {
    clearTimeout(patience);
  }
}

/** At the start, as whoever was here last, if anybody was. */
function goOn(): Profile | null {
  const kept = useSession.getState().status === 'loading' ? keptProfile() : null;
  if (kept) useSession.setState({ failed: true, status: 'signed-in', user: kept });
  return kept;
}

/** 'Salir': ends the session on the server, then forgets it here. Rejects if the server could not be told. */
export async function signOut(leave: () => void): Promise<void> {
  await http('POST', '/auth/sign-out');
  forgetUser(leave);
}

/**
 * Forgets everything kept here of a user who has signed out, in this tab or another. `leave` goes to
 * /landing in the same breath, so that no guard takes the screen for a visitor's wish.
 */
export function forgetUser(leave: () => void): void {
  newest = null;
  wipe();
  leave();
  useSession.setState({ status: 'signed-out', user: null });
}

/**
 * A page that slept goes on: whoever it shows may have signed out meanwhile, or another one may have signed in, which
 * this browser knows also when the server cannot be asked.
 */
export async function wakeUp(leave: () => void): Promise<void> {
  const { user, temporary } = useSession.getState();
  if (user && !temporary && !isOwner(user.uid)) {
    leave();
    useSession.setState({ status: 'loading', user: null });
  }
  await refreshSession();
}

/** Writes of the profile that were begun or have ended. */
let profileWrites = 0;

export async function updateProfile(patch: ProfilePatch): Promise<Profile> {
  profileWrites += 1;
  try {
    const user = await http<Profile>('PATCH', '/api/me', patch);
    keepProfile(user);
    return user;
  } finally {
    profileWrites += 1;
  }
}

/** The profile was changed on another page. What was read while this one writes would come back without that. */
export async function refreshProfile(): Promise<void> {
  const before = profileWrites;
  const user = await http<Profile>('GET', '/api/me');
  if (before === profileWrites) keepProfile(user);
  else await refreshProfile();
}

function keepProfile(user: Profile): void {
  if (useSession.getState().user?.uid !== user.uid) return; // he has left meanwhile
  local.set(PROFILE, JSON.stringify(user));
  useSession.setState({ user });
}
