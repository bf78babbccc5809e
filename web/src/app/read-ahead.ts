import { paths } from '../lib/paths.ts';
import { preloadScreen } from './screens.ts';

/** The evening in its order (product.md §1): what is tapped next is there already. */
const EVENING = [
  paths.confirmAttendance(),
  paths.formTeams(),
  paths.shareTeams(),
  paths.createMatch,
  paths.createPlayersList,
  paths.addPlayers,
];

/**
 * Reads the screens of the evening ahead, one whenever the browser has nothing better to do. Only where the service
 * worker has their code: it costs no network then. Returns the end of it.
 */
export function readAhead(): () => void {
  let isOver = false;
  if (navigator.serviceWorker?.controller && 'requestIdleCallback' in window) next(0);
  return () => {
    isOver = true;
  };

  function next(at: number): void {
    const path = EVENING[at];
    if (path === undefined) return;
    window.requestIdleCallback(() => {
      if (isOver) return;
      preloadScreen(path);
      next(at + 1);
    });
  }
}
