import { QueryClient } from '@tanstack/react-query';
import { http } from '../lib/http.ts';

/**
 * product.md §9: never stale, no refetch on focus or interval, no retries. The first element of a
 * query's key is the path it is fetched from (§7, "generic query function").
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => http('GET', String(queryKey[0])),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
