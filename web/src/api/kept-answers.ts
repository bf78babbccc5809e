import type { QueryClient } from '@tanstack/react-query';
import { local } from '../lib/storage.ts';

/**
 * The store's fixed name (product.md §3). What is under it belongs to the signed-in user and goes with
 * him (lib/storage.ts, `claim` and `wipe`).
 */
const STORE = 'picadito-store:';
/** Lists, their players, badges, and the matches of the dashboard. */
const KEPT = /^\/api\/(?:lists(?:\/[\w-]+(?:\/players)?)?|players|matches|users\/[\w-]+\/badges)$/;
/** A burst of changes is written once. */
const WRITE_AFTER_MS = 300;

/**
 * Keeps the newest answers in the browser, so that the last seen lists open without a network: what was
 * kept stands in the cache at once, as out of date, so that a screen that shows it asks again.
 * Returns the end of it: from then on nothing is written any more.
 */
export function keepAnswers(client: QueryClient): () => void {
  for (const key of local.keys()) if (key.startsWith(STORE)) recall(client, key);

  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    for (const [path, data] of waiting) local.set(STORE + path, JSON.stringify(data));
    waiting.clear();
  };
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const path = String(query.queryKey[0]);
    if (query.queryKey.length !== 1 || !KEPT.test(path)) return;
    if (type === 'removed') {
      waiting.delete(path);
      local.remove(STORE + path);
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

function recall(client: QueryClient, key: string): void {
  const queryKey = [key.slice(STORE.length)];
  const data = parsed(local.get(key));
  if (data === undefined || client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, data);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

function parsed(kept: string | null): unknown {
  try {
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
