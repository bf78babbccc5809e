import { type Match, searchFor, weekdayName, weekdayOf } from '@picadito/domain';

/** Returns the weekday of a recurring match, 0 (Sunday) to 6. */
export function dayOfSeries({ recurringDay, date }: Pick<Match, 'recurringDay' | 'date'>): number {
  return recurringDay ?? weekdayOf(date);
}

/** Returns the recurring matches sorted by weekday from Sunday on, then by time and place. */
export function seriesOf(matches: readonly Match[]): Match[] {
  return matches
    .filter(({ isRecurring }) => isRecurring)
    .toSorted(
      (one, other) =>
        dayOfSeries(one) - dayOfSeries(other) ||
        one.time.localeCompare(other.time) ||
        one.location.localeCompare(other.location, 'es'),
    );
}

/** Returns the matches whose weekday, time, place or list contains `query`. */
export function searchSeries(
  series: readonly Match[],
  query: string,
  listName: (match: Match) => string,
): Match[] {
  const isFound = searchFor(query);
  return series.filter((match) => {
    const { time, location } = match;
    const words = [weekdayName(dayOfSeries(match)), time, location, listName(match)];
    return isFound(words.join(' '));
  });
}
