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

/** The details with a control in the form; the browser knows the others. */
export type FormDetail = Exclude<MatchDetail, 'googlePlaceId' | 'timeZone'>;

/** What the controls hold while people type: text or a tick; `recurringDay` is '' until one is known. */
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

/** In the order of the screen. */
export const FORM_DETAILS = Object.keys(NO_MATCH) as FormDetail[];

/** The form of a match that is sent as `Sent`. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/** Says at a field that was left what is wrong with `typed`. */
export type Refuse = (field: FormDetail, sentence: string, typed: string) => Promise<void>;

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
