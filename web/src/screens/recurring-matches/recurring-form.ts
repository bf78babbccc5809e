import { addDays, instantOf, nextOccurrence, todayIn } from '@picadito/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Holds the values of the fields as typed; `recurringDay` is '0' to '6', or '' until one is chosen. */
export type SeriesValues = { recurringDay: string; time: string; location: string; listId: string };

/** Holds the validated values; `recurringDay` is 0 (Sunday) to 6. */
export type Series = { recurringDay: number; time: string; location: string; listId: string };

export type SeriesForm = UseFormReturn<SeriesValues, unknown, Series>;

export const NO_SERIES: SeriesValues = { recurringDay: '', time: '', location: '', listId: '' };

/**
 * Returns the values of the fields after `sent` was created: empty except for the list, or unchanged if the user typed
 * during the save.
 */
export function afterCreating(sent: SeriesValues, now: SeriesValues): SeriesValues {
  const isSame = Object.keys(NO_SERIES).every((key) => isFieldName(key) && sent[key] === now[key]);
  return isSame ? { ...NO_SERIES, listId: sent.listId } : now;
}

/**
 * Returns the date of the first match, YYYY-MM-DD. Today counts while its time has not come; `now` is in epoch
 * milliseconds.
 */
export function firstDate(
  { recurringDay, time }: { recurringDay: number; time: string },
  timeZone: string,
  now: number,
): string {
  const date = nextOccurrence(recurringDay, todayIn(timeZone, now));
  return instantOf(date, time, timeZone) > now ? date : addDays(date, 7);
}

export function isFieldName(path: string): path is keyof SeriesValues {
  return Object.hasOwn(NO_SERIES, path);
}
