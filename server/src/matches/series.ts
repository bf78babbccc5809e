import { isOver, MESSAGES } from '@picadito/domain';
import { invalid } from '../app-error.ts';
import { newId } from '../store/ids.ts';
import type { MatchRow } from '../store/tables/matches/matches.ts';
import { isSeriesLive, seriesDates } from '../store/tables/matches/recurrence.ts';
import type { Writer } from '../store/store.ts';

type Repeats = { isRecurring: boolean; recurringDay?: number | null | undefined };

/**
 * Returns the columns that say whether and how a match repeats. A match that begins to repeat without a series gets a
 * new one.
 */
export function recurrence({ isRecurring, recurringDay }: Repeats, seriesId: string | null) {
  if (!isRecurring) return { is_recurring: 0, recurring_day: null, series_id: seriesId };
  return {
    is_recurring: 1,
    recurring_day: recurringDay ?? null,
    series_id: seriesId ?? newId(),
  };
}

/**
 * Returns the columns that say how a changed match repeats. A match that begins to repeat starts a series; one that
 * stops stays in its series. A stale page may show a match as weekly after it was rolled forward. Its request starts no
 * second series, since the series continues in another match. Refuses a date that the series has already taken.
 */
export async function recurrenceAfter(
  tx: Writer,
  match: MatchRow,
  input: Repeats & { date: string; listId: string | null },
  { startsAt, now }: { startsAt: number; now: number },
) {
  if (input.isRecurring && input.listId === null) {
    throw invalid('listId', MESSAGES.matchListMissing);
  }
  const series =
    match.series_id === null ? null : { userId: match.user_id, seriesId: match.series_id };
  const isRolled = series && !match.is_recurring && isOver(startsAt, now);
  const isStale = input.isRecurring && isRolled && (await isSeriesLive(tx, series));
  const isRecurring = input.isRecurring && !isStale;
  const begins = isRecurring && !match.is_recurring;
  if (series && !begins && input.date !== match.date) {
    const dates = await seriesDates(tx, series, input.date);
    if (dates.includes(input.date)) throw invalid('date', MESSAGES.seriesDateTaken);
  }
  return recurrence({ ...input, isRecurring }, begins ? null : match.series_id);
}
