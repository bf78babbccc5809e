/** Season that includes all matches. Any other season is the year of a match's date, such as `2026`. */
export const ALL_SEASONS = 'all';
export type Season = string;

/** Returns the first and last date of a season (YYYY-MM-DD), for comparisons of dates as text. */
export function daysOf(season: Season): { from: string; to: string } {
  return season === ALL_SEASONS
    ? { from: '', to: '~' }
    : { from: `${season}-01-01`, to: `${season}-12-31` };
}
