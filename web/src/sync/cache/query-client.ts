import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/** `failure` is what the console says when it fails: a sentence of `LOGGED` (lib/failures.ts). */
type Meta = { failure?: string };

/**
 * product.md §9: never stale, no refetch on focus or interval, no retries. The first element of a
 * query's key is the path it is fetched from (§7, "generic query function"). Failures are logged and
 * handed on to the screen (§8). `isOver`: its user is not shown any more, and no write of his may begin: it would
 * go under the name of the next.
 */
export const newQueryClient = (isOver: () => boolean = () => false) =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => logFailure(meta, error) }),
    mutationCache: new MutationCache({
      onMutate: () => {
        if (isOver()) throw new Error('the user is another');
      },
      onError: (error, _sent, _before, { meta }) => logFailure(meta, error),
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => http('GET', String(queryKey[0])),
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
