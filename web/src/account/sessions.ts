import { ACCOUNT } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

/**
 * Returns the query of the user's sessions, newest first. Every mount fetches the sessions, because the server sends no
 * event when the user signs in elsewhere.
 */
export function useSessions() {
  return useQuery({ ...queryOf(ACCOUNT.sessions), refetchOnMount: 'always' });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http(ACCOUNT.endOtherSessions),
    onSuccess: () =>
      client.setQueryData(queryKeyOf(ACCOUNT.sessions), (known) =>
        known?.filter(({ current }) => current),
      ),
  });
}
