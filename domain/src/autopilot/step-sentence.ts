import { clockIn, dayText } from '../time/day-text.ts';
import { todayIn } from '../time/dates.ts';

const DONE = {
  formed: 'El piloto armó los equipos',
  repaired: 'El piloto arregló los equipos',
} as const;

/** Type of a step in which the autopilot made or repaired the teams of a match. `at` is its timestamp. */
export type TeamStep = { at: string; kind: keyof typeof DONE };

/**
 * Returns what the autopilot did and when, as in 'El piloto armó los equipos a las 18:00'; the sentence about a step of
 * another day has the day too. `now` is in epoch milliseconds.
 */
export function stepSentence({ at, kind }: TeamStep, timeZone: string, now: number): string {
  const [date = '', time = ''] = clockIn(timeZone, Date.parse(at)).split('T');
  const day = dayText(date, todayIn(timeZone, now));
  const when = { hoy: 'a las', ayer: 'ayer a las' }[day] ?? `el ${day} a las`;
  return `${DONE[kind]} ${when} ${time}`;
}
