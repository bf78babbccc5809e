import { countryOfTimeZone } from '@picadito/domain';
import { browserTimeZone } from '../lib/browser-time-zone.ts';
import { useSession } from '../identity/session.ts';

/**
 * Who organises, from where: `timeZone` is the browser's, where "today" is; `country` (ISO 3166-1
 * alpha-2, or null) is the profile's, else that of the zone, and reads national phone numbers.
 */
export function useOrganiser() {
  const { user } = useSession();
  const timeZone = browserTimeZone();
  return { user, timeZone, country: user?.country ?? countryOfTimeZone(timeZone) };
}
