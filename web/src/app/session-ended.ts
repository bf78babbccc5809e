import { refreshSession, useSession } from '../api/session.ts';
import { AUTHENTICATION } from '../sync/failures.ts';
import { toastError } from '../ui/toast/toasts.ts';

let asking = false;

/**
 * The server answered that it knows nobody: a user who was here is told so, and the session is asked,
 * whereupon the guards lead to /landing. What a screen says of its own failed action comes after
 * this and stands in its place.
 */
export function sessionEnded(): void {
  if (asking || useSession.getState().status !== 'signed-in') return;
  asking = true;
  toastError(AUTHENTICATION);
  void refreshSession().finally(() => {
    asking = false;
  });
}

/** An answer that was none makes one doubt: if the user is not signed in any more, he is told so. */
export async function doubtSession(): Promise<void> {
  const { status } = useSession.getState();
  await refreshSession();
  const hasEnded = status === 'signed-in' && useSession.getState().status === 'signed-out';
  if (hasEnded) toastError(AUTHENTICATION);
}
