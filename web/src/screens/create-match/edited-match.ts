import { type Match, type MatchPatch, type MatchUpdate, pick } from '@picadito/domain';
import { changedKeys } from '../../forms/draft.ts';
import { FORM_DETAILS, type MatchValues, weekdayOption } from './match-form.ts';

/** Returns the form values of an existing match; `listId` is '' if its list was deleted. */
export function valuesOf(match: Match): MatchValues {
  const { date, listId, recurringDay } = match;
  return {
    ...pick(match, FORM_DETAILS),
    listId: listId ?? '',
    recurringDay: recurringDay === null ? weekdayOption(date) : String(recurringDay),
  };
}

/**
 * Returns the fields of `sent` to store: those whose typed value differs from `start`, the value before editing.
 * Unchanged fields are left out, because another device may have changed them.
 */
export function sentChanges(sent: MatchUpdate, typed: MatchValues, start: MatchValues): MatchPatch {
  const changed = changedKeys(typed, start);
  const repeats = changed.includes('isRecurring') || changed.includes('recurringDay');
  return pick(sent, repeats ? [...changed, 'isRecurring', 'recurringDay'] : changed);
}

/** Returns the earliest date that the form accepts: today, or the match's own date if that is past. */
export function firstDate(match: Match, today: string): string {
  return match.date < today ? match.date : today;
}
