import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Match,
  type MatchFormat,
  matchInput,
  type MatchInput,
  matchUpdate,
  type MatchUpdate,
  MESSAGES,
  plainDate,
  todayIn,
} from '@picadito/domain';
import { useState } from 'react';
import type { Resolver, ResolverResult, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useOrganiser } from '../../account/organiser.ts';
import { areSame, restoreValues } from '../../forms/draft.ts';
import { typedDate, typedTime } from '../../forms/read-when.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import {
  errorsByControl,
  fieldOf,
  formatFits,
  NEW_FORMAT,
  typedFormat,
} from '../../matches/format/format-values.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { type FormDetail, isFieldName, type MatchValues, withDay } from './match-values.ts';

/** Type of the form of a match; `Sent` is the type of the validated values. */
export type MatchForm<Sent> = UseFormReturn<MatchValues, unknown, Sent>;

/**
 * Type of a function that shows an error at a field whose text cannot be read: `sentence` is the error, and `typed` the
 * text with which the user left the field.
 */
export type Refuse = (field: FormDetail, sentence: string, typed: string) => Promise<void>;

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
  const todayNow = () => todayIn(timeZone, Date.now());
  const [today] = useState(todayNow);
  const isMounted = useIsMounted();
  const { form, formProps, submit, draft, refuse } = useDraftForm<MatchValues, Sent>({
    uid: user?.uid ?? '',
    name: purpose.draft,
    ...(purpose.isChange && { base: purpose.start }),
    read: (stored) => {
      const values = restoreValues(stored, purpose.start);
      return purpose.complete?.(values) ?? values;
    },
    resolver: purpose.resolverOf(todayNow),
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
      // The draft stays if the user has typed on during the save.
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

/** Type of a function that returns the usual format of a list. */
export type UsualFormat = (listId: string) => MatchFormat;

const PAST = { error: MESSAGES.matchDatePast, path: ['date'], abort: true };

/** Returns the schemas that validate the date and the time as typed. `today` is the organiser's date, YYYY-MM-DD. */
function typedWhen(today: string) {
  return {
    date: z.pipe(typedDate(today, MESSAGES.matchIncomplete), plainDate),
    time: typedTime(MESSAGES.matchIncomplete),
  };
}

/**
 * Returns the schema of a new match (docs/specification.md#rules-matches). `today` is the organiser's date, YYYY-MM-DD,
 * and `usual` returns the format with which the form of a list begins.
 */
export function newMatchRules(today: string, usual: UsualFormat = () => NEW_FORMAT) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchInput> => ({
      ...withDay(form),
      ...typedFormat(form, usual(form.listId)),
    })),
    z.safeExtend(matchInput, typedWhen(today)),
  );
  return typed.check(
    z.refine(({ date }: MatchInput) => date >= today, PAST),
    formatFits<MatchInput>(),
  );
}

/**
 * Returns the schema of an edited match. Its date may be past if it is unchanged, and its list may stay empty if the
 * list was deleted (docs/specification.md#rules-matches). `today` is the organiser's date, YYYY-MM-DD.
 */
export function editedMatchRules(match: Match, today: string) {
  const typed = z.pipe(
    z.transform((form: MatchValues): z.input<typeof matchUpdate> => ({
      ...withDay(form),
      ...typedFormat(form, match),
      listId: form.listId === '' && match.listId === null ? null : form.listId,
    })),
    z.safeExtend(matchUpdate, typedWhen(today)),
  );
  return typed.check(
    z.refine(({ date }: MatchUpdate) => date >= today || date === match.date, PAST),
    formatFits<MatchUpdate>(),
  );
}

/**
 * Returns the form's resolver for a new match. The resolver calls `today` at each submission, because the page may be
 * open past midnight.
 */
export function newMatchResolver(
  today: () => string,
  usual: UsualFormat,
): Resolver<MatchValues, unknown, MatchInput> {
  return async (...typed) => byControl(await zodResolver(newMatchRules(today(), usual))(...typed));
}

/**
 * Returns the form's resolver for an edited match. The resolver calls `today` at each submission, because the page may
 * be open past midnight.
 */
export function editedMatchResolver(
  match: Match,
  today: () => string,
): Resolver<MatchValues, unknown, MatchUpdate> {
  return async (...typed) =>
    byControl(await zodResolver(editedMatchRules(match, today()))(...typed));
}

/** Returns the result of a resolver with the errors of a rotation at their controls. */
function byControl<Sent>(
  result: ResolverResult<MatchValues, Sent>,
): ResolverResult<MatchValues, Sent> {
  return { ...result, errors: errorsByControl(result.errors) } as typeof result;
}
