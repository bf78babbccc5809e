import { type MatchScore, type PendingChange, RESULT, pathOf, type Score } from '@picadito/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnder } from '../sync/cache/invalidate.ts';

export const SCORES_PATH = pathOf(RESULT.list);

/**
 * Returns the score of a match: from the last pending change of the result, else from the server's `results`; null if
 * there is none or the result is being removed.
 */
export function scoreOf(
  matchId: string,
  results: readonly MatchScore[],
  queue: readonly PendingChange[],
): Score | null {
  const last = queue.findLast((change) => change.kind === 'result' && change.matchId === matchId);
  if (last?.kind === 'result') return last.target;
  return results.find((result) => result.matchId === matchId)?.score ?? null;
}

/** Sets the score of a match in the cached pages of scores that include the match; null removes it. */
export function cacheScore(client: QueryClient, matchId: string, score: Score | null): void {
  const predicate = ({ queryKey: [path] }: Query) =>
    isUnder(SCORES_PATH, String(path)) && String(path).includes(matchId);
  client.setQueriesData<MatchScore[]>(
    { predicate },
    (results) =>
      results && [
        ...results.filter((result) => result.matchId !== matchId),
        ...(score ? [{ matchId, score }] : []),
      ],
  );
}
