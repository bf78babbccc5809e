import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { forgetUser, refreshSession, useSession } from '../../api/session.ts';
import { onSignedOut } from '../../lib/http.ts';
import { paths } from '../../lib/paths.ts';
import { onSignInMessage } from '../../identity/sign-in-channel.ts';
import { forgetToasts } from '../../ui/toast/toasts.ts';
import { sessionEnded } from '../session-ended.ts';

/** Somebody signed in or out in another window of this browser, or the session ran out: this one asks who is there now. */
export function useSessionSync(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onSignInMessage((message) => {
        if (message === 'picadito:signed-out') {
          // the tab that says so hears it too, and has said goodbye already
          if (useSession.getState().user) forgetToasts();
          forgetUser(() => navigate(paths.landing, { replace: true }));
        } else if (message === 'picadito:signed-in') void refreshSession();
      }),
    [navigate],
  );
  useEffect(() => onSignedOut(sessionEnded), []);
}
