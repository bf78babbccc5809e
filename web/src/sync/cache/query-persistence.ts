import { BADGES, HOME, LISTS, parsePath, pathOf, PLAYERS } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isOwner, local, STORE_PREFIX } from '../storage.ts';

/** Persisted routes whose data is an array. */
const ARRAYS = [LISTS.list, LISTS.players, PLAYERS.list, BADGES.list];
const HOME_PATH = pathOf(HOME.read);
/** Time in milliseconds after a change at which it is written; all changes until then are written together. */
const WRITE_AFTER_MS = 300;

/**
 * Persists queries in the browser, one entry for each, so that lists open without a network. Stored data enters the
 * cache at once and is marked stale, so that a screen that shows it refetches. offline-snapshot.ts persists single
 * matches. Returns a function that stops all writing.
 */
export function persistQueries(client: QueryClient, uid: string): () => void {
  const prefix = prefixOf(uid);
  for (const key of local.keys()) {
    if (key.startsWith(prefix)) restore(client, key.slice(prefix.length), local.get(key));
  }

  const unwritten = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    // Another user may have signed in in another tab before this write.
    if (isOwner(uid)) {
      for (const [path, data] of unwritten) local.set(prefix + path, JSON.stringify(data));
    }
    unwritten.clear();
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const path = String(query.queryKey[0]);
    if (query.queryKey.length !== 1 || !isPersisted(path)) return;
    if (type === 'removed') {
      unwritten.delete(path);
      local.remove(prefix + path);
    } else if (type === 'updated' && query.state.status === 'success') {
      unwritten.set(path, query.state.data);
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    }
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Tells whether queries of this path are persisted. */
export function isPersisted(path: string): boolean {
  return path === HOME_PATH || ARRAYS.some((route) => parsePath(route, path) !== null);
}

/** Returns the prefix of the storage keys of a user's queries. In a key the path of the query follows the prefix. */
export function prefixOf(uid: string): string {
  return `${STORE_PREFIX}${uid}:`;
}

function restore(client: QueryClient, path: string, stored: string | null): void {
  const data = parseStored(stored);
  if (!isPersisted(path) || !fits(path, data)) return;
  const queryKey = [path];
  client.setQueryData(queryKey, data);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/**
 * Tells whether stored data has the shape that replies of this path have. The user can edit the storage, so the shape
 * is checked.
 */
function fits(path: string, data: unknown): boolean {
  if (path !== HOME_PATH) return Array.isArray(data);
  return (
    typeof data === 'object' &&
    data !== null &&
    'matches' in data &&
    Array.isArray(data.matches) &&
    'achievements' in data
  );
}

export function parseStored(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}
