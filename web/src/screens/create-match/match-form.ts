import { isPlainDate, longDate, normaliseTime, weekdayOf } from '@picadito/domain';
import type { UseFormReturn } from 'react-hook-form';
import { repeatsText } from '../../matches/match-repeats.ts';

/** What the fields hold while people type; `recurringDay` is '' until one is known. */
export type MatchValues = {
  date: string;
  time: string;
  location: string;
  listId: string;
  isRecurring: boolean;
  recurringDay: string;
};

export const NO_MATCH: MatchValues = {
  date: '',
  time: '',
  location: '',
  listId: '',
  isRecurring: false,
  recurringDay: '',
};

/** The form of a match that is sent as `Sent`. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/** Whether both hold the same in every field. */
export function sameValues(one: MatchValues, other: MatchValues): boolean {
  return Object.keys(NO_MATCH).every((field) => isFieldName(field) && one[field] === other[field]);
}

/** The weekday as a number; null unless the match repeats. */
export function withDay(form: MatchValues) {
  const isGiven = form.isRecurring && form.recurringDay !== '';
  return { ...form, recurringDay: isGiven ? Number(form.recurringDay) : null };
}

/** The weekday of the date, for the dropdown; '' while there is no date. */
export function weekdayOption(date: string): string {
  return isPlainDate(date) ? String(weekdayOf(date)) : '';
}

/** The weekday when the date changes: it follows the date until another was chosen by hand. */
export function followDate(day: string, oldDate: string, newDate: string): string {
  return day === '' || day === weekdayOption(oldDate) ? weekdayOption(newDate) : day;
}

/** Whether a refusal of the server names a field of this form. */
export function isFieldName(path: string): path is keyof MatchValues {
  return Object.hasOwn(NO_MATCH, path);
}

/** The lines of the live preview; null where nothing is known yet. */
export function previewOf(form: MatchValues): {
  date: string | null;
  time: string | null;
  location: string | null;
  repeats: string | null;
} {
  return {
    date: isPlainDate(form.date) ? longDate(form.date) : null,
    time: normaliseTime(form.time),
    location: form.location.trim() || null,
    repeats: repeatsText(withDay(form)),
  };
}
