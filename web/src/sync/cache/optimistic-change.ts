import {
  type DataTag,
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { updateCache } from './invalidate.ts';

type QueryKey<Data> = DataTag<[path: string], Data>;

type OptimisticChange<Data> = {
  apply: (data: Data) => Data;
  /** The reply is the data with the change. */
  send: () => Promise<Data>;
  /** Takes a change back that failed; without it the change shows until the data are read again. */
  undo?: (data: Data) => Data;
};

/**
 * Makes changes of cached data that show at once and are sent one after the other. What is read meanwhile shows them
 * too (`withPending`). `failure`: what the console logs, a sentence of a subject's `failures.ts`.
 */
export function useOptimisticChange<Data>(
  queryKey: QueryKey<Data>,
  failure: string,
): (change: OptimisticChange<Data>) => Promise<Data> {
  const client = useQueryClient();
  return useMutation(optimisticMutation(client, queryKey, failure)).mutateAsync;
}

export function optimisticMutation<Data>(
  client: QueryClient,
  queryKey: QueryKey<Data>,
  failure: string,
) {
  const [path] = queryKey;
  return mutationOptions({
    mutationKey: queryKey,
    scope: { id: path },
    meta: { failure },
    mutationFn: ({ send }: OptimisticChange<Data>) => send(),
    onMutate: ({ apply }) =>
      void client.setQueryData<Data>(queryKey, (data) => data && apply(data)),
    onSuccess: (reply) =>
      updateCache(client, queryKey, () => {
        const [, ...later] = pendingChanges<Data>(client, queryKey);
        client.setQueryData<Data>(queryKey, applyAll(reply, later));
      }),
    onError: (_error, { undo }) => {
      if (undo) client.setQueryData<Data>(queryKey, (data) => data && undo(data));
    },
  });
}

/** Data as the server had them, with the changes that it may not have yet. */
export function withPending<Data>(client: QueryClient, queryKey: [path: string], data: Data): Data {
  return applyAll(data, pendingChanges<Data>(client, queryKey));
}

const applyAll = <Data>(data: Data, changes: readonly OptimisticChange<Data>[]) =>
  changes.reduce((changed, { apply }) => apply(changed), data);

/** In the order in which they are sent. */
function pendingChanges<Data>(client: QueryClient, mutationKey: [path: string]) {
  return client
    .getMutationCache()
    .findAll({ mutationKey, exact: true, status: 'pending' })
    .map(({ state }) => state.variables as OptimisticChange<Data>);
}
