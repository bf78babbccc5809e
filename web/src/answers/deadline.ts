import { addDays, hoursBefore, type Match } from '@picadito/domain';

/** Until when players are asked to answer: never, three hours before the match, or at another hour. */
export type DeadlineChoice = 'none' | 'before' | 'other';
export type ChosenDeadline = { choice: DeadlineChoice; date: string; time: string };
type When = Pick<Match, 'date' | 'time'>;

/** So many days up to the match can be chosen, and every half hour of them. */
const DAYS = 7;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** The form for what is stored. */
export function chosenDeadline(until: string | null, match: When): ChosenDeadline {
  const [date = '', time = ''] = (until ?? hoursBefore(match)).split('T');
  if (until === null) return { choice: 'none', date, time };
  return { choice: until === hoursBefore(match) ? 'before' : 'other', date, time };
}

/** What the form says, to be stored. */
export function storedDeadline({ choice, date, time }: ChosenDeadline, match: When): string | null {
  if (choice === 'none') return null;
  return choice === 'before' ? hoursBefore(match) : `${date}T${time}`;
}

type Settings = { capacity: number; answersUntil: string | null };

/** What of them the form has changed: the rest may have been changed elsewhere since. */
export function changedSettings(form: Settings, before: Settings): Partial<Settings> {
  const { capacity, answersUntil } = form;
  return {
    ...(capacity !== before.capacity && { capacity }),
    ...(answersUntil !== before.answersUntil && { answersUntil }),
  };
}

/** The days and hours to choose from, with the chosen one wherever it stands. */
export function deadlineOptions({ date, time }: ChosenDeadline, match: When) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(match.date, index + 1 - DAYS));
  return { days: withOwn(days, date), times: withOwn(HALF_HOURS, time) };
}

function withOwn(options: readonly string[], own: string): string[] {
  return [...new Set([...options, own])].toSorted();
}
