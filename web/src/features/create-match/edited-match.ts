import type { Match } from '@picadito/domain';
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

/** The first day that the date may be: today, or the match's own day if that is past. */
export function firstDate(match: Match, today: string): string {
  return match.date < today ? match.date : today;
}
