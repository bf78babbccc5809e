import { MATCHES, type MatchInput } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { cacheCreatedMatch } from './created-match.ts';
import { useLastMatch } from './last-match.ts';

const CREATING = ['create match'];

/** Tells whether a match is being created, also for a form that was left and opened again while the request runs. */
export function useIsCreatingMatch(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

/**
 * Creates a match. Before any screen shows it, it becomes the match created last, even if the user has left the form.
 */
export function useCreateMatch() {
  const client = useQueryClient();
  const [, setLastMatch] = useLastMatch();
  return useMutation({
    mutationKey: CREATING,
    meta: { failure: LOGGED_MATCH_FAILURES.create },
    mutationFn: (match: MatchInput) => http(MATCHES.create, { body: match }),
    onSuccess: (match) => {
      setLastMatch(match.id);
      return cacheCreatedMatch(client, match);
    },
  });
}
