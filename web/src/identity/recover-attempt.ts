import { isPopupOpen } from './sign-in-popup.ts';
import { endAttempt, readMemory } from './sign-in-memory.ts';
import { recovery } from './sign-in.ts';

const CHECK_EVERY_MS = 1_000;
const loadedAt = Date.now();

/**
 * Checks the pending sign-in attempt every second and ends it as `recovery` decides, usually after 30 s. Returns a
 * function that stops the checks.
 */
export function recoverAttempt(): () => void {
  const timer = setInterval(() => {
    const now = Date.now();
    const step = recovery(readMemory(), isPopupOpen(), loadedAt, now);
    if (step === 'none') return;
    endAttempt(now);
    if (step === 'reload') window.location.reload();
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
