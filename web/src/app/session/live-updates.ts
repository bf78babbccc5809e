import { type ChangeEvent, EVENTS, pathOf } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { batchChanges, refetchInvalidated } from '../../sync/live/remote-changes.ts';
import { refreshOnHome, refreshWaiting } from '../../home/home.ts';
import { patchMatch } from '../../attendance/patch-match.ts';
import { refreshProfile } from '../../identity/session.ts';
import { openEventStream, type ServerEvent } from '../../sync/live/event-stream.ts';
import { TAB, lostWrite } from '../../sync/http/http.ts';
import { handleAccountDeleted, verifySession } from './session-expired.ts';

const TYPES = ['ready', 'change', 'resync'] as const;

/**
 * Invalidates queries when another page or device of the user changes data (docs/decisions/043). `since` is the version
 * of the user's data after which changes are read; all data of this page is at least as new. If `since` is null, the
 * version is not known, and everything is invalidated when the stream opens. Returns an unsubscribe function.
 */
export function followServerChanges(
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
  /**
   * True after a write of this page has got no response, so that the server may or may not have applied it, until
   * everything is invalidated.
   */
  let isUncertain = false;
  const unsubscribe = lostWrite.subscribe(() => {
    isUncertain = true;
  });
  /**
   * True if there is no version to start from, so that earlier changes are unknown, until everything is invalidated.
   */
  let isBehind = since === null;
  const closeStream = openEventStream({
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
    // No response names the badges that a change has earned. Those that another page earns are announced there; those
    // that no page earns, for example by an answer by the link, are announced on every open page.
    if (kind === 'badge' && (isOwn || tab === null)) void announceBadge(change.id);
    if (isOwn) return;
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

async function announceBadge(type: string): Promise<void> {
  try {
    (await import('../../badges/announce-badge.ts')).announceBadge(type);
  } catch (error) {
    console.info('A badge could not be announced.', error);
  }
}

function reloadProfile(): void {
  refreshProfile().catch((error: unknown) =>
    console.error('The profile could not be read.', error),
  );
}

function addressOf(uid: string, newest: string | null): string {
  return pathOf(EVENTS.follow, {}, { user: uid, since: newest ?? undefined });
}
