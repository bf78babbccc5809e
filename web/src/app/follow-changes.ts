import type { ChangeEvent } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain, changesFor, resourcesOf } from '../api/changes.ts';
import { refreshProfile } from '../api/session.ts';
import { eventStream, type Told } from '../sync/live/event-stream.ts';
import { onLostWrite, TAB } from '../lib/http.ts';
import { sharedStream } from '../lib/shared-stream.ts';
import { accountGone } from './account-gone.ts';
import { doubtSession } from './session-ended.ts';

const TYPES = ['ready', 'change', 'resync'] as const;

/**
 * What the user's other pages and devices change shows here without a reload (http-api.md, `GET /api/events`): it is
 * marked as out of date, from `since` on, the version that this page's answers are at least of. Returns the end of it.
 */
export function followChanges(client: QueryClient, uid: string, since: string | null): () => void {
  const changes = changesFor(client);
  /** No answer came to a write of this page: whether it was done, only the server knows. */
  let isInDoubt = false;
  const stopDoubting = onLostWrite(() => {
    isInDoubt = true;
  });
  const stop = sharedStream({
    name: `picadito-events:${uid}`,
    since,
    open: (from, onTold) =>
      eventStream({
        addressOf: (newest) => addressOf(uid, newest),
        types: TYPES,
        since: from,
        onTold,
        onRefused: () => void doubtSession(),
      }),
    onTold: hear,
    onGap: readAll,
  });
  return () => {
    stop();
    stopDoubting();
    changes.end();
  };

  function hear({ type, data }: Told): void {
    if (type === 'resync' || isInDoubt) readAll();
    if (type === 'ready') askAgain(client);
    if (type === 'change') apply(JSON.parse(data) as ChangeEvent);
  }

  function apply({ kind, id, tab }: ChangeEvent): void {
    if (tab === TAB) return; // the answer to the write has told it
    changes.add(resourcesOf({ kind, id }));
    if (kind === 'profile') readProfile();
    if (kind === 'account') accountGone();
  }

  function readAll(): void {
    isInDoubt = false;
    changes.add(['/api']);
    readProfile();
  }
}

function readProfile(): void {
  refreshProfile().catch((error: unknown) => console.error('profile', error));
}

function addressOf(uid: string, newest: string | null): string {
  const since = newest === null ? '' : `&since=${encodeURIComponent(newest)}`;
  return `/api/events?user=${encodeURIComponent(uid)}${since}`;
}
