/*
 * On the day of the match those who are in are asked once more: 'Hoy se juega. ¿Venís seguro?', until an own VOY of that
 * day. The organiser sees who has not said so, but for those confirmed by the organiser that day.
 */
import { todayIn } from '../time/dates.ts';

type Day = { date: string; timeZone: string };

/** Whether this was, or is, on the day of the match. `at`: a timestamp, or epoch milliseconds. */
export function isOnTheDay(at: string | number, { date, timeZone }: Day): boolean {
  return todayIn(timeZone, typeof at === 'string' ? Date.parse(at) : at) === date;
}
