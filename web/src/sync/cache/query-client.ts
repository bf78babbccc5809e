import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/** `failure`: what the console logs when it fails, a sentence of a subject's `failures.ts`. */
type Meta = { failure?: string };

/**
 * Never stale, no refetch on focus or interval, no retries (docs/specification.md#constants). Queries are made by
 * `queryOf`. Failures are logged and handed on to the screen. `isDisposed`: the page shows another user, so no write may
 * begin: it would be sent as
 * that user.
 */
export const newQueryClient = (isDisposed: () => boolean = () => false) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => logFailure(meta, error) }),
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
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export function logFailure(meta: Meta | undefined, error: unknown): void {
  if (meta?.failure) console.error(meta.failure, error);
}
