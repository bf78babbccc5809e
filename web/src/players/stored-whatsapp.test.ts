import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { meantWhatsapp, storedWhatsapp } from './stored-whatsapp.ts';

test('a national number is shown as it will be stored, with the country of the organiser', async () => {
  expect(await storedWhatsapp('11 5555-1234', 'AR')).toEqual({
    ok: true,
    value: { value: '+5491155551234', shown: '+54 9 11 5555 1234' },
  });
});

test('an empty number is valid', async () => {
  expect(await storedWhatsapp('  ', null)).toEqual({
    ok: true,
    value: { value: null, shown: null },
  });
});

test('an invalid number gets a message', async () => {
  expect(await storedWhatsapp('123', 'AR')).toEqual({ ok: false, error: MESSAGES.whatsappDigits });
  expect(await storedWhatsapp('11 5555 1234', null)).toEqual({
    ok: false,
    error: MESSAGES.whatsappCountry,
  });
});

test('a number of another country typed without a plus is offered with it', async () => {
  expect(await meantWhatsapp('5491155551234', 'ES')).toBe('+54 9 11 5555 1234');
  expect(await meantWhatsapp('123', 'ES')).toBeNull();
});
