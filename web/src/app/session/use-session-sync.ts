import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetUser, refreshSession, useSession } from '../../identity/session.ts';
import { signedOut } from '../../sync/http/http.ts';
import { paths } from '../../lib/paths.ts';
import { onSignInMessage } from '../../identity/sign-in-channel.ts';
import { forgetToasts } from '../../ui/toast/toasts.ts';
import { handleSessionExpired } from './session-expired.ts';

/**
 * Updates the session of this page after a sign-in or sign-out in another tab of this browser, and after a 401
 * response.
 */
export function useSessionSync(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onSignInMessage((message) => {
        if (message === 'picadito:signed-out') {
          // The sender also receives its own message, but has already shown its own toast.
          if (useSession.getState().user) forgetToasts();
          forgetUser(() => navigate(paths.landing, { replace: true }));
        } else if (message === 'picadito:signed-in') void refreshSession();
      }),
    [navigate],
  );
  useEffect(() => signedOut.subscribe(handleSessionExpired), []);
}
