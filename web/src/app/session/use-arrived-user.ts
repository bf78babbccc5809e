import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../identity/session.ts';
import { endAttempt, forgetReturn, readMemory } from '../../identity/sign-in-memory.ts';
import { isPopupAttempt } from '../../identity/sign-in-popup.ts';
import { POST_LOGIN_WAIT_MS, targetAfterSignIn, type Arrival } from '../../identity/sign-in.ts';

/**
 * Navigates a user who has just signed in to the saved address: at once, or after a second if the sign-in was by
 * redirect. Returns true once the navigation is done, and false before it and without a user.
 */
export function useArrivedUser(): boolean {
  const uid = useSession((session) => session.user?.uid ?? null);
  const [arrivedUid, setArrivedUid] = useState<string | null>(null);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (uid === null) {
      setArrivedUid(null);
      return;
    }
    const arrival = arrivalNow();
    const arrive = () => {
      const now = Date.now();
      const memory = readMemory();
      endAttempt(now);
      forgetReturn();
      const here = window.location.pathname + window.location.search;
      const target = targetAfterSignIn(memory, arrival, here, now);
      if (target !== null && target !== here) navigate(target, { replace: true });
      setArrivedUid(uid);
    };
    const timer = setTimeout(arrive, arrival === 'redirect' ? POST_LOGIN_WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [uid, navigate]);

  return uid !== null && arrivedUid === uid;
}

function arrivalNow(): Arrival {
  if (isPopupAttempt()) return 'popup';
  const { initiated, foreign } = readMemory();
  return initiated && !foreign ? 'redirect' : 'already-signed-in';
}
