import { recoverAttempt } from '../../identity/recover-attempt.ts';
import { handleSignIn } from './handle-sign-in.ts';
import { runCarousel } from './run-carousel.ts';

/**
 * What moves on the landing and what its buttons do. Without React: the page that the server sends has none
 * (docs/decisions/184), and the screen inside the app does the same. Returns a function that stops it.
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
