import type { QueryClient } from '@tanstack/react-query';
import { restoreOlderHome } from '../../home/older-home.ts';
import { createOfflineSnapshot } from '../../sync/cache/offline-snapshot.ts';
import { useSession } from '../../identity/session.ts';
import { prefetchScreens } from './prefetch-screens.ts';
import { startServiceWorkerClient } from './service-worker-client.ts';

/**
 * Prepares the app for a place without network: registers the service worker, prefetches the next screens, and shows
 * the most recent matches from the snapshot while the server cannot be reached. Returns a function that stops all of
 * it.
 */
export function startOfflineSupport(client: QueryClient, uid: string): () => void {
  restoreOlderHome(client, uid);
  const { restore, dispose } = createOfflineSnapshot(client, uid);
  if (useSession.getState().failed) restore();
  const cleanups = [
    dispose,
    startServiceWorkerClient(),
    prefetchScreens(),
    useSession.subscribe((now, before) => {
      if (now.failed && !before.failed && now.user?.uid === uid) restore();
    }),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}
