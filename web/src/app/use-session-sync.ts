import { useEffect } from 'react';
import { refreshSession } from '../api/session.ts';
import { onSignedOut } from '../lib/http.ts';
import { onSignInMessage } from '../state/sign-in-channel.ts';
import { sessionEnded } from './session-ended.ts';

/** Somebody signed in or out in another window of this browser, or the session ran out: this one asks who is there now. */
export function useSessionSync(): void {
  useEffect(
    () =>
      onSignInMessage((message) => {
        if (message !== 'picadito:sign-in-failed') void refreshSession();
      }),
    [],
  );
  useEffect(() => onSignedOut(sessionEnded), []);
}
