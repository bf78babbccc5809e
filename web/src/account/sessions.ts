import { ACCOUNT } from '@picadito/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeyOf, queryOf } from '../sync/cache/query-of.ts';
import { http } from '../sync/http/http.ts';

/** The user's sessions, newest first. There is no event for another sign-in, so each visit fetches them. */
export function useSessions() {
  return useQuery({ ...queryOf(ACCOUNT.sessions), refetchOnMount: 'always' });
}

/** Signs me out everywhere but here. */
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
