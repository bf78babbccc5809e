import {
  isPlainDate,
  longDate,
  type MatchDetail,
  type MatchFormat,
  type MatchInput,
  type MatchPatch,
  normaliseTime,
  pick,
  weekdayOf,
  type Match,
  type MatchUpdate,
} from '@picadito/domain';
import {
  formatChanges,
  type FormatValues,
  formatValuesOf,
  NO_FORMAT,
} from '../../matches/format/format-values.ts';
import { repeatsText } from '../../matches/match-facts.ts';
import { changedKeys } from '../../forms/draft.ts';

/** Names of the details of a match that have one control of their own in the form. */
export type FormDetail = Exclude<MatchDetail, 'googlePlaceId' | 'timeZone' | keyof MatchFormat>;

type Details = {
  [Detail in FormDetail]: MatchInput[Detail] extends boolean ? boolean : string;
};

/** Type of the values of the controls as typed. `recurringDay` is '' until a weekday is known. */
export type MatchValues = Details & FormatValues;

const NO_DETAILS: Details = {
  date: '',
  time: '',
  location: '',
  listId: '',
  isRecurring: false,
  recurringDay: '',
};

export const NO_MATCH: MatchValues = { ...NO_DETAILS, ...NO_FORMAT };

/** The details of a match with a control each, in the order of their controls on the screen. */
export const FORM_DETAILS = Object.keys(NO_DETAILS) as FormDetail[];

/**
 * Returns the details of the form with the weekday as a number, 0 (Sunday) to 6. The weekday is null unless the match
 * repeats and a weekday is chosen.
 */
export function withDay(form: MatchValues) {
  const isGiven = form.isRecurring && form.recurringDay !== '';
  return { ...pick(form, FORM_DETAILS), recurringDay: isGiven ? Number(form.recurringDay) : null };
}

/** Returns the weekday of the date as an option of the dropdown; '' while there is no date. */
export function weekdayOption(date: string): string {
  return isPlainDate(date) ? String(weekdayOf(date)) : '';
}

/**
 * Returns the weekday of a recurring match, as an option of the dropdown, after the date has changed. The weekday
 * follows the date, unless the organiser has chosen a weekday other than that of the old date. The weekday of a stored
 * weekly match (`stored`) stays, because a new date moves only this week.
 */
export function followDate(
  stored: Pick<Match, 'isRecurring'> | null,
  day: string,
  oldDate: string,
  newDate: string,
): string {
  if (stored?.isRecurring) return day;
  return day === '' || day === weekdayOption(oldDate) ? weekdayOption(newDate) : day;
}

export function isFieldName(path: string): path is keyof MatchValues {
  return Object.hasOwn(NO_MATCH, path);
}

/** Returns the form values of an existing match; `listId` is '' if its list was deleted. */
export function valuesOf(match: Match): MatchValues {
  const { date, listId, recurringDay } = match;
  return {
    ...pick(match, FORM_DETAILS),
    ...formatValuesOf(match),
    listId: listId ?? '',
    recurringDay: recurringDay === null ? weekdayOption(date) : String(recurringDay),
  };
}

/**
 * Returns the fields of `sent` to store: those whose typed value differs from `start`, the value before editing.
 * `isRecurring` and `recurringDay` are stored together, and so are the parts of the format. Unchanged fields are left
 * out, because another device may have changed them.
 */
export function sentChanges(sent: MatchUpdate, typed: MatchValues, start: MatchValues): MatchPatch {
  const changed = changedKeys(typed, start);
  const details = FORM_DETAILS.filter((detail) => changed.includes(detail));
  const repeats = changed.includes('isRecurring') || changed.includes('recurringDay');
  return {
    ...pick(sent, repeats ? [...details, 'isRecurring', 'recurringDay'] : details),
    ...formatChanges(sent, changed),
  };
}

/** Returns the earliest date that the form accepts: today, or the match's own date if that is past. */
export function firstDate(match: Match, today: string): string {
  return match.date < today ? match.date : today;
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
