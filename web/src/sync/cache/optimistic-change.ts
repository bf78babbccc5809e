import type { DataTag, QueryClient } from '@tanstack/react-query';
import { updateCache } from './invalidate.ts';

type OptimisticChange<Data> = {
  apply: (data: Data) => Data;
  /** Sends the change and resolves with the changed data. */
  send: () => Promise<Data>;
  /** Reverts a failed change in the data. Without `undo` the change shows until the data is fetched again. */
  undo?: (data: Data) => Data;
  /** The text that the console logs if the change fails. */
  failure: string;
};

/**
 * Changes cached data at once, and sends the change after earlier changes of this data. Data that is fetched while the
 * request runs gets the change as well. Resolves with the server's data. Rejects if the change fails.
 */
export function changeOptimistically<Data>(
  client: QueryClient,
  queryKey: DataTag<[path: string], Data>,
  { apply, send, undo = (data) => data, failure }: OptimisticChange<Data>,
): Promise<Data> {
  const [path] = queryKey;
  const update = (change: (data: Data) => Data) =>
    client.setQueryData<Data>(queryKey, (data) => data && change(data));
  // While a later change of this data runs, nothing is updated, because the screen already shows the later change.
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
