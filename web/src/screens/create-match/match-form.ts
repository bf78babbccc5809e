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
  todayIn,
} from '@picadito/domain';
import type { UseFormReturn, Resolver } from 'react-hook-form';
import {
  fieldOf,
  formatChanges,
  type FormatValues,
  formatValuesOf,
  NO_FORMAT,
} from '../../matches/format/format-values.ts';
import { repeatsText } from '../../matches/match-facts.ts';
import { useState } from 'react';
import { useOrganiser } from '../../account/organiser.ts';
import { areSame, changedKeys, restoreValues } from '../../forms/draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';

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

/** Type of the form of a match; `Sent` is the type of the validated values. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/**
 * Type of a function that shows an error at a field whose text cannot be read: `sentence` is the error, and `typed` the
 * text with which the user left the field.
 */
export type Refuse = (field: FormDetail, sentence: string, typed: string) => Promise<void>;

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

/** Type of the differences between the form of a new match and the form that edits a match. */
type Purpose<Sent> = {
  /** The name of the draft in which the browser stores the input. */
  draft: string;
  start: MatchValues;
  /** Returns the values of the stored draft with what else is known about the match. */
  complete?: (values: MatchValues) => MatchValues;
  /** True if `start` has the values of an existing match. */
  isChange?: boolean;
  resolverOf: (today: () => string) => Resolver<MatchValues, unknown, Sent>;
  send: (match: Sent, typed: MatchValues) => Promise<Match>;
  /** True while a save is running, also a save that began before the user left the screen and came back. */
  saving?: boolean;
  done: string;
  /** Called after a save, to navigate to the next screen; not called if the user has left this screen. */
  onSaved: (saved: Match) => void;
  failures: { action: string; signedOut: string };
};

/**
 * Returns the form of a match, whose input is stored as a draft. Only one save runs at a time. After it a toast is
 * shown and `onSaved` is called; after a failure the input stays.
 */
export function useMatchForm<Sent>(purpose: Purpose<Sent>) {
  const { user, timeZone } = useOrganiser();
  const now = () => todayIn(timeZone, Date.now());
  const [today] = useState(now);
  const isMounted = useIsMounted();
  const { form, formProps, submit, draft, refuse } = useDraftForm<MatchValues, Sent>({
    uid: user?.uid ?? '',
    name: purpose.draft,
    ...(purpose.isChange && { base: purpose.start }),
    read: (stored) => {
      const values = restoreValues(stored, purpose.start);
      return purpose.complete?.(values) ?? values;
    },
    resolver: purpose.resolverOf(now),
    save,
    saving: purpose.saving ?? false,
    emptied: () => purpose.start,
  });

  async function save(match: Sent, typed: MatchValues): Promise<void> {
    if (purpose.saving) return;
    if (!user) {
      toastError(purpose.failures.signedOut);
      return;
    }
    try {
      const saved = await purpose.send(match, typed);
      if (areSame(restoreValues(draft.read(), purpose.start), typed)) draft.clear();
      toast({ title: 'Éxito', description: purpose.done });
      if (isMounted()) purpose.onSaved(saved);
    } catch (error) {
      showFailure(error, purpose.failures, (path, message) => {
        const field = isFieldName(path) ? path : fieldOf(path);
        if (field) form.setError(field, { message }, { shouldFocus: true });
        return field !== null;
      });
    }
  }

  return { form, formProps, submit, refuse, today, forget: draft.clear };
}
