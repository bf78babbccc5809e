import { addDays, formatDate, todayIn, weekdayName, weekdayOf } from './dates.ts';
import { wallClock } from './wall-clock.ts';

const inTwoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the wall-clock time in a zone at `instant` (epoch milliseconds) as YYYY-MM-DDTHH:MM. */
export function clockIn(timeZone: string, instant: number): string {
  const { hour, minute } = wallClock(timeZone, instant);
  return `${todayIn(timeZone, instant)}T${inTwoDigits(hour)}:${inTwoDigits(minute)}`;
}

/** Returns a date as in 'jueves 26/11'. `letters` limits the letters of the weekday. */
export function dayInWords(date: string, letters?: number): string {
  const weekday = weekdayName(weekdayOf(date)).toLowerCase().slice(0, letters);
  return `${weekday} ${formatDate(date).slice(0, 5)}`;
}

/** Returns 'hoy', 'ayer', 'mañana' or a date as in 'jueves 26/11'. */
export function dayText(date: string, today: string, letters?: number): string {
  if (date === today) return 'hoy';
  if (date === addDays(today, -1)) return 'ayer';
  return date === addDays(today, 1) ? 'mañana' : dayInWords(date, letters);
}
