import { countryOfTimeZone } from '@picadito/domain';
import { browserTimeZone } from '../lib/browser-time-zone.ts';
import { useSession } from '../identity/session.ts';

/**
 * Returns the signed-in user and their place. `timeZone` is the browser's and decides which day is today. `country`
 * (ISO 3166-1 alpha-2, or null) is the profile's, else the time zone's; national phone numbers are read with it.
 */
export function useOrganiser() {
  const { user } = useSession();
  const timeZone = browserTimeZone();
  return { user, timeZone, country: user?.country ?? countryOfTimeZone(timeZone) };
}
