import {
  HOME,
  type MatchScore,
  type PendingChange,
  RESULT,
  pathOf,
  type Score,
} from '@picadito/domain';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnder } from '../../sync/cache/invalidate.ts';
import { queryKeyOf } from '../../sync/cache/query-of.ts';

export const SCORES_PATH = pathOf(RESULT.list);

/** The score of a match: the one that waits to be sent, else the server's. */
export function scoreOf(
  matchId: string,
  results: readonly MatchScore[],
  queue: readonly PendingChange[],
): Score | null {
  const last = queue.findLast((change) => change.kind === 'result' && change.matchId === matchId);
  if (last?.kind === 'result') return last.target;
  return results.find((result) => result.matchId === matchId)?.score ?? null;
}

/** The score of a match is this now, in every list of matches that is cached and `isFresh`; null: it has none. */
export function cacheScore(
  client: QueryClient,
  matchId: string,
  score: Score | null,
  isFresh: (queryKey: QueryKey) => boolean = () => true,
): void {
  const changed = (results: readonly MatchScore[]) => [
    ...results.filter((result) => result.matchId !== matchId),
    ...(score ? [{ matchId, score }] : []),
  ];
  const home = queryKeyOf(HOME.read);
  if (isFresh(home)) {
    client.setQueryData(home, (data) => data && { ...data, results: changed(data.results) });
  }
  const hasMatch = ({ queryKey: [path] }: Query) =>
    isUnder(SCORES_PATH, String(path)) && String(path).includes(matchId);
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: hasMatch })) {
    if (isFresh(queryKey)) {
      client.setQueryData<MatchScore[]>(queryKey, (data) => data && changed(data));
    }
  }
}
