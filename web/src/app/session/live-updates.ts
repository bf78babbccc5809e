import { type ChangeEvent, EVENTS, pathOf } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { batchChanges, refetchInvalidated } from '../../sync/live/remote-changes.ts';
import { refreshOnHome, refreshWaiting } from '../../matches/home.ts';
import { patchMatch } from '../../attendance/patch-match.ts';
import { refreshProfile } from '../../identity/session.ts';
import { eventStream, type ServerEvent } from '../../sync/live/event-stream.ts';
import { TAB } from '../../sync/http/page-identity.ts';
import { lostWrite } from '../../sync/http/response-events.ts';
import { handleAccountDeleted } from './account-deleted.ts';
import { verifySession } from './session-expired.ts';

const TYPES = ['ready', 'change', 'resync'] as const;

/**
 * Changes of the user's other pages and devices show here without a reload (docs/decisions/044): they
 * invalidate queries, from the version `since` on; all data of this page is at least as new. Returns an unsubscribe
 * function.
 */
export function subscribeToChanges(
  client: QueryClient,
  uid: string,
  since: string | null,
): () => void {
  const changes = batchChanges(client, {
    read: (id) => void refreshOnHome(client, id),
    patch: async (id, changed) => {
      await patchMatch(client, id, changed);
      refreshWaiting(client, id);
    },
  });
  /** A write of this page got no response: the server may have applied it or not. */
  let isUncertain = false;
  const unsubscribe = lostWrite.subscribe(() => {
    isUncertain = true;
  });
  /** Without a version to begin from, the first event tells nothing of what came before it. */
  let isBehind = since === null;
  const closeStream = eventStream({
    addressOf: (newest) => addressOf(uid, newest),
    types: TYPES,
    since,
    onEvent: receive,
    onRefused: () => void verifySession(),
  });
  return () => {
    closeStream();
    unsubscribe();
    changes.dispose();
  };

  function receive({ type, data }: ServerEvent): void {
    if (type === 'resync' || isUncertain || isBehind) invalidateAll();
    if (type === 'ready') refetchInvalidated(client);
    if (type === 'change') apply(JSON.parse(data) as ChangeEvent);
  }

  function apply(change: ChangeEvent): void {
    const { kind, tab } = change;
    const isOwn = tab === TAB;
    changes.add(change, isOwn);
    if (isOwn) return; // its response has updated the cache
    if (kind === 'profile') reloadProfile();
    if (kind === 'account') handleAccountDeleted();
  }

  function invalidateAll(): void {
    isUncertain = false;
    isBehind = false;
    changes.addAll();
    reloadProfile();
  }
}

function reloadProfile(): void {
  refreshProfile().catch((error: unknown) => console.error('profile', error));
}

function addressOf(uid: string, newest: string | null): string {
  return pathOf(EVENTS.follow, {}, { user: uid, since: newest ?? undefined });
}
