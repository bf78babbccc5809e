import type { DataTag, QueryClient } from '@tanstack/react-query';
import { updateCache } from './invalidate.ts';

type OptimisticChange<Data> = {
  apply: (data: Data) => Data;
  /** The reply is the data with the change. */
  send: () => Promise<Data>;
  /** Takes a change back that failed; without it the change shows until the data are read again. */
  undo?: (data: Data) => Data;
  /** What the console logs when it fails, a sentence of a subject's `failures.ts`. */
  failure: string;
};

/**
 * Changes cached data at once and sends the change, after those before it; it is laid over what is read meanwhile.
 * Rejects when the change failed.
 */
export function changeOptimistically<Data>(
  client: QueryClient,
  queryKey: DataTag<[path: string], Data>,
  { apply, send, undo = (data) => data, failure }: OptimisticChange<Data>,
): Promise<Data> {
  const [path] = queryKey;
  const update = (change: (data: Data) => Data) =>
    client.setQueryData<Data>(queryKey, (data) => data && change(data));
  // what a later one shows, and its reply, is newer
  const settle = (change: (data: Data) => Data) => {
    if (client.isMutating({ mutationKey: queryKey }) === 1) update(change);
  };
  update(apply);
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== path) return;
    if (event.action.type === 'success' && !event.action.manual) update(apply);
  });
  const options = {
    mutationKey: queryKey,
    scope: { id: path },
    meta: { failure },
    mutationFn: send,
    onSuccess: (reply: Data) => updateCache(client, queryKey, () => settle(() => reply)),
    onError: () => settle(undo),
    onSettled: stop,
  };
  return client.getMutationCache().build(client, options).execute(undefined);
}
