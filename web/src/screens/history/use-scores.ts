import { type Match, type MatchScore, RESULT } from '@picadito/domain';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { RESULT_FAILURES } from '../../results/result.ts';

/**
 * Returns the scores of the matches that have a result, with one request for each page of matches. Scores that are
 * still loading are missing from the array.
 */
export function useScores(pages: readonly { rows: readonly Match[] }[]): readonly MatchScore[] {
  return useQueries({
    queries: pages.map(({ rows }) => ({
      ...queryOf(RESULT.list, {}, { matches: rows.map(({ id }) => id).join(',') }),
      enabled: rows.length > 0,
      gcTime: 60_000,
      meta: { failure: RESULT_FAILURES.load },
    })),
    combine: allOf,
  });
}

const allOf = (results: readonly { data: MatchScore[] | undefined }[]) =>
  results.flatMap(({ data = [] }) => data);
