import type { Query, QueryClient } from '@tanstack/react-query';
import { isOwner, local, offerRoom } from '../sync/storage.ts';
import { KEPT, parsed, storeOf } from './kept-answers.ts';
import { keptMatches, matchOf } from './kept-matches.ts';

const MARKS = '/api/marks';
/** A burst of changes is written once. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps what was seen of the newest matches: who has confirmed, who plays where. Unlike lists, it stands in the cache only
 * after `show`, when the server cannot be asked and the page says so: an old answer would look like today's.
 * From `end` on nothing is written any more.
 */
export function keepLastSeen(client: QueryClient, uid: string) {
  const store = storeOf(uid);
  const matches = keptMatches(store);
  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') note(query);
    else if (type === 'removed' && isLastSeen(pathOf(query))) {
      waiting.delete(pathOf(query));
      local.remove(store + pathOf(query));
    }
  });
  for (const query of client.getQueryCache().getAll()) note(query);
  offerRoom(roomFor);
  return {
    show: () => {
      for (const path of keptPaths().filter(isLastSeen)) {
        const data = parsed(local.get(store + path));
        const isFit = typeof data === 'object' && Array.isArray(data) === path.endsWith('/players');
        if (isFit && data !== null && client.getQueryData([path]) === undefined)
          client.setQueryData([path], data);
      }
    },
    end: () => {
      stop();
      clearTimeout(timer);
      offerRoom(() => []);
    },
  };

  function note(query: Query): void {
    if (query.state.status !== 'success' || !isLastSeen(pathOf(query))) return;
    waiting.set(pathOf(query), query.state.data);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  }

  function write(): void {
    timer = undefined;
    // another tab may have signed in somebody else meanwhile
    if (isOwner(uid)) {
      for (const [path, data] of waiting) {
        const matchId = matchOf(path);
        if (matchId) matches.see(matchId);
        local.set(store + path, JSON.stringify(data));
      }
    }
    waiting.clear();
  }

  /** What is typed and not sent comes before all that the server has, and lists before matches. */
  function roomFor(key: string): string[] {
    const path = key.startsWith(store) ? key.slice(store.length) : '';
    const older = matches.olderThan(matchOf(path));
    if (isKept(path)) return older;
    return [...older, ...keptPaths().flatMap((one) => (isKept(one) ? store + one : []))];
  }

  function keptPaths(): string[] {
    return local.keys().flatMap((key) => (key.startsWith(store) ? key.slice(store.length) : []));
  }
}

function pathOf({ queryKey }: Query): string {
  return queryKey.length === 1 ? String(queryKey[0]) : '';
}

function isLastSeen(path: string): boolean {
  return path === MARKS || matchOf(path) !== null;
}

function isKept(path: string): boolean {
  return isLastSeen(path) || KEPT.test(path);
}
