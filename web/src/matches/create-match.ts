import { MATCHES, type MatchInput } from '@picadito/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { cacheCreatedMatch } from './created-match.ts';
import { useLastMatch } from './last-match.ts';

const CREATING = ['create match'];

/** Whether a match is being saved, also for a form that has been left and opened again meanwhile. */
export function useIsCreatingMatch(): boolean {
  return useIsMutating({ mutationKey: CREATING }) > 0;
}

/** The new match is the one created last before it is anywhere on screen, also for a user who has left. */
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
