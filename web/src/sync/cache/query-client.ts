import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { shareStructure } from './etags.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

type Meta = {
  /** What the console logs when it fails, a sentence of a subject's `failures.ts`. */
  failure?: string;
  /** Puts parts of a reply into other queries; not called when the fetch was cancelled by a write of this page. */
  onReply?: (client: QueryClient, reply: unknown) => void;
};

/**
 * Never stale, no refetch on focus or interval, no retries (docs/specification.md#constants). Queries are made by
 * `queryOf`. Failures are logged and handed on to the screen. `isDisposed`: the page shows another user, so no write may
 * begin: it would be sent as
 * that user.
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
