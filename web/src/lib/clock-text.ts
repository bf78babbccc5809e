import { clockIn, dayText, todayIn } from '@picadito/domain';

/** So many letters of a weekday, where a line is short. */
const LETTERS = 3;

/** Returns what the clock of a zone showed, with the day where it is not today: '20:14', 'ayer 23:40', 'lun 23/11 09:00'. */
export function clockText(timestamp: string, now: number, timeZone: string): string {
  const [day = '', time = ''] = clockIn(timeZone, Date.parse(timestamp)).split('T');
  const today = todayIn(timeZone, now);
  return day === today ? time : `${dayText(day, today, LETTERS)} ${time}`;
}
