import { clockIn, dayText, todayIn } from '@picadito/domain';

/** Limit of a recent use: within 28 days the day of the month alone identifies a day. */
const A_MONTH_MS = 28 * 24 * 60 * 60 * 1000;

/**
 * Returns a text such as 'lo usó el jueves 26 a las 20:14' or 'lo usó hoy a las 20:14'. The date has the month if the
 * use is 28 days old or older.
 */
export function usedText(timestamp: string, now: number, timeZone: string): string {
  const at = Date.parse(timestamp);
  const [date = '', time = ''] = clockIn(timeZone, at).split('T');
  const day = dayText(date, todayIn(timeZone, now));
  const isNear = now - at < A_MONTH_MS;
  const shown = day.includes(' ') ? `el ${isNear ? day.replace(/\/.*/, '') : day}` : day;
  return `lo usó ${shown} a las ${time}`;
}
