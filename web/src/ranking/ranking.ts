import {
  ALL_SEASONS,
  PLAYER_FIGURES,
  PLAYER_STATS,
  type Season,
  SEASON_CARD,
} from '@picadito/domain';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../sync/cache/query-of.ts';

/** Texts that screens show when an action on the ranking fails (docs/specification.md#toasts). */
export const RANKING_FAILURES = {
  load: 'No se pudieron cargar los datos de ranking. Intentá nuevamente.',
} as const;

/**
 * Returns the query of the statistics of players, and of pairs of players, that follow from the results of a season.
 */
export function useFigures(season: Season) {
  return useQuery({
    ...queryOf(PLAYER_FIGURES.read, {}, { season }),
    meta: { failure: RANKING_FAILURES.load },
  });
}

/** Returns the query of the matches played and the attendance of each player of the organiser and of helped lists. */
export function usePlayerStats() {
  return useQuery({
    ...queryOf(PLAYER_STATS.list),
    meta: { failure: RANKING_FAILURES.load },
  });
}

/** Returns the query of the card of a list's season: its numbers of matches, goals and players, and its records. */
export function useSeasonCard(listId: string, season: Season) {
  return useQuery({
    ...queryOf(SEASON_CARD.read, { id: listId }, { season }),
    meta: { failure: RANKING_FAILURES.load },
  });
}

/** Returns the sentence for a season without a card: no match of the list was played. */
export function nothingPlayed(season: Season): string {
  const when = season === ALL_SEASONS ? 'Todavía' : `En ${season}`;
  return `${when} no se jugó ningún partido de la lista.`;
}
