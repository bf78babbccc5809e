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

/** Names the details that have a control in the form; the browser supplies the others. */
export type FormDetail = Exclude<MatchDetail, 'googlePlaceId' | 'timeZone'>;

/** Holds the values of the controls as typed; `recurringDay` is '' until a weekday is known. */
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

/** Lists the details in the order of the screen. */
export const FORM_DETAILS = Object.keys(NO_MATCH) as FormDetail[];

/** Describes the form of a match whose validated values have the type `Sent`. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/** Shows `sentence` as the error of a field after the field was left with `typed` in it. */
export type Refuse = (field: FormDetail, sentence: string, typed: string) => Promise<void>;

/** Returns the values with the weekday as a number; null unless the match repeats and a weekday is chosen. */
export function withDay(form: MatchValues) {
  const isGiven = form.isRecurring && form.recurringDay !== '';
  return { ...form, recurringDay: isGiven ? Number(form.recurringDay) : null };
}

/** Returns the weekday of the date as an option of the dropdown; '' while there is no date. */
export function weekdayOption(date: string): string {
  return isPlainDate(date) ? String(weekdayOf(date)) : '';
}

/**
 * Returns the weekday after a change of the date. The weekday follows the date until another one was chosen by hand.
 */
export function followDate(day: string, oldDate: string, newDate: string): string {
  return day === '' || day === weekdayOption(oldDate) ? weekdayOption(newDate) : day;
}

/** Tells whether the path of a server error is a field of this form. */
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
