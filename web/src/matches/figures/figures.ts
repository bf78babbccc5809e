import { type FigureReply, FIGURES, type Home, weekdayName, weekdayOf } from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../sync/cache/query-of.ts';
import { useHome } from '../home.ts';
import { MATCH_FAILURES } from '../failures.ts';

/** La figura of each match that has one (docs/decisions/280). */
function useFigures<Selected>(select: (figures: readonly FigureReply[]) => Selected) {
  return useQuery({
    ...queryOf(FIGURES.list),
    select,
    meta: { failure: MATCH_FAILURES.load },
  }).data;
}

/** 'Ana y Beto'; undefined where the match has none. */
export const useFigure = (matchId: string) =>
  useFigures((figures) => {
    const figure = figures.find((one) => one.matchId === matchId);
    return figure && namesOf(figure);
  });

const namesOf = ({ players }: Pick<FigureReply, 'players'>) =>
  new Intl.ListFormat('es').format(players.map(({ name }) => name));

/** Who has been it, and how often, most often first. */
export const useFigureCounts = () => useFigures(countsOf);

export function countsOf(
  figures: readonly FigureReply[],
): { id: string; name: string; times: number }[] {
  const all = figures.flatMap(({ players }) => players);
  const byPlayer = Map.groupBy(all, ({ playerId }) => playerId);
  // the newest match comes first, and with it the name of now
  return [...byPlayer]
    .map(([id, times]) => ({ id, name: times[0]?.name ?? '', times: times.length }))
    .toSorted((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1));
}

/** 'La figura del jueves: Ana', of the match that ended last. */
export const useLastFigure = () => useHome(lastFigureOf).data;

function lastFigureOf({ figure, matches }: Home): string | null {
  const match = matches.find(({ id }) => id === figure?.matchId);
  if (!figure || !match) return null;
  const day = weekdayName(weekdayOf(match.date)).toLowerCase();
  return `La figura del ${day}: ${namesOf(figure)}`;
}
