import { addDays, type FormatInput, instantOf, nextOccurrence, todayIn } from '@picadito/domain';
import type { UseFormReturn } from 'react-hook-form';
import { type FormatValues, NO_FORMAT } from '../../matches/format/format-values.ts';

/** Sentences for failed actions on weekly series (docs/specification.md#toasts). */
export const SERIES_FAILURES = {
  create: 'No se pudo crear el partido recurrente. Intentá nuevamente.',
  delete: 'No se pudo eliminar el partido recurrente. Intentá nuevamente.',
} as const;

/** Type of the values of the fields as typed. `recurringDay` is '0' (Sunday) to '6', or '' until a day is chosen. */
export type SeriesValues = FormatValues & {
  recurringDay: string;
  time: string;
  location: string;
  listId: string;
};

/** Type of the validated values. `recurringDay` is 0 (Sunday) to 6. */
export type Series = FormatInput & {
  recurringDay: number;
  time: string;
  location: string;
  listId: string;
};

export type SeriesForm = UseFormReturn<SeriesValues, unknown, Series>;

export const NO_SERIES: SeriesValues = {
  recurringDay: '',
  time: '',
  location: '',
  listId: '',
  ...NO_FORMAT,
};

/**
 * Returns the values that the fields get after the series `sent` was created. They are empty except for the list. If
 * the user has typed during the save, the current values `now` stay.
 */
export function afterCreating(sent: SeriesValues, now: SeriesValues): SeriesValues {
  const isSame = Object.keys(NO_SERIES).every((key) => isFieldName(key) && sent[key] === now[key]);
  return isSame ? { ...NO_SERIES, listId: sent.listId } : now;
}

/**
 * Returns the date of the first match of a weekly series, YYYY-MM-DD. Today is the date if it is the right weekday and
 * the time is still to come; `now` is in epoch milliseconds.
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
