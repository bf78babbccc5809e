import { paths } from '../../lib/paths.ts';
import { preloadProtected } from '../protected-screens.ts';

/** The screens of a match day in the order of use. One that fails is fetched by its tap. */
const SCREENS: readonly (() => unknown)[] = [
  () => import('../../matches/rematch/rematch-dialog.tsx').catch(() => undefined),
  ...[paths.confirmAttendance(), paths.formTeams(), paths.shareTeams()].map(screen),
  () => import('../../sharing/share-line-up.ts').catch(() => undefined),
  ...[paths.createPlayersList, paths.createMatch, paths.addPlayers].map(screen),
  () => import('../../players/paste-list/paste-list-dialog.tsx').catch(() => undefined),
];

function screen(path: string): () => void {
  return () => preloadProtected(path);
}

/**
 * Prefetches the code of these screens, one at each idle period. Only where the service worker has it, so that it costs
 * no network. Returns a function that stops it.
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
