import { DEFAULT_TIME_ZONE, isTimeZone } from '@picadito/domain';

/** The browser's IANA time zone. */
export function browserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}
