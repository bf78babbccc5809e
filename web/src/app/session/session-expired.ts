import { refreshSession, useSession } from '../../identity/session.ts';
import { CENTRAL_FAILURES } from '../../sync/describe-error.ts';
import { toastError } from '../../ui/toast/toasts.ts';

let isRefreshing = false;

/**
 * Handles a 401 of a signed-in user: shows a toast and reads the session, after which the guards redirect to /landing.
 * The toast of the failed action comes later and replaces this one.
 */
export function handleSessionExpired(): void {
  if (isRefreshing || useSession.getState().status !== 'signed-in') return;
  isRefreshing = true;
  toastError(CENTRAL_FAILURES.authentication);
  void refreshSession().finally(() => {
    isRefreshing = false;
  });
}

/** Reads the session after an unexpected response, and shows a toast if the session has ended. */
export async function verifySession(): Promise<void> {
  const { status } = useSession.getState();
  await refreshSession();
  const hasEnded = status === 'signed-in' && useSession.getState().status === 'signed-out';
  if (hasEnded) toastError(CENTRAL_FAILURES.authentication);
}
