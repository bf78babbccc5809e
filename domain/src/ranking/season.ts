/** A season is the year of a match's date, as in `2026`, or `all` for all matches. */
export const ALL_SEASONS = 'all';
export type Season = string;

/** Returns the first and last date of a season, for comparisons of dates as text. */
export function daysOf(season: Season): { from: string; to: string } {
  return season === ALL_SEASONS
    ? { from: '', to: '~' }
    : { from: `${season}-01-01`, to: `${season}-12-31` };
}
