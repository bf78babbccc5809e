import {
  isPlainDate,
  longDate,
  type MatchDetail,
  type MatchInput,
  normaliseTime,
  weekdayOf,
} from '@picadito/domain';
import type { UseFormReturn } from 'react-hook-form';
import { repeatsText } from '../../matches/match-repeats.ts';

/** Names of the details of a match that have a control in the form. The browser supplies the other details. */
export type FormDetail = Exclude<MatchDetail, 'googlePlaceId' | 'timeZone'>;

/** Type of the values of the controls as typed. `recurringDay` is '' until a weekday is known. */
export type MatchValues = {
  [Detail in FormDetail]: MatchInput[Detail] extends boolean ? boolean : string;
};

export const NO_MATCH: MatchValues = {
  date: '',
  time: '',
  location: '',
  listId: '',
  isRecurring: false,
  recurringDay: '',
};

/** The details of a match in the order of their controls on the screen. */
export const FORM_DETAILS = Object.keys(NO_MATCH) as FormDetail[];

/** Type of the form of a match; `Sent` is the type of the validated values. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/**
 * Type of a function that shows `sentence` as the error of a field that cannot be read, after the user left the field
 * with `typed` in it.
 */
export type Refuse = (field: FormDetail, sentence: string, typed: string) => Promise<void>;

/**
 * Returns the form values with the weekday as a number, 0 (Sunday) to 6. The weekday is null unless the match repeats
 * and a weekday is chosen.
 */
export function withDay(form: MatchValues) {
  const isGiven = form.isRecurring && form.recurringDay !== '';
  return { ...form, recurringDay: isGiven ? Number(form.recurringDay) : null };
}

/** Returns the weekday of the date as an option of the dropdown; '' while there is no date. */
export function weekdayOption(date: string): string {
  return isPlainDate(date) ? String(weekdayOf(date)) : '';
}

/**
 * Returns the weekday of a recurring match, as an option of the dropdown, after the date has changed. The weekday
 * follows the date, unless the organiser has chosen a weekday other than that of the old date.
 */
export function followDate(day: string, oldDate: string, newDate: string): string {
  return day === '' || day === weekdayOption(oldDate) ? weekdayOption(newDate) : day;
}

/** Returns whether the path of a server error is the name of a field of this form. */
export function isFieldName(path: string): path is keyof MatchValues {
  return Object.hasOwn(NO_MATCH, path);
}

/** Returns the lines of the live preview; null for a value that is not known yet. */
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
