import { ALL_SEASONS, type FigureRanking, type Season, todayIn } from '@picadito/domain';
import { useSearchParams } from 'wouter';

/** Type of the name of a ranking: by matches played, or by a figure that is computed from results. */
type Ranking = 'matches' | FigureRanking;

const RANKINGS: readonly { value: Ranking; label: string }[] = [
  { value: 'matches', label: 'Partidos' },
  { value: 'points', label: 'Puntos' },
  { value: 'goals', label: 'Goles' },
  { value: 'streak', label: 'Racha' },
];

/**
 * Returns the ranking and the season that the query of the address names, and functions that change them there. They
 * are in the address so that a link or a reload shows them again.
 */
export function useShownRanking(timeZone: string, now: number) {
  const [search, setSearch] = useSearchParams();
  const thisYear = todayIn(timeZone, now).slice(0, 4);
  const season = seasonIn(search);
  const ranking = RANKINGS.find(({ value }) => value === search.get('view'))?.value ?? 'matches';
  const isAnotherYear = season !== ALL_SEASONS && season !== thisYear;
  const change = (name: string, value: string, usual: string) =>
    setSearch(
      (before) => {
        if (value === usual) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    ranking,
    rankings: RANKINGS,
    show: (value: Ranking) => change('view', value, 'matches'),
    season,
    seasons: [
      { value: ALL_SEASONS, label: 'Siempre' },
      { value: thisYear, label: 'Este año' },
      ...(isAnotherYear ? [{ value: season, label: season }] : []),
    ],
    choose: (value: Season) => change('season', value, ALL_SEASONS),
  };
}

/** Returns the season that the query of the address names. */
export function useSeason(): Season {
  const [search] = useSearchParams();
  return seasonIn(search);
}

function seasonIn(search: URLSearchParams): Season {
  const requested = search.get('season') ?? '';
  return /^\d{4}$/.test(requested) ? requested : ALL_SEASONS;
}

export type ShownRanking = ReturnType<typeof useShownRanking>;
