import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { refreshSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';
import { endAttempt, readMemory, saveWanted } from '../../identity/sign-in-memory.ts';
import { isPopupOpen } from '../../identity/sign-in-popup.ts';
import { CHECK_EVERY_MS, nextForVisitor, savedReturn } from '../../identity/sign-in.ts';

export function useRedirectVisitor(): void {
  const [path, navigate] = useLocation();
  useEffect(() => {
    let checks = 0;
    let waited = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;

    function step() {
      const now = Date.now();
      const memory = readMemory();
      const next = nextForVisitor(memory, { checks, waited, popupOpen: isPopupOpen() }, now);
      if (next === 'check') {
        timer = setTimeout(() => void check(), CHECK_EVERY_MS);
        return;
      }
      if (next === 'wait') {
        waited = true;
        timer = setTimeout(step, CHECK_EVERY_MS);
        return;
      }
      endAttempt(now);
      const back = next === 'give-up' ? (savedReturn(memory, now) ?? paths.home) : null;
      const here = window.location.pathname + window.location.search;
      if (back !== null && back !== here) {
        navigate(back, { replace: true });
        return;
      }
      saveWanted(here, now);
      navigate(paths.landing, { replace: true });
    }
    async function check() {
      checks += 1;
      waited = false;
      const user = await refreshSession();
      if (!user && !left) step();
    }

    step();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [path, navigate]);
}
