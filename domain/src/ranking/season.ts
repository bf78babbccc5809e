/** A season is a year of matches by their date, as `2026`; or all there ever was. */
export const ALL_SEASONS = 'all';
export type Season = string;

/** From the first to the last day of a season, as dates compare. */
export function daysOf(season: Season): { from: string; to: string } {
  return season === ALL_SEASONS
    ? { from: '', to: '~' }
    : { from: `${season}-01-01`, to: `${season}-12-31` };
}
