import { addDays, hoursBefore, type Match } from '@picadito/domain';

/**
 * Type of the choice of a deadline for answers: 'none', 'before' (three hours before the match) or 'other' (a chosen
 * time).
 */
export type DeadlineChoice = 'none' | 'before' | 'other';
export type ChosenDeadline = { choice: DeadlineChoice; date: string; time: string };
type When = Pick<Match, 'date' | 'time'>;

/**
 * Number of days that the form offers for a deadline, the last being the day of the match. For each day it offers every
 * half hour.
 */
const DAYS = 7;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/**
 * Returns the choice that the form shows for a stored deadline. `until` is YYYY-MM-DDTHH:MM, or null for no deadline.
 */
export function chosenDeadline(until: string | null, match: When): ChosenDeadline {
  const [date = '', time = ''] = (until ?? hoursBefore(match)).split('T');
  if (until === null) return { choice: 'none', date, time };
  return { choice: until === hoursBefore(match) ? 'before' : 'other', date, time };
}

/** Returns the deadline to store, YYYY-MM-DDTHH:MM; null for no deadline. */
export function storedDeadline({ choice, date, time }: ChosenDeadline, match: When): string | null {
  if (choice === 'none') return null;
  return choice === 'before' ? hoursBefore(match) : `${date}T${time}`;
}

/** Returns the choice that the form shows for the stored hour until which regulars keep a place, or null for none. */
export function chosenRegularsHour(until: string | null, { date, time }: When): ChosenDeadline {
  if (until === null) return { choice: 'none', date: addDays(date, -1), time };
  const [day = '', hour = ''] = until.split('T');
  return { choice: 'other', date: day, time: hour };
}

type Settings = {
  capacity: number;
  answersUntil: string | null;
  regularsUntil: string | null;
};

/** Returns only the settings that the form has changed, because another device may have changed the others. */
export function changedSettings(form: Settings, before: Settings): Partial<Settings> {
  const { capacity, answersUntil, regularsUntil } = form;
  return {
    ...(capacity !== before.capacity && { capacity }),
    ...(answersUntil !== before.answersUntil && { answersUntil }),
    ...(regularsUntil !== before.regularsUntil && { regularsUntil }),
  };
}

/** Returns the days and times that the form offers, including the chosen ones even if they are not among the usual. */
export function deadlineOptions({ date, time }: ChosenDeadline, match: When) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(match.date, index + 1 - DAYS));
  return { days: withOwn(days, date), times: withOwn(HALF_HOURS, time) };
}

function withOwn(options: readonly string[], own: string): string[] {
  return [...new Set([...options, own])].toSorted();
}
