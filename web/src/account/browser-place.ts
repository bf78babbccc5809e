import { countryOfTimeZone } from '@picadito/domain';

export type BrowserPlace = { timeZone: string; country: string | null };
export type KnownPlace = { timeZone: string | null; country: string | null };

/**
 * The place that a browser's zone and language speak of. The zone knows the country best; a language
 * tag only says one if its region is a country ('es-AR'), not a part of the world ('es-419').
 */
export function browserPlace(timeZone: string, language: string): BrowserPlace {
  return { timeZone, country: countryOfTimeZone(timeZone) ?? countryOfLanguage(language) };
}

/** What of `place` a profile does not know yet; null when there is nothing to tell it. */
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
    return null; // no language tag
  }
}
