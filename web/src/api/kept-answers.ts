import type { QueryClient } from '@tanstack/react-query';
import { isOwner, local } from '../sync/storage.ts';
import { STORE } from './store-name.ts';

/** Lists, their players, badges, and the matches of the dashboard: each a list of things. */
export const KEPT =
  /^\/api\/(?:lists(?:\/[\w-]+\/players)?|players|matches|users\/[\w-]+\/badges)$/;
/** A burst of changes is written once. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps the newest answers in the browser, so that the last seen lists open without a network: what was
 * kept stands in the cache at once, as out of date, so that a screen that shows it asks again. What is seen of single
 * matches is last-seen.ts's. Returns the end of it: from then on nothing is written any more.
 */
export function keepAnswers(client: QueryClient, uid: string): () => void {
  const store = storeOf(uid);
  for (const key of local.keys()) {
    if (key.startsWith(store)) recall(client, key.slice(store.length), local.get(key));
  }

  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    // another tab may have signed in somebody else meanwhile
    if (isOwner(uid)) {
      for (const [path, data] of waiting) local.set(store + path, JSON.stringify(data));
    }
    waiting.clear();
  };
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const path = String(query.queryKey[0]);
    if (query.queryKey.length !== 1 || !KEPT.test(path)) return;
    if (type === 'removed') {
      waiting.delete(path);
      local.remove(store + path);
    } else if (type === 'updated' && query.state.status === 'success') {
      waiting.set(path, query.state.data);
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** What the keys of this user's answers begin with; their paths follow. */
export function storeOf(uid: string): string {
  return `${STORE}${uid}:`;
}

function recall(client: QueryClient, path: string, kept: string | null): void {
  const data = parsed(kept);
  if (!KEPT.test(path) || !Array.isArray(data)) return;
  const queryKey = [path];
  client.setQueryData(queryKey, data);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

export function parsed(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
