import type { Match, MatchPatch, MatchUpdate } from '@picadito/domain';
import { changedFields } from '../../forms/stored-draft.ts';
import { type MatchValues, weekdayOption } from './match-form.ts';

/** The form of a match that exists; '' where its list is gone. */
export function valuesOf(match: Match): MatchValues {
  const { date, time, location, listId, isRecurring, recurringDay } = match;
  return {
    date,
    time,
    location,
    listId: listId ?? '',
    isRecurring,
    recurringDay: recurringDay === null ? weekdayOption(date) : String(recurringDay),
  };
}

/** Of what is `sent`, the fields that were typed over `start`: the others may have changed on another device. */
export function sentChanges(sent: MatchUpdate, typed: MatchValues, start: MatchValues): MatchPatch {
  const { date, time, location, listId, isRecurring, recurringDay = null } = sent;
  const changed = changedFields(typed, start);
  const repeats = 'isRecurring' in changed || 'recurringDay' in changed;
  return {
    ...('date' in changed && { date }),
    ...('time' in changed && { time }),
    ...('location' in changed && { location }),
    ...('listId' in changed && { listId }),
    ...(repeats && { isRecurring, recurringDay }),
  };
}

/** The first day that the date may be: today, or the match's own day if that is past. */
export function firstDate(match: Match, today: string): string {
  return match.date < today ? match.date : today;
}
