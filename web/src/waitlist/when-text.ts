import { clockIn, dayText, todayIn } from '@picadito/domain';

const MINUTE_MS = 60_000;
/** Number of letters of a weekday in a short line. */
const LETTERS = 3;

/** Returns a text for the time of an event: 'recién', 'hace 5 min', 'hoy 18:05', 'ayer 23:40', 'lun 23/11 09:00'. */
export function agoText(timestamp: string, now: number, timeZone: string): string {
  const at = Date.parse(timestamp);
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return 'recién';
  if (minutes < 60) return `hace ${minutes} min`;
  return untilText(clockIn(timeZone, at), todayIn(timeZone, now));
}

/** Returns a text for YYYY-MM-DDTHH:MM: 'hoy 18:00', 'mañana 18:00', 'jue 26/11 18:00'. */
export function untilText(until: string, today: string): string {
  const [day = '', time = ''] = until.split('T');
  return `${dayText(day, today, LETTERS)} ${time}`;
}
