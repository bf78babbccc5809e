import { refreshSession, useSession } from '../../identity/session.ts';
import { CENTRAL_FAILURES } from '../../sync/describe-error.ts';
import { toastError, toast } from '../../ui/toast/toasts.ts';
import { wipe } from '../../sync/storage.ts';

let isRefreshing = false;

/**
 * Handles a 401 of a signed-in user: shows a toast and reads the session, after which the guards redirect to /landing.
 * The toast of the failed action comes later and replaces this toast.
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

/**
 * Clears everything that this browser stores after the account was deleted on another device, and notifies the user.
 */
export function handleAccountDeleted(): void {
  wipe();
  toast({ title: 'Tu cuenta se eliminó', description: 'La eliminaste desde otro dispositivo.' });
  void refreshSession();
}
