import { recoverAttempt } from '../../identity/recover-attempt.ts';
import { handleSignIn } from './handle-sign-in.ts';
import { runCarousel } from './run-carousel.ts';

/**
 * Runs the carousel and the sign-in buttons of the landing. The code uses no React, because the page that the server
 * sends has none; the screen inside the app uses the same code. Returns a function that stops everything.
 */
export function attachLandingBehaviour(landing: HTMLElement, checkSession: () => void): () => void {
  const all = (selector: string) => [...landing.querySelectorAll<HTMLElement>(selector)];
  const stops = [
    recoverAttempt(),
    handleSignIn(all('[data-sign-in]'), checkSession),
    ...all('[data-carousel]').map(runCarousel),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
