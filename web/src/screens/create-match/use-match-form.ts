import { type Match, todayIn } from '@picadito/domain';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useOrganiser } from '../../account/organiser.ts';
import { areSame, restoreValues } from '../../forms/stored-draft.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useResetAfterSave } from '../../forms/use-reset-after-save.ts';
import { fieldErrors } from '../../sync/field-errors.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { isFieldName, type MatchValues } from './match-form.ts';

/** Type of what differs between creating and editing a match. */
type Purpose<Sent> = {
  /** The name of the draft in which the browser stores the input. */
  draft: string;
  start: MatchValues;
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
  const { form, formProps, draft, refuse } = useDraftForm<MatchValues, Sent>({
    uid: user?.uid ?? '',
    name: purpose.draft,
    ...(purpose.isChange && { base: purpose.start }),
    read: (kept) => restoreValues(kept, purpose.start),
    resolver: purpose.resolverOf(now),
    save,
  });
  useResetAfterSave(form, draft, purpose.saving ?? false, () => purpose.start);

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
      for (const { path, message } of fieldErrors(error)) {
        if (isFieldName(path)) form.setError(path, { message }, { shouldFocus: true });
      }
      toastError(failureSentence(error, purpose.failures));
    }
  }

  return { form, formProps, refuse, today, forget: draft.clear };
}
