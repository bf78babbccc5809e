import {
  GROUP_LINK,
  LIST_MONEY,
  parsePath,
  pathOf,
  ROSTER,
  TEAM_CONSTRAINTS,
} from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isOwner, local, setEvictionPolicy } from '../storage.ts';
import { isPersisted, parseStored, prefixOf } from './query-persistence.ts';
import { matchOf, storedMatches } from './stored-matches.ts';

const MARKS = pathOf(TEAM_CONSTRAINTS.read);
/** Time in milliseconds after a change at which it is written; all changes until then are written together. */
const WRITE_AFTER_MS = 300;

/**
 * Stores a snapshot of the most recently used matches (attendance, teams, line-up context, money and games) and of the
 * money and group links of lists. Unlike stored lists, the snapshot enters the cache only by `restore`. Callers use it
 * when the server cannot be reached and the page says so, because old attendance would look current. `dispose` stops
 * all writing.
 */
export function createOfflineSnapshot(client: QueryClient, uid: string) {
  const prefix = prefixOf(uid);
  const matches = storedMatches(prefix);
  const unwritten = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') schedule(query);
    else if (type === 'removed' && isInSnapshot(keyOf(query))) {
      unwritten.delete(keyOf(query));
      local.remove(prefix + keyOf(query));
    }
  });
  for (const query of client.getQueryCache().getAll()) schedule(query);
  setEvictionPolicy(evictableFor);
  return {
    restore: () => restore(client, prefix),
    dispose: () => {
      unsubscribe();
      clearTimeout(timer);
      setEvictionPolicy(() => []);
    },
  };

  function schedule(query: Query): void {
    if (query.state.status !== 'success' || !isInSnapshot(keyOf(query))) return;
    unwritten.set(keyOf(query), query.state.data);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  }

  function write(): void {
    timer = undefined;
    // Another user may have signed in in another tab before this write.
    if (isOwner(uid)) {
      for (const [path, data] of unwritten) {
        const matchId = matchOf(path);
        if (matchId) matches.touch(matchId);
        local.set(prefix + path, JSON.stringify(data));
      }
    }
    unwritten.clear();
  }

  /**
   * Returns the keys that may be evicted when the value of `key` exceeds the quota, oldest matches first. Input that
   * was not sent may evict all stored data of the server. Lists may evict matches, and a match may evict only older
   * matches.
   */
  function evictableFor(key: string): string[] {
    const path = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    const older = matches.keysOlderThan(matchOf(path));
    if (isReplaceable(path)) return older;
    const rest = storedPaths(prefix).filter(isReplaceable);
    return [...older, ...rest.map((one) => prefix + one)];
  }
}

function restore(client: QueryClient, prefix: string): void {
  for (const path of storedPaths(prefix).filter(isInSnapshot)) {
    const data = parseStored(local.get(prefix + path));
    const isValid =
      typeof data === 'object' && Array.isArray(data) === (parsePath(ROSTER.read, path) !== null);
    if (isValid && data !== null && client.getQueryData([path]) === undefined) {
      client.setQueryData([path], data);
    }
  }
}

function storedPaths(prefix: string): string[] {
  return local.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}

function keyOf({ queryKey }: Query): string {
  return queryKey.length === 1 ? String(queryKey[0]) : '';
}

function isInSnapshot(path: string): boolean {
  return path === MARKS || isOfList(path) || matchOf(path) !== null;
}

/** Tells whether a path is that of a list's money or group link, which messages about a match need. */
function isOfList(path: string): boolean {
  return [GROUP_LINK.read, LIST_MONEY.read].some((route) => parsePath(route, path) !== null);
}

/** Tells whether the stored data of a path is also on the server, so that it can be fetched again after an eviction. */
function isReplaceable(path: string): boolean {
  return isInSnapshot(path) || isPersisted(path);
}
