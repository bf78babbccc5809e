import { useEffect } from 'react';
import { refreshSession } from '../api/session.ts';
import { onSignInMessage } from '../state/sign-in-channel.ts';

/** Somebody signed in or out in another window of this browser: this one asks who is there now. */
export function useSessionSync(): void {
  useEffect(
    () =>
      onSignInMessage((message) => {
        if (message !== 'picadito:sign-in-failed') void refreshSession();
      }),
    [],
  );
}
