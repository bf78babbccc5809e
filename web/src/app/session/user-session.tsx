import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { persistQueries } from '../../sync/cache/query-persistence.ts';
import { firstData } from '../../sync/cache/first-data.ts';
import { endOfReading, takeFirstView } from '../../sync/cache/first-view.ts';
import { newQueryClient } from '../../sync/cache/query-client.ts';
import { type Session, useSession } from '../../identity/session.ts';
import { restorePendingChanges } from '../../sync/outbox/queue.ts';
import { refusedWrite } from '../../sync/http/http.ts';
import { captureInstallOffer } from '../../lib/install-offer.ts';
import { useBrowserPlace } from './use-browser-place.ts';
import { runWhenIdle } from '../offline/run-when-idle.ts';

/** Time in milliseconds between the opening of the user's session and of the event stream, so that home loads first. */
const LIVE_AFTER_MS = 1_500;
/**
 * Maximum time in milliseconds until the support for a place without a network starts. It starts earlier when the first
 * screen has its data. It waits because the service worker fetches the whole program.
 */
const OFFLINE_WITHIN_MS = 5_000;

captureInstallOffer();
let current = openUserSession(useSession.getState());
useSession.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) {
    current.close();
    current = openUserSession(now);
  } else if (before.failed && !now.failed) void current.client.invalidateQueries();
});

/**
 * Opens a query cache for one user, so that a late response for the previous user cannot reach it, and starts the
 * services of the user. A temporary profile gets no services, because it has no data to store or to follow.
 */
function openUserSession({ user, temporary, version, failed }: Session) {
  let isClosed = false;
  const client = newQueryClient(() => isClosed);
  const cleanups = user && !temporary ? startServices(client, user.uid, version, failed) : [];
  if (restorePendingChanges(user?.uid ?? '')) void sendPending(client);
  const close = () => {
    isClosed = true;
    for (const cleanup of cleanups) cleanup();
    client.clear();
  };
  return { client, close };
}

/** Sends the changes that were made without a network, possibly days ago and on another screen. */
async function sendPending(client: QueryClient): Promise<void> {
  try {
    (await import('./send-stored-changes.ts')).sendStoredChanges(client);
  } catch (error) {
    // The next change or the next visit sends them.
    console.error('The outbox could not be loaded.', error);
  }
}

function startServices(
  client: QueryClient,
  uid: string,
  version: string | null,
  isOffline: boolean,
) {
  const stopPersisting = persistQueries(client, uid);
  const soon = new Promise<void>((resolve) => void setTimeout(resolve, LIVE_AFTER_MS));
  const shown = Promise.resolve(endOfReading()).then(() => {
    const replies = takeFirstView(uid, version);
    for (const [path, reply] of replies) client.setQueryData([path], reply);
    return replies.length > 0 ? soon : firstData(client, OFFLINE_WITHIN_MS);
  });
  return [
    stopPersisting,
    runWhenIdle(soon, async () =>
      (await import('./live-updates.ts')).followServerChanges(client, uid, version),
    ),
    runWhenIdle(isOffline ? null : shown, async () =>
      (await import('../offline/offline-support.ts')).startOfflineSupport(client, uid),
    ),
  ];
}

/**
 * Provides the query cache of the signed-in user, or of a visitor, to the screens. Refetches all data when the server
 * refuses a write, which shows that another device has changed the data.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const uid = useSession((session) => session.user?.uid);
  useEffect(() => refusedWrite.subscribe(() => void current.client.invalidateQueries()), []);
  useBrowserPlace();
  return (
    <QueryClientProvider key={uid} client={current.client}>
      {children}
    </QueryClientProvider>
  );
}
