import { type Match, MATCHES, type MatchPatch, pathOf } from '@picadito/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { LOGGED_MATCH_FAILURES, MATCH_FAILURES, MATCH_DEPENDENTS } from './matches.ts';
import { http, deleteIfExists } from '../sync/http/http.ts';
import { updateMatches } from '../home/home.ts';
import { queryKeyOf } from '../sync/cache/query-of.ts';
import { invalidate, isQueryOf, updateCache } from '../sync/cache/invalidate.ts';

/**
 * Mutation that changes some fields of a match. Other fields are not sent, so that changes of them by another device
 * stay.
 */
export function useUpdateMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: MATCH_FAILURES.update },
    mutationFn: ({ match: { id }, changes }: { match: Match; changes: MatchPatch }) =>
      http(MATCHES.change, { params: { id }, body: changes }),
    // The match may be gone, which the refetched screens then show.
    onError: () => invalidate(client, pathOf(MATCHES.list)),
    onSuccess: async (match) => {
      await updateCache(client, [pathOf(MATCHES.list)], () => {
        client.setQueryData(queryKeyOf(MATCHES.read, { id: match.id }), match);
        updateMatches(client, (matches) =>
          matches.map((one) => (one.id === match.id ? match : one)),
        );
      });
      invalidate(client, ...MATCH_DEPENDENTS);
    },
  });
}

/** Mutation that deletes a match with its confirmations, teams and result. */
export function useDeleteMatch() {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: LOGGED_MATCH_FAILURES.delete },
    mutationFn: (id: string) => deleteIfExists(MATCHES.remove, { id }),
    onSuccess: (_, id) => removeMatch(client, id),
  });
}

/**
 * Removes a match and all that belongs to it from the cache, and cancels their running fetches. Data that depends on
 * matches is fetched again.
 */
export async function removeMatch(client: QueryClient, id: string): Promise<void> {
  await updateCache(client, [pathOf(MATCHES.list)], () => {
    updateMatches(client, (matches) => matches.filter((match) => match.id !== id));
    client.removeQueries({ predicate: isQueryOf([pathOf(MATCHES.read, { id })]) });
  });
  invalidate(client, ...MATCH_DEPENDENTS);
}
