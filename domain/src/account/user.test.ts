import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { profilePatch } from './user.ts';

const broken = (value: unknown) =>
  z
    .safeParse(profilePatch, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a patch changes only the named fields: omitted ones do not become null', () => {
  expect(z.parse(profilePatch, {})).toEqual({});
  expect(Object.keys(z.parse(profilePatch, { name: ' Ana ' }))).toEqual(['name']);
});

test('a number and a country can be removed', () => {
  expect(z.parse(profilePatch, { whatsapp: '', country: null })).toEqual({
    whatsapp: null,
    country: null,
  });
});

test.each([
  [{ name: '' }, 'name: El nombre es obligatorio.'],
  [{ name: null }, 'name: El nombre es obligatorio.'],
  [{ name: 7 }, 'name: El nombre es obligatorio.'],
  [{ whatsapp: 7 }, `whatsapp: ${MESSAGES.whatsappInvalid}`],
  [{ whatsapp: '123' }, `whatsapp: ${MESSAGES.whatsappDigits}`],
  [{ timeZone: 'Mars/Olympus' }, `timeZone: ${MESSAGES.timeZoneInvalid}`],
  [{ timeZone: null }, `timeZone: ${MESSAGES.timeZoneInvalid}`],
  [{ country: 'ar' }, `country: ${MESSAGES.countryInvalid}`],
  [{ country: 54 }, `country: ${MESSAGES.countryInvalid}`],
])('a profile changed to %j is refused in Spanish: %s', (change, sentence) => {
  expect(broken(change)).toEqual([sentence]);
});

test.each([[undefined], [null], [7], ['x'], [[]]])(
  '%j is not a valid patch of a profile',
  (value) => {
    expect(broken(value)).toEqual([`: ${MESSAGES.invalid}`]);
  },
);
