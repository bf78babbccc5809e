import { refreshSession, useSession } from '../../identity/session.ts';
import { AUTHENTICATION } from '../../sync/failures.ts';
import { toastError } from '../../ui/toast/toasts.ts';

let isRefreshing = false;

/**
 * The server answered 401: shows a toast to a signed-in user and reads the session, whereupon the guards redirect to
 * /landing. The toast of the action that failed comes later and replaces this one.
 */
export function handleSessionExpired(): void {
  if (isRefreshing || useSession.getState().status !== 'signed-in') return;
  isRefreshing = true;
  toastError(AUTHENTICATION);
  void refreshSession().finally(() => {
    isRefreshing = false;
  });
}

/** Reads the session after an unexpected response; a toast says if it has ended. */
export async function verifySession(): Promise<void> {
  const { status } = useSession.getState();
  await refreshSession();
  const hasEnded = status === 'signed-in' && useSession.getState().status === 'signed-out';
  if (hasEnded) toastError(AUTHENTICATION);
}
