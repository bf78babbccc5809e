import { addDays, formatDate, todayIn, wallClock, weekdayName, weekdayOf } from '@picadito/domain';

const MINUTE_MS = 60_000;
const inTwoDigits = (part: number) => String(part).padStart(2, '0');

/** When something happened: 'recién', 'hace 5 min', 'hoy 18:05', 'ayer 23:40', 'lun 23/11 09:00'. */
export function agoText(timestamp: string, now: number, timeZone: string): string {
  const at = Date.parse(timestamp);
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return 'recién';
  if (minutes < 60) return `hace ${minutes} min`;
  return untilText(clockText(at, timeZone), todayIn(timeZone, now));
}

/** What the clock of a zone shows at `instant` (epoch ms): YYYY-MM-DDTHH:MM. */
export function clockText(instant: number, timeZone: string): string {
  const { hour, minute } = wallClock(timeZone, instant);
  return `${todayIn(timeZone, instant)}T${inTwoDigits(hour)}:${inTwoDigits(minute)}`;
}

/** Of YYYY-MM-DDTHH:MM: 'hoy 18:00', 'mañana 18:00', 'jue 26/11 18:00'. */
export function untilText(until: string, today: string): string {
  const [day = '', time = ''] = until.split('T');
  return `${dayText(day, today)} ${time}`;
}

function dayText(day: string, today: string): string {
  if (day === today) return 'hoy';
  if (day === addDays(today, -1)) return 'ayer';
  if (day === addDays(today, 1)) return 'mañana';
  return `${weekdayName(weekdayOf(day)).slice(0, 3).toLowerCase()} ${formatDate(day).slice(0, 5)}`;
}
