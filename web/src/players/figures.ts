import { PLAYER_FIGURES, type Season } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { RANKING_FAILURES } from '../badges/failures.ts';
import { queryOf } from '../sync/cache/query-of.ts';

/**
 * Returns the query of the statistics of players, and of pairs of players, that follow from the results of a season.
 */
export function useFigures(season: Season) {
  return useQuery({
    ...queryOf(PLAYER_FIGURES.read, {}, { season }),
    meta: { failure: RANKING_FAILURES.load },
  });
}
