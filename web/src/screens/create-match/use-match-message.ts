import { todayIn } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { useState } from 'react';
import { useOrganiser } from '../../account/organiser.ts';
import { storedMessage } from '../../matches/message/stored-message.ts';
import { changesBy } from './match-message.ts';
import type { MatchForm } from './match-form.ts';
import { followDate } from './match-values.ts';

/**
 * Returns what a pasted message says about the new match: `message`, null without one, `fillIn`, which puts another
 * message into the form, and `forget`.
 */
export function useMatchMessage() {
  const { user, timeZone } = useOrganiser();
  const stored = storedMessage(user?.uid ?? '');
  const [message, setMessage] = useState(() => {
    const now = Date.now();
    const kept = stored.read(now);
    // A message from before midnight may name a day that is past by now.
    const isPast = Boolean(kept?.date && kept.date < todayIn(timeZone, now));
    return kept && isPast ? { ...kept, date: null } : kept;
  });

  function fillIn<Sent>(form: MatchForm<Sent>, next: MatchMessage): void {
    const { date, recurringDay } = form.getValues();
    const changes = changesBy(next);
    for (const [detail, value] of Object.entries(changes)) {
      form.setValue(detail as keyof typeof changes, value);
    }
    form.clearErrors(Object.keys(changes) as (keyof typeof changes)[]);
    if (changes.date) {
      form.setValue('recurringDay', followDate(null, recurringDay, date, changes.date));
    }
    setMessage(next);
    stored.store(next, Date.now());
  }

  return { message, fillIn, forget: stored.clear };
}
