import { todayIn } from '@picadito/domain';

/**
 * Returns today's date in a zone where it is three o'clock or later, so that matches in its first hour are over. No match
 * can be created for a day that is past; of two zones half a day apart one will do.
 */
export function todayAfterThree(): { date: string; timeZone: string } {
  const now = Date.now();
  const isOver = (timeZone: string) =>
    Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
    ) >= 3;
  const timeZone = isOver('America/Argentina/Buenos_Aires')
    ? 'America/Argentina/Buenos_Aires'
    : 'Asia/Tokyo';
  return { date: todayIn(timeZone, now), timeZone };
}
