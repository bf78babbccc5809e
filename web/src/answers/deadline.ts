import { addDays, hoursBefore, type Match } from '@picadito/domain';

/** Lists until when players can answer: without a limit, three hours before the match, or at another hour. */
export type DeadlineChoice = 'none' | 'before' | 'other';
export type ChosenDeadline = { choice: DeadlineChoice; date: string; time: string };
type When = Pick<Match, 'date' | 'time'>;

/** The form offers this many days up to the match, and every half hour of them. */
const DAYS = 7;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Returns the form for a stored deadline. */
export function chosenDeadline(until: string | null, match: When): ChosenDeadline {
  const [date = '', time = ''] = (until ?? hoursBefore(match)).split('T');
  if (until === null) return { choice: 'none', date, time };
  return { choice: until === hoursBefore(match) ? 'before' : 'other', date, time };
}

/** Returns the deadline that the form says, to be stored. */
export function storedDeadline({ choice, date, time }: ChosenDeadline, match: When): string | null {
  if (choice === 'none') return null;
  return choice === 'before' ? hoursBefore(match) : `${date}T${time}`;
}

type Settings = { capacity: number; answersUntil: string | null };

/** Returns the settings that the form has changed; the others may have been changed elsewhere since. */
export function changedSettings(form: Settings, before: Settings): Partial<Settings> {
  const { capacity, answersUntil } = form;
  return {
    ...(capacity !== before.capacity && { capacity }),
    ...(answersUntil !== before.answersUntil && { answersUntil }),
  };
}

/** Returns the days and hours to choose from, with the chosen ones wherever they stand. */
export function deadlineOptions({ date, time }: ChosenDeadline, match: When) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(match.date, index + 1 - DAYS));
  return { days: withOwn(days, date), times: withOwn(HALF_HOURS, time) };
}

function withOwn(options: readonly string[], own: string): string[] {
  return [...new Set([...options, own])].toSorted();
}
