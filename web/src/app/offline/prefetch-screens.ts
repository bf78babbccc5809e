import { paths } from '../../lib/paths.ts';
import { preloadProtected } from '../protected-screens.ts';

/**
 * Functions that load the code of screens and dialogs ahead of their use. A failed prefetch is ignored, because a tap
 * that opens the screen loads the code again.
 */
const SCREENS: readonly (() => unknown)[] = [
  () => import('../../matches/rematch/rematch-dialog.tsx').catch(() => undefined),
  ...[paths.confirmAttendance(), paths.formTeams(), paths.shareTeams(), paths.matchMoney()].map(
    screen,
  ),
  () => import('../../sharing/share-line-up.ts').catch(() => undefined),
  ...[paths.createPlayersList, paths.createMatch, paths.addPlayers].map(screen),
  () => import('../../players/paste-list/paste-list-dialog.tsx').catch(() => undefined),
];

function screen(path: string): () => void {
  return () => preloadProtected(path);
}

/**
 * Prefetches the code of screens and dialogs, one in each idle period. Does nothing unless a service worker controls
 * the page, because the code then comes from the worker's cache and costs no data, or in a browser without
 * `requestIdleCallback`. Returns a function that stops the prefetch.
 */
export function prefetchScreens(): () => void {
  let isStopped = false;
  if (navigator.serviceWorker?.controller && 'requestIdleCallback' in window) next(0);
  return () => {
    isStopped = true;
  };

  function next(at: number): void {
    const load = SCREENS[at];
    if (!load) return;
    window.requestIdleCallback(() => {
      if (isStopped) return;
      load();
      next(at + 1);
    });
  }
}
