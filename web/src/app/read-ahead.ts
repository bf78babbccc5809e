import { paths } from '../lib/paths.ts';
import { preloadScreen } from './screens.ts';

/** The evening in its order: what is tapped next is there already. A failed one is fetched by its tap. */
const EVENING: readonly (() => unknown)[] = [
  () => import('../matches/rematch/rematch-dialog.tsx').catch(() => undefined),
  ...[paths.confirmAttendance(), paths.formTeams(), paths.shareTeams()].map(screen),
  () => import('../sharing/share-line-up.ts').catch(() => undefined),
  ...[paths.createPlayersList, paths.createMatch, paths.addPlayers].map(screen),
  () => import('../players/paste-list/paste-list-dialog.tsx').catch(() => undefined),
];

function screen(path: string): () => void {
  return () => preloadScreen(path);
}

/**
 * Reads the code of the evening ahead, one piece whenever the browser has nothing better to do. Only where the service
 * worker has it: it costs no network then. Returns the end of it.
 */
export function readAhead(): () => void {
  let isOver = false;
  if (navigator.serviceWorker?.controller && 'requestIdleCallback' in window) next(0);
  return () => {
    isOver = true;
  };

  function next(at: number): void {
    const read = EVENING[at];
    if (!read) return;
    window.requestIdleCallback(() => {
      if (isOver) return;
      read();
      next(at + 1);
    });
  }
}
