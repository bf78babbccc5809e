import { MATCHES, type MatchInput } from '@picadito/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES } from './failures.ts';
import { http } from '../sync/http/http.ts';
import { cacheCreatedMatch } from './created-match.ts';
import { CREATING_MATCH, useLastMatch } from './last-match.ts';

/** The new match is the one created last before it is anywhere on screen, also for a user who has left. */
export function useCreateMatch() {
  const client = useQueryClient();
  const [, setLastMatch] = useLastMatch();
  return useMutation({
    mutationKey: CREATING_MATCH,
    meta: { failure: LOGGED_MATCH_FAILURES.create },
    mutationFn: (match: MatchInput) => http(MATCHES.create, { body: match }),
    onSuccess: (match) => {
      setLastMatch(match.id);
      return cacheCreatedMatch(client, match);
    },
  });
}
