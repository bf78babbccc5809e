import { addDays, instantOf, nextOccurrence, todayIn } from '@picadito/domain';
import type { UseFormReturn } from 'react-hook-form';

/** What the fields hold while people type; `recurringDay` is '0' to '6', or '' until one is chosen. */
export type SeriesValues = { recurringDay: string; time: string; location: string; listId: string };

/** What is sent, once the rules have passed it. */
export type Series = { recurringDay: number; time: string; location: string; listId: string };

export type SeriesForm = UseFormReturn<SeriesValues, unknown, Series>;

export const NO_SERIES: SeriesValues = { recurringDay: '', time: '', location: '', listId: '' };

/** The fields after `sent` was created: empty but for the list, or as they are if people typed on. */
export function afterCreating(sent: SeriesValues, now: SeriesValues): SeriesValues {
  const isSame = Object.keys(NO_SERIES).every((key) => isFieldName(key) && sent[key] === now[key]);
  return isSame ? { ...NO_SERIES, listId: sent.listId } : now;
}

/** The date of the first match: today counts while its time has not come (docs/decisions/010). */
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
