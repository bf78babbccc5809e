import { expect, test } from 'vitest';
import { browserPlace, missingPlace } from './organiser.ts';

const ELSEWHERE = 'Etc/UTC';

test.each([
  ['es-AR', 'AR'],
  ['en-US', 'US'],
  ['es-mx', 'MX'],
  ['zh-Hant-TW', 'TW'],
  ['es-419', null],
  ['en-001', null],
  ['es', null],
  ['', null],
  ['es_AR', null],
  ['C', null],
  ['not a tag', null],
])('without a country of the zone the language %j gives %s', (language, country) => {
  expect(browserPlace(ELSEWHERE, language)).toEqual({ timeZone: ELSEWHERE, country });
});

test.each([
  ['America/Argentina/Buenos_Aires', 'en-US', 'AR'],
  ['America/Buenos_Aires', 'es-419', 'AR'],
  ['America/Mexico_City', 'es-AR', 'MX'],
  ['Europe/Madrid', '', 'ES'],
  ['Europe/Berlin', 'es-UY', 'UY'],
  ['Mars/Olympus', 'es-419', null],
])('the zone %s with language %j gives %s', (timeZone, language, country) => {
  expect(browserPlace(timeZone, language).country).toBe(country);
});

test.each([
  [{ timeZone: null, country: null }, 'AR', { timeZone: ELSEWHERE, country: 'AR' }],
  [{ timeZone: null, country: null }, null, { timeZone: ELSEWHERE }],
  [{ timeZone: null, country: 'UY' }, 'AR', { timeZone: ELSEWHERE }],
  [{ timeZone: 'Europe/Madrid', country: null }, 'AR', { country: 'AR' }],
  [{ timeZone: 'Europe/Madrid', country: null }, null, null],
  [{ timeZone: 'Europe/Madrid', country: 'ES' }, 'AR', null],
])('a profile with %j, in a browser in %s, is patched with %j', (known, country, patch) => {
  expect(missingPlace(known, { timeZone: ELSEWHERE, country })).toEqual(patch);
});
