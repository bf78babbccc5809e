import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { keepAnswers } from '../api/kept-answers.ts';
import { newQueryClient } from '../sync/cache/query-client.ts';
import { type Session, useSession } from '../api/session.ts';
import { recallWaiting } from '../api/waiting-line.ts';
import { onRefusedWrite } from '../lib/http.ts';
import { hearInstallOffer } from '../lib/install-offer.ts';
import { useBrowserPlace } from './session/use-browser-place.ts';
import { whenIdle } from './offline/run-when-idle.ts';

/** By then the first signed-in screen stands, ms. */
const FOLLOW_AFTER_MS = 1_500;
/** The worker fetches the whole program: what the user asks for meanwhile goes first. Where it has it, that is no matter. Ms. */
const FIELD_AFTER_MS = { first: 5_000, later: 1_000 };

hearInstallOffer();
let held = hold(useSession.getState());
useSession.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) {
    held.end();
    held = hold(now);
  } else if (before.failed && !now.failed) void held.client.invalidateQueries();
});

/**
 * A cache of its own for every user, so that an answer to the one before has no place in it. A temporary profile
 * owns nothing that this browser keeps, or that another device could change.
 */
function hold({ user, temporary, version, failed }: Session) {
  let isOver = false;
  const client = newQueryClient(() => isOver);
  const stops = user && !temporary ? holdHis(client, user.uid, version, failed) : [];
  if (user && recallWaiting(user.uid)) void sendWaiting(client);
  const end = () => {
    isOver = true;
    for (const stop of stops) stop();
    client.clear();
  };
  return { client, end };
}

/** What was changed without a signal, perhaps days ago, on another screen. */
async function sendWaiting(client: QueryClient): Promise<void> {
  try {
    const [{ outboxOf }] = await Promise.all([
      import('../api/outbox-of.ts'),
      import('../components/tell-waiting.ts'),
    ]);
    outboxOf(client);
  } catch (error) {
    // it goes with the next change, or the next visit
    console.error('waiting', error);
  }
}

function holdHis(client: QueryClient, uid: string, version: string | null, isAlone: boolean) {
  const { first, later } = FIELD_AFTER_MS;
  const fieldAfter = navigator.serviceWorker?.controller ? later : first;
  return [
    keepAnswers(client, uid),
    whenIdle(FOLLOW_AFTER_MS, async () =>
      (await import('./follow-changes.ts')).followChanges(client, uid, version),
    ),
    whenIdle(isAlone ? 0 : fieldAfter, async () =>
      (await import('./in-the-field.ts')).inTheField(client, uid),
    ),
  ];
}

/**
 * What every protected screen stands in: the server's data, forgotten when the user changes, and asked
 * for again when a refused write shows that another device has changed it.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const uid = useSession((session) => session.user?.uid);
  useEffect(() => onRefusedWrite(() => void held.client.invalidateQueries()), []);
  useBrowserPlace();
  return (
    <QueryClientProvider key={uid} client={held.client}>
      {children}
    </QueryClientProvider>
  );
}
