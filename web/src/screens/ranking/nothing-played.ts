import { ALL_SEASONS, type Season } from '@picadito/domain';

/** Says why a season has no card. */
export function nothingPlayed(season: Season): string {
  const when = season === ALL_SEASONS ? 'Todavía' : `En ${season}`;
  return `${when} no se jugó ningún partido de la lista.`;
}
