import {
  isNight,
  championText,
  type Match,
  NIGHT,
  type NightChampion,
  SCORES_MAX,
} from '@picadito/domain';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';

/**
 * Returns a function that returns who won the night of a match, as in 'Ganó NARANJA: 5 de 7'; undefined while that is
 * not known. Matches of two teams cause no request.
 */
export function useChampions(matches: readonly Match[]): (match: Match) => string | undefined {
  const ids = matches.filter(isNight).map(({ id }) => id);
  const pages = Array.from({ length: Math.ceil(ids.length / SCORES_MAX) }, (_, page) =>
    ids.slice(page * SCORES_MAX, (page + 1) * SCORES_MAX),
  );
  const champions = useQueries({
    queries: pages.map((page) => ({
      ...queryOf(NIGHT.list, {}, { matches: page.join(',') }),
      meta: { failure: 'No se pudieron cargar los campeones.' },
    })),
    combine: allOf,
  });
  return ({ id, rotation }) => {
    const champion = champions.find(({ matchId }) => matchId === id);
    return champion && rotation ? championText(champion, rotation) : undefined;
  };
}

const allOf = (results: readonly { data: NightChampion[] | undefined }[]) =>
  results.flatMap(({ data = [] }) => data);

/** Says who won the night of a match. Renders nothing before the night is finished. */
export function Champion({ match }: { match: Match }) {
  const champion = useChampions([match])(match);
  return champion ? <p className="champion">{champion}</p> : null;
}
