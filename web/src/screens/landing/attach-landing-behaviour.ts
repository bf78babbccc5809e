import { recoverAttempt } from '../../identity/recover-attempt.ts';
import { handleSignIn } from '../../identity/handle-sign-in.ts';
import { type GameCode, loadGameAtFirstTouch } from './load-game.ts';
import { runCarousel } from './run-carousel.ts';

/**
 * Makes the carousel, the cabinet and the sign-in buttons of the landing work, and returns a function that undoes this.
 * The code uses no React, because the prerendered page that the server sends has none; the same screen inside the app
 * uses the same code. `checkSession` is called when a sign-in may have succeeded in a popup, and `loadGame` loads the
 * game of the cabinet.
 */
export function attachLandingBehaviour(
  landing: HTMLElement,
  checkSession: () => void,
  loadGame: () => Promise<GameCode>,
): () => void {
  const all = (selector: string) => [...landing.querySelectorAll<HTMLElement>(selector)];
  const stops = [
    recoverAttempt(),
    handleSignIn(all('[data-sign-in]'), checkSession),
    ...all('[data-carousel]').map(runCarousel),
    ...all('[data-cabinet]').map((cabinet) => loadGameAtFirstTouch(cabinet, loadGame)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
