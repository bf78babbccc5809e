/*
 * On the day of the match the players who are in are asked once more ('Hoy se juega. ¿Venís seguro?'), until an own VOY
 * of that day. The organiser sees the players who have not said so, without the players that the organiser confirmed
 * that day.
 */
import { todayIn } from '../time/dates.ts';

type Day = { date: string; timeZone: string };

/**
 * Tells whether the time `at` (a timestamp or epoch milliseconds) is on the day of the match, by the clock of the
 * match.
 */
export function isOnTheDay(at: string | number, { date, timeZone }: Day): boolean {
  return todayIn(timeZone, typeof at === 'string' ? Date.parse(at) : at) === date;
}
