import { ALL_SEASONS, type Season } from '@picadito/domain';

/** Returns the sentence for a season without a card: no match of the list was played. */
export function nothingPlayed(season: Season): string {
  const when = season === ALL_SEASONS ? 'Todavía' : `En ${season}`;
  return `${when} no se jugó ningún partido de la lista.`;
}
