import { type Match, searchFor, weekdayName, weekdayOf } from '@picadito/domain';

/** The weekday of a recurring match, 0 Sunday to 6 Saturday. */
export function dayOfSeries({ recurringDay, date }: Pick<Match, 'recurringDay' | 'date'>): number {
  return recurringDay ?? weekdayOf(date);
}

/** The recurring ones among my matches, as the week goes: Sunday first, then by time, then by place. */
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

/** Those whose weekday, time, place or list has `query` in it. */
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
