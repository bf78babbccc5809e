import { countryOfTimeZone } from '@picadito/domain';
import { browserTimeZone } from '../lib/clock.ts';
import { useSession } from '../identity/session.ts';

/**
 * Returns the signed-in user, a time zone and a country. `timeZone` is the time zone of the browser and decides which
 * day is today. `country` (ISO 3166-1 alpha-2, or null) comes from the user's profile, else from the time zone. Phone
 * numbers without a country code are read as numbers of this country.
 */
export function useOrganiser() {
  const { user } = useSession();
  const timeZone = browserTimeZone();
  return { user, timeZone, country: user?.country ?? countryOfTimeZone(timeZone) };
}

export type BrowserPlace = { timeZone: string; country: string | null };
export type KnownPlace = { timeZone: string | null; country: string | null };

/**
 * Returns the time zone and the country (ISO 3166-1 alpha-2, or null) that a browser's time zone and language indicate.
 * The country comes from the time zone, else from the region of the language tag if that is a country ('es-AR') and not
 * a part of the world ('es-419').
 */
export function browserPlace(timeZone: string, language: string): BrowserPlace {
  return { timeZone, country: countryOfTimeZone(timeZone) ?? countryOfLanguage(language) };
}

/** Returns the parts of `place` that the profile does not have yet; null if there are none. */
export function missingPlace(known: KnownPlace, place: BrowserPlace): Partial<BrowserPlace> | null {
  const missing = {
    ...(known.timeZone === null && { timeZone: place.timeZone }),
    ...(known.country === null && place.country !== null && { country: place.country }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

function countryOfLanguage(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language);
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null; // The text is not a language tag.
  }
}
