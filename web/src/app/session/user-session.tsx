import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { persistQueries } from '../../sync/cache/query-persistence.ts';
import { newQueryClient } from '../../sync/cache/query-client.ts';
import { type Session, useSession } from '../../identity/session.ts';
import { restorePendingChanges } from '../../sync/outbox/pending-changes.ts';
import { refusedWrite } from '../../sync/http/response-events.ts';
import { captureInstallOffer } from '../../lib/install-offer.ts';
import { useBrowserPlace } from './use-browser-place.ts';
import { runWhenIdle } from '../offline/run-when-idle.ts';

/** By then the first signed-in screen is rendered, ms. */
const LIVE_AFTER_MS = 1_500;
/** The worker fetches the whole program: the user's own requests go first, unless the worker already has it. Ms. */
const OFFLINE_AFTER_MS = { first: 5_000, later: 1_000 };

captureInstallOffer();
let current = openUserSession(useSession.getState());
useSession.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) {
    current.close();
    current = openUserSession(now);
  } else if (before.failed && !now.failed) void current.client.invalidateQueries();
});

/**
 * Opens a query cache for one user, so that a late response to the user before cannot reach it. A temporary profile
 * owns nothing that this browser stores or another device could change.
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

/** Sends what was changed without a signal, perhaps days ago, on another screen. */
async function sendPending(client: QueryClient): Promise<void> {
  try {
    (await import('./open-outbox.ts')).outboxFor(client);
  } catch (error) {
    // the next change or the next visit sends it
    console.error('outbox', error);
  }
}

function startServices(
  client: QueryClient,
  uid: string,
  version: string | null,
  isOffline: boolean,
) {
  const { first, later } = OFFLINE_AFTER_MS;
  const stopPersisting = persistQueries(client, uid);
  const offlineAfter = navigator.serviceWorker?.controller ? later : first;
  return [
    stopPersisting,
    runWhenIdle(LIVE_AFTER_MS, async () =>
      (await import('./live-updates.ts')).subscribeToChanges(client, uid, version),
    ),
    runWhenIdle(isOffline ? 0 : offlineAfter, async () =>
      (await import('../offline/offline-support.ts')).startOfflineSupport(client, uid),
    ),
  ];
}

/**
 * Wraps every protected screen: provides the query cache of the signed-in user, and refetches when a refused write
 * shows that another device has changed something.
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
