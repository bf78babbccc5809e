import { useEffect, useState } from 'react';
import { refreshSession } from '../../identity/session.ts';
import { SIGN_IN_FAILURE } from '../../identity/failures.ts';
import { paths } from '../../lib/paths.ts';
import { onSignInMessage } from '../../identity/sign-in-channel.ts';
import { endAttempt, readMemory, startAttempt } from '../../identity/sign-in-memory.ts';
import { openSignInPopup, prefersRedirect, signInAddress } from '../../identity/sign-in-popup.ts';
import { inProgress, PRE_REDIRECT_PAUSE_MS } from '../../identity/sign-in.ts';
import { toast } from '../../ui/toast/toasts.ts';

const LOOK_EVERY_MS = 500;

/**
 * The sign-in button's state and deed (docs/specification.md#signing-in): popup where there is a mouse, else
 * redirect.
 */
export function useSignIn(): { busy: boolean; signIn: () => void } {
  const [busy, setBusy] = useState(false);
  const [popup, setPopup] = useState<Window | null>(null);

  // The popup was closed, or the attempt has lasted too long: the button is free again. Its result
  // may still come, because the provider's page can cut the tie and look closed.
  useEffect(() => {
    if (!popup) return;
    const timer = setInterval(() => {
      if (!popup.closed && inProgress(readMemory(), Date.now())) return;
      setPopup(null);
      setBusy(false);
      endAttempt(Date.now());
      void refreshSession();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [popup]);

  useEffect(
    () =>
      onSignInMessage((message) => {
        const { initiated, foreign } = readMemory();
        if (message !== 'picadito:sign-in-failed' || !initiated || foreign) return;
        setPopup(null);
        setBusy(false);
        signInFailed();
      }),
    [],
  );

  useEffect(() => {
    const { pathname, search } = window.location;
    if (new URLSearchParams(search).get('error') === 'sign-in') {
      window.history.replaceState(null, '', pathname);
      signInFailed();
    }
    // Back from the provider by the browser's own button.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function signIn() {
    startAttempt(paths.landing, Date.now());
    setBusy(true);
    toast({ title: 'Redirigiendo a Google...', tone: 'info', duration: 5_000 });
    const opened = prefersRedirect() ? null : openSignInPopup();
    setPopup(opened);
    if (opened) return;
    setTimeout(() => window.location.assign(signInAddress('redirect')), PRE_REDIRECT_PAUSE_MS);
  }

  return { busy, signIn };
}

function signInFailed(): void {
  endAttempt(Date.now());
  toast({ ...SIGN_IN_FAILURE, tone: 'bad' });
}
