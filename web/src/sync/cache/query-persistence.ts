import { BADGES, HOME, LISTS, parsePath, pathOf, PLAYERS } from '@picadito/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isOwner, local } from '../storage.ts';
import { STORE_PREFIX } from './store-prefix.ts';

/** Lists, their players and badges: each an array. */
const ARRAYS = [LISTS.list, LISTS.players, PLAYERS.list, BADGES.list];
const HOME_PATH = pathOf(HOME.read);
/** A burst of changes is written once, after so long, ms. */
const WRITE_AFTER_MS = 300;

/**
 * Persists these queries in the browser, one entry per query, so that the lists open without a network: stored data is
 * put into the cache at once and marked stale, so that a screen that shows it refetches. Single matches are persisted by
 * offline-snapshot.ts. Returns a function that stops all writing.
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
    // another tab may have signed in another user meanwhile
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

/** Whether this path is of a query that is persisted. */
export function isPersisted(path: string): boolean {
  return path === HOME_PATH || ARRAYS.some((route) => parsePath(route, path) !== null);
}

/** The prefix of the keys of this user's queries; the path follows. */
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

/** Whether stored data may be of this query: storage can be edited. */
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
