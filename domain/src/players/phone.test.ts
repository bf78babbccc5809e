import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseWhatsapp, showPhone, suggestedWhatsapp } from './phone.ts';
import * as MESSAGES from '../text/messages.ts';

const BUENOS_AIRES = '+5491155551234';
const MAR_DEL_PLATA = '+5492235123456';
const MEXICO = '+525512345678';

test.each([
  // Argentina: the mobile 9 is added, and the 0 and the 15 are removed.
  ['011 15 5555-1234', 'AR', BUENOS_AIRES],
  ['11 15 5555-1234', 'AR', BUENOS_AIRES],
  ['15-5555-1234', 'AR', MESSAGES.whatsappArea],
  ['5555-1234', 'AR', MESSAGES.whatsappArea],
  ['11 5555 1234', 'AR', BUENOS_AIRES],
  ['011 5555 1234', 'AR', BUENOS_AIRES],
  ['(011) 5555-1234', 'AR', BUENOS_AIRES],
  ['9 11 5555 1234', 'AR', BUENOS_AIRES],
  ['54 11 5555 1234', 'AR', BUENOS_AIRES],
  ['5491155551234', 'AR', BUENOS_AIRES],
  ['+54 11 5555 1234', 'AR', BUENOS_AIRES],
  ['+54 9 11 5555 1234', 'AR', BUENOS_AIRES],
  ['+54 9 11 15 5555 1234', 'AR', BUENOS_AIRES],
  ['+54 11 15 5555 1234', null, BUENOS_AIRES],
  ['+54 9 011 5555 1234', null, BUENOS_AIRES],
  ['(+54) 9 11 5555-1234', null, BUENOS_AIRES],
  ['0054 9 11 5555 1234', null, BUENOS_AIRES],
  ['0223 15 512 3456', 'AR', MAR_DEL_PLATA],
  ['223 512-3456', 'AR', MAR_DEL_PLATA],
  ['11 1555 1234', 'AR', '+5491115551234'],
  ['11 5555 12345', 'AR', MESSAGES.whatsappInvalid],
  // Mexico: 521 becomes 52.
  ['+52 1 55 1234 5678', null, MEXICO],
  ['+52 55 1234 5678', null, MEXICO],
  ['5215512345678', 'MX', MEXICO],
  ['525512345678', 'MX', MEXICO],
  ['55 1234 5678', 'MX', MEXICO],
  ['1 55 1234 5678', 'MX', MEXICO],
  ['044 55 1234 5678', 'MX', MEXICO],
  ['01 55 1234 5678', 'MX', MEXICO],
  ['+52 1 55 1234 5678', 'AR', MEXICO],
  // Numbers of Spain and Uruguay need no special rule.
  ['612 34 56 78', 'ES', '+34612345678'],
  ['34 612 34 56 78', 'ES', '+34612345678'],
  ['+34 612-34-56-78', null, '+34612345678'],
  ['099 123 456', 'UY', '+59899123456'],
  ['99 123 456', 'UY', '+59899123456'],
  ['+598 099 123 456', null, '+59899123456'],
  // The number is of another country than the organiser's.
  ['+1 212 555 0123', 'AR', '+12125550123'],
  ['+56 9 6123 4567', 'AR', '+56961234567'],
  // A number needs a country or a plus.
  ['11 5555 1234', null, MESSAGES.whatsappCountry],
  ['5491155551234', null, MESSAGES.whatsappCountry],
  ['11 5555 1234', 'XX', MESSAGES.whatsappCountry],
  ['11 5555 1234', '', MESSAGES.whatsappCountry],
  // A number has 8 to 15 digits.
  ['1234567', 'AR', MESSAGES.whatsappDigits],
  ['+54 9 11 5555 1234 567', 'AR', MESSAGES.whatsappDigits],
  ['11 5555 1234 / 11 4444 3333', 'AR', MESSAGES.whatsappDigits],
  ['sin número', 'AR', MESSAGES.whatsappDigits],
  ['-', 'AR', MESSAGES.whatsappDigits],
  ['00 43 1000', 'AR', MESSAGES.whatsappDigits],
  // Letters are removed before the rest is checked.
  ['Cel: 11 5555 1234 (Ana)', 'AR', BUENOS_AIRES],
  ['11 5555 123O', 'AR', MESSAGES.whatsappInvalid],
  // Addresses of WhatsApp chats are international, whatever the country of the organiser.
  ['wa.me/5491155551234', 'ES', BUENOS_AIRES],
  ['https://wa.me/5491155551234', null, BUENOS_AIRES],
  ['https://wa.me/+54 9 11 5555-1234', 'UY', BUENOS_AIRES],
  ['https://wa.me/59899123456?text=Hola%2C%20soy%2010', 'AR', '+59899123456'],
  ['api.whatsapp.com/send?phone=5215512345678', 'AR', MEXICO],
  [
    'https://api.whatsapp.com/send/?phone=%2B34612345678&text&type=phone_number',
    'AR',
    '+34612345678',
  ],
  ['https://api.whatsapp.com/send?text=hola&phone=34612345678', 'AR', '+34612345678'],
  ['https://web.whatsapp.com/send?phone=56961234567', 'ES', '+56961234567'],
  ['whatsapp://send?phone=5511987654321', 'AR', '+5511987654321'],
  ['wa.me/1155551234', 'AR', MESSAGES.whatsappInvalid],
  ['https://wa.me/message/ABCDEFG', 'AR', MESSAGES.whatsappDigits],
  // These numbers do not exist.
  ['+999 1234 5678', null, MESSAGES.whatsappInvalid],
  ['12345678', 'ES', MESSAGES.whatsappInvalid],
  ['00000000', 'AR', MESSAGES.whatsappInvalid],
])('"%s" typed in %s gives "%s"', (typed, country, wanted) => {
  const result = normaliseWhatsapp(typed, country);
  expect(result.ok ? result.value : result.error).toBe(wanted);
  expect(result.ok).toBe(wanted.startsWith('+'));
});

test.each([
  ['5491155551234', 'ES', BUENOS_AIRES],
  ['5491155551234', 'UY', BUENOS_AIRES],
  ['5491155551234', null, BUENOS_AIRES],
  ['54 11 5555 1234', 'ES', BUENOS_AIRES],
  ['5215512345678', 'UY', MEXICO],
  ['56961234567', 'AR', '+56961234567'],
  ['598 99 123 456', 'AR', '+59899123456'],
  ['598 99 123 456', 'BR', '+59899123456'],
  ['56 9 8765 4321', 'BR', '+56987654321'],
  ['34 612 34 56 78', 'BR', '+34612345678'],
  ['34 612 34 56 78', 'AR', '+34612345678'],
  ['5511987654321', 'AR', '+5511987654321'],
  // Numbers of the organiser's country are stored without a question.
  ['5491155551234', 'AR', null],
  ['11 5555 1234', 'AR', null],
  ['612 34 56 78', 'ES', null],
  ['51 98765-4321', 'BR', null],
  ['(11) 4004-1234', 'BR', null],
  ['+598 99 123 456', 'AR', null],
  // Short numbers, numbers with a trunk 0 and numbers that exist nowhere are refused without a question.
  ['5555 1234', 'AR', null],
  ['0598 99 123 456', 'AR', null],
  ['999 1234 56789', 'AR', null],
  ['11 5555 12345', 'AR', null],
  ['wa.me/1155551234', 'ES', null],
])('"%s" typed in %s may be meant as %s', (typed, country, wanted) => {
  expect(suggestedWhatsapp(typed, country)).toBe(wanted);
});

test.each([[null], [''], ['   ']])('empty input (%j) is no number and no error', (typed) => {
  expect(normaliseWhatsapp(typed, 'AR')).toEqual({ ok: true, value: null });
  expect(normaliseWhatsapp(typed, null)).toEqual({ ok: true, value: null });
});

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const typed = fc
  .tuple(
    fc.constantFrom(
      '',
      '+',
      '00',
      '+54',
      '+549',
      '+5411',
      '+52',
      '+521',
      '11',
      '15',
      '0',
      '+34 6',
      '+598 9',
    ),
    digits(5, 12),
  )
  .map((parts) => parts.join(''));
const country = fc.constantFrom('AR', 'MX', 'ES', 'UY', 'CL', 'IT', 'US', 'XX', null);

test('a normalised number is E.164 and stays unchanged with any country', () => {
  let numbers = 0;
  fc.assert(
    fc.property(typed, country, country, (text, once, again) => {
      const result = normaliseWhatsapp(text, once);
      if (!result.ok || result.value === null) return;
      numbers += 1;
      expect(result.value).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(result.value).not.toMatch(/^\+54(?:11|[23])|^\+521\d{10}$/);
      expect(normaliseWhatsapp(result.value, again)).toEqual(result);
      expect(normaliseWhatsapp(showPhone(result.value), again)).toEqual(result);
      expect(normaliseWhatsapp(`wa.me/${result.value.slice(1)}`, again)).toEqual(result);
    }),
    { numRuns: 3000 },
  );
  expect(numbers).toBeGreaterThan(100);
});

test.each([
  ['+5491155551234', '+54 9 11 5555 1234'],
  ['+525512345678', '+52 55 1234 5678'],
  ['+34612345678', '+34 612 34 56 78'],
  ['ninguno', 'ninguno'],
  ['', ''],
])('%s is shown as %s', (e164, shown) => {
  expect(showPhone(e164)).toBe(shown);
});
