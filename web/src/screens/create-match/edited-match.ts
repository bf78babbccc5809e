import { type Match, type MatchPatch, type MatchUpdate, pick } from '@picadito/domain';
import { changedKeys } from '../../forms/stored-draft.ts';
import { FORM_DETAILS, type MatchValues, weekdayOption } from './match-form.ts';

/** The form of a match that exists; '' where its list is gone. */
export function valuesOf(match: Match): MatchValues {
  const { date, listId, recurringDay } = match;
  return {
    ...pick(match, FORM_DETAILS),
    listId: listId ?? '',
    recurringDay: recurringDay === null ? weekdayOption(date) : String(recurringDay),
  };
}

/** Of what is `sent`, the fields that were typed over `start`: the others may have changed on another device. */
export function sentChanges(sent: MatchUpdate, typed: MatchValues, start: MatchValues): MatchPatch {
  const changed = changedKeys(typed, start);
  const repeats = changed.includes('isRecurring') || changed.includes('recurringDay');
  return pick(sent, repeats ? [...changed, 'isRecurring', 'recurringDay'] : changed);
}

/** The first day that the date may be: today, or the match's own day if that is past. */
export function firstDate(match: Match, today: string): string {
  return match.date < today ? match.date : today;
}
