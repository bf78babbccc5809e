import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { shareStructure } from './etags.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

type Meta = {
  /** The text that the console logs if the request fails. */
  failure?: string;
  /**
   * Called with each reply, to put parts of it into other queries. Not called for a fetch that a write of this page has
   * cancelled.
   */
  onReply?: (client: QueryClient, reply: unknown) => void;
};

/**
 * Creates a query client whose data never becomes stale by time, with no refetch on focus or interval and no retries.
 * Failures are logged and passed on to the screen. `isDisposed` returns true once the page shows another user. Writes
 * then throw, because they would be sent as the other user.
 */
export function newQueryClient(isDisposed: () => boolean = () => false): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (reply, { meta }) => meta?.onReply?.(client, reply),
      onError: (error, { meta }) => logFailure(meta, error),
    }),
    mutationCache: new MutationCache({
      onMutate: () => {
        if (isDisposed()) throw new Error('the user is another');
      },
      onError: (error, _sent, _before, { meta }) => logFailure(meta, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        structuralSharing: shareStructure,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

export function logFailure(meta: Meta | undefined, error: unknown): void {
  if (meta?.failure) console.error(meta.failure, error);
}
