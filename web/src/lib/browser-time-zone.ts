import { DEFAULT_TIME_ZONE, isTimeZone } from '@picadito/domain';

/** Returns the browser's IANA time zone, or the default zone if it is not a valid one. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}
