import { epochDay } from './calendar.ts';
import { dayOf } from './dates.ts';
import { normaliseTime } from './times.ts';
import { offsetAt } from './wall-clock.ts';

const DAY_MS = 86_400_000;

/**
 * Tells whether the text is an IANA zone name that this runtime knows, including links such as America/Buenos_Aires.
 */
export function isTimeZone(text: string): boolean {
  // Runtimes also accept bare offsets ('+03:00'), which have no daylight saving time.
  if (!/^[A-Za-z][\w+/-]*$/.test(text)) return false;
  try {
    offsetAt(text, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the instant (epoch milliseconds) of `date` (YYYY-MM-DD) and `time` (HH:MM) in `timeZone`. A time that
 * daylight saving skips moves forward by the length of the gap; a time that occurs twice is the first one. Throws a
 * RangeError for an invalid date, time or zone.
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const clock = normaliseTime(time);
  if (clock === null) throw new RangeError(`no time: ${time}`);
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const wall = epochDay(dayOf(date)) * DAY_MS + minutes * 60_000;
  // No zone is a day away from UTC, so these are the offsets before and after any nearby change.
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const fitting = [wall - before, wall - after].filter(
    (instant) => instant + offsetAt(timeZone, instant) === wall,
  );
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

/**
 * Time zones of the Spanish-speaking countries, by country code. An entry that ends in '/' means all zones that begin
 * with it. The lists include old names, because browsers still report them.
 */
const ZONES_OF_COUNTRY = {
  AR: 'America/Argentina/ America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario',
  BO: 'America/La_Paz',
  CL: 'Chile/ America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CU: 'America/Havana Cuba',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil Pacific/Galapagos',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  GQ: 'Africa/Malabo',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  MX: 'Mexico/ America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana America/Ensenada America/Santa_Isabel',
  NI: 'America/Managua',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PR: 'America/Puerto_Rico',
  PY: 'America/Asuncion',
  SV: 'America/El_Salvador',
  UY: 'America/Montevideo',
  VE: 'America/Caracas',
};

/** Returns the ISO 3166-1 alpha-2 code of a zone in a Spanish-speaking country; null for all other zones. */
export function countryOfTimeZone(timeZone: string): string | null {
  const found = Object.entries(ZONES_OF_COUNTRY).find(([, zones]) =>
    zones
      .split(' ')
      .some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone)),
  );
  return found?.[0] ?? null;
}
