import { championText, type Match, NIGHT, type NightChampion } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';
import { isNight, NIGHT_FAILURES } from './night.ts';

/**
 * Returns a function that returns who won the night of a match, as in 'Ganó NARANJA: 5 de 7'; undefined for a match
 * without a finished night. Matches of two teams cause no request.
 */
export function useChampions(matches: readonly Match[]): (match: Match) => string | undefined {
  const ids = matches.filter(isNight).map(({ id }) => id);
  const { data = [] } = useQuery({
    ...queryOf(NIGHT.list, {}, { matches: ids.join(',') }),
    enabled: ids.length > 0,
    meta: { failure: NIGHT_FAILURES.load },
  });
  return (match) => textOf(match, data);
}

function textOf({ id, rotation }: Match, champions: readonly NightChampion[]): string | undefined {
  const champion = champions.find(({ matchId }) => matchId === id);
  return champion && rotation ? championText(champion, rotation) : undefined;
}
