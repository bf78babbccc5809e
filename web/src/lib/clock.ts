import { useEffect, useState } from 'react';
import { DEFAULT_TIME_ZONE, isTimeZone, clockIn, dayText, todayIn } from '@picadito/domain';

export const A_MINUTE_MS = 60_000;

/** Returns the current time in epoch milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Returns the browser's IANA time zone, or the default zone if it is not a valid one. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}

/** Number of letters to which weekdays are cut. */
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
