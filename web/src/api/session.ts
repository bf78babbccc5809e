import type { Profile, ProfilePatch, SessionReply } from '@picadito/domain';
import { create } from 'zustand';
import { actAs, http } from '../lib/http.ts';
import { claim, wipe } from '../lib/storage.ts';

/**
 * Who is signed in. Not a query: the landing page asks it too and does without the query library.
 * `failed` says that the server could not be asked; the status then stays as it was.
 */
export type Session = {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: Profile | null;
  demo: boolean;
  failed: boolean;
};

export const useSession = create<Session>(() => ({
  status: 'loading',
  user: null,
  demo: false,
  failed: false,
}));

useSession.subscribe(({ user }) => actAs(user?.uid ?? null));

/** Asks the server who is signed in; never rejects. */
export async function refreshSession(): Promise<Profile | null> {
  try {
    const { user, demo } = await http<SessionReply>('GET', '/api/session');
    if (user) claim(user.uid);
    useSession.setState({
      status: user ? 'signed-in' : 'signed-out',
      user,
      demo,
      failed: false,
    });
    return user;
  } catch (error) {
    console.error('session', error);
    useSession.setState({ failed: true });
    return null;
  }
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
  wipe();
  leave();
  useSession.setState({ status: 'signed-out', user: null });
}

export async function updateProfile(patch: ProfilePatch): Promise<Profile> {
  const user = await http<Profile>('PATCH', '/api/me', patch);
  useSession.setState({ user });
  return user;
}
