import { todayIn } from '@picadito/domain';

/**
 * Returns today's date in a time zone where it is at least three o'clock, so that a match in the first hour of today is
 * over. The server accepts no match on a past day. Of two zones half a day apart, one always qualifies.
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
