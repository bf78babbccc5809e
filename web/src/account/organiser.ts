import { countryOfTimeZone } from '@picadito/domain';
import { browserTimeZone } from '../lib/browser-time-zone.ts';
import { useSession } from '../identity/session.ts';

/**
 * Returns the signed-in user, a time zone and a country. `timeZone` is the browser's and decides which day is today.
 * `country` (ISO 3166-1 alpha-2, or null) comes from the user's profile, else from the time zone; phone numbers without
 * a country code are read with it.
 */
export function useOrganiser() {
  const { user } = useSession();
  const timeZone = browserTimeZone();
  return { user, timeZone, country: user?.country ?? countryOfTimeZone(timeZone) };
}
