import { MATCHES, type MatchInput } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { cacheCreatedMatch } from './created-match.ts';

const CREATING = ['create match'];

/** Whether a match is being saved, also for a screen that has been left and opened again meanwhile. */
export function useIsCreatingMatch(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

export function useCreateMatch() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED_MATCH_FAILURES.create },
    mutationFn: (match: MatchInput) => http(MATCHES.create, { body: match }),
    onSuccess: (match) => cacheCreatedMatch(client, match),
  });
}
