import { clockIn, dayText, todayIn } from '@picadito/domain';

/** Weekdays are cut to this many letters. */
const LETTERS = 3;

/**
 * Returns the time of day that a timestamp has in a zone, with the day unless it is today: '20:14', 'ayer 23:40', 'lun
 * 23/11 09:00'.
 */
export function clockText(timestamp: string, now: number, timeZone: string): string {
  const [day = '', time = ''] = clockIn(timeZone, Date.parse(timestamp)).split('T');
  const today = todayIn(timeZone, now);
  return day === today ? time : `${dayText(day, today, LETTERS)} ${time}`;
}
