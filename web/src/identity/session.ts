import { ACCOUNT, type Profile, type ProfilePatch, SESSION, SIGN_IN } from '@picadito/domain';
import { create } from 'zustand';
import { http, setActingUser } from '../sync/http/http.ts';
import { claim, isOwner, local, wipe, STORE_PREFIX, dropEndedSession } from '../sync/storage.ts';

/**
 * State of the session of this browser. It is not a query, because the landing needs it without the query library.
 * `failed` is true if the server could not be reached; the status then stays as it was. At the start the status is that
 * of the stored profile, if there is one, so that the app opens without a network.
 */
export type Session = {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: Profile | null;
  /** True if the server could not store the profile yet and sent a temporary one (docs/specification.md#signing-in). */
  temporary: boolean;
  /**
   * The version of the user's data when the session was read, or null if it is not known. All data that is read later
   * is at least as new.
   */
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

useSession.subscribe(({ user, temporary }) =>
  setActingUser(temporary ? null : (user?.uid ?? null)),
);

/**
 * Time in milliseconds after which the app opens with the stored profile. Without a network a request may neither
 * succeed nor fail.
 */
const TIMEOUT_MS = 3_000;
/** Storage key of the profile of the user whose queries are stored (query-persistence.ts). */
const PROFILE = `${STORE_PREFIX}profile`;

function storedProfile(): Profile | null {
  try {
    return JSON.parse(local.get(PROFILE) ?? 'null') as Profile | null;
  } catch {
    return null;
  }
}

/** The newest request for the session, or null before the first and after the user has signed out. */
let newest: Promise<Profile | null> | null = null;

/**
 * Reads the session from the server and resolves with its user, or null. If the server cannot be reached, it resolves
 * with the stored profile at the start, and with null later. Never rejects. Only the newest request changes the state.
 */
export function refreshSession(): Promise<Profile | null> {
  const request: Promise<Profile | null> = readSession(() => newest === request);
  newest = request;
  return request;
}

async function readSession(isNewest: () => boolean): Promise<Profile | null> {
  const known = () => newest ?? useSession.getState().user;
  const timer = setTimeout(() => isNewest() && restoreSession(), TIMEOUT_MS);
  try {
    const { user, temporary, version } = await http(SESSION.read);
    if (!isNewest()) return await known();
    if (user && !temporary) {
      claim(user.uid);
      local.set(PROFILE, JSON.stringify(user));
    } else if (!user) dropEndedSession();
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
    console.error('The session could not be read.', error);
    const stored = restoreSession();
    useSession.setState({ failed: true });
    return stored;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Signs the page in with the stored profile if the session has not been read yet, so that the app opens without a
 * network. Returns that profile, or null if there is none or the session has been read.
 */
function restoreSession(): Profile | null {
  const stored = useSession.getState().status === 'loading' ? storedProfile() : null;
  if (stored) useSession.setState({ failed: true, status: 'signed-in', user: stored });
  return stored;
}

/**
 * Ends the session on the server and then clears the user's data in this browser (`forgetUser`). Rejects, and clears
 * nothing, if the request fails.
 */
export async function signOut(leave: () => void): Promise<void> {
  await http(SIGN_IN.signOut);
  forgetUser(leave);
}

/**
 * Clears all stored data of a user who has signed out, in this tab or another. `leave` navigates to /landing in the
 * same tick, so that no guard saves the current screen as the return address of a visitor.
 */
export function forgetUser(leave: () => void): void {
  newest = null;
  wipe();
  leave();
  useSession.setState({ status: 'signed-out', user: null });
}

/**
 * Reads the session when a page resumes from the back-forward cache. If storage no longer belongs to the user of the
 * page, the page is left at once, even if the server cannot be reached.
 */
export async function resumeSession(leave: () => void): Promise<void> {
  const { user, temporary } = useSession.getState();
  if (user && !temporary && !isOwner(user.uid)) {
    leave();
    useSession.setState({ status: 'loading', user: null });
  }
  await refreshSession();
}

/**
 * Number of starts and ends of profile writes. A read of the profile compares it to find out whether a write ran during
 * the read.
 */
let profileWrites = 0;

export async function updateProfile(patch: ProfilePatch): Promise<Profile> {
  profileWrites += 1;
  try {
    const user = await http(ACCOUNT.change, { body: patch });
    storeProfile(user);
    return user;
  } finally {
    profileWrites += 1;
  }
}

/**
 * Reads the profile again after another page has changed it. Repeats the read if a write of this page started or ended
 * during it, because the response might lack that write.
 */
export async function refreshProfile(): Promise<void> {
  const before = profileWrites;
  const user = await http(ACCOUNT.read);
  if (before === profileWrites) storeProfile(user);
  else await refreshProfile();
}

function storeProfile(user: Profile): void {
  if (useSession.getState().user?.uid !== user.uid) return; // The user has changed while the request ran.
  local.set(PROFILE, JSON.stringify(user));
  useSession.setState({ user });
}
