import { isSupportedCountry, parsePhoneNumberFromString as parse } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { hasPhoneDigits, withoutChatLink } from './whatsapp-digits.ts';
import { fail, ok, type Result } from '../result.ts';
import * as MESSAGES from '../text/messages.ts';

/**
 * Converts a typed number to E.164 as WhatsApp expects it, or fails with a Spanish sentence. The metadata of the
 * numbering plans is heavy, so no other file of the domain imports it. An empty input gives null. `country` (ISO 3166-1
 * alpha-2) is used to read national numbers; a number with a leading '+' or '00', or in the address of a WhatsApp chat,
 * is international. All other characters that are not digits are ignored.
 */
export function normaliseWhatsapp(
  input: string | null,
  country: string | null,
): Result<string | null, string> {
  const typed = withoutChatLink(input?.trim() ?? '');
  if (typed === '') return ok(null);
  if (!hasPhoneDigits(typed)) return fail(MESSAGES.whatsappDigits);
  const digits = typed.replaceAll(/\D/g, '');
  const hasPlus = /^\D*\+/.test(typed);
  if (hasPlus || digits.startsWith('00')) {
    return checked(fromInternational(hasPlus ? digits : digits.slice(2)), MESSAGES.whatsappInvalid);
  }
  if (!country || !isSupportedCountry(country)) return fail(MESSAGES.whatsappCountry);
  const reproach = lacksArea(digits, country) ? MESSAGES.whatsappArea : MESSAGES.whatsappInvalid;
  return checked(fromNational(digits, country), reproach);
}

/** Minimum number of digits of a typed number without '+' that may begin with a country code. */
const WITH_COUNTRY_MIN = 10;

/**
 * Returns the international number in E.164 that a typed number without '+' may be meant as, if it is not a number of
 * the organiser's `country`: '598 99 123 456' typed in Argentina. Returns null if the number can be converted as it is,
 * or if no valid number begins with these digits. The organiser has to agree before the number is stored.
 */
export function suggestedWhatsapp(input: string, country: string | null): string | null {
  const typed = withoutChatLink(input.trim());
  const digits = typed.replaceAll(/\D/g, '');
  const isNational = /^\D*(?:\+|0)/.test(typed) || digits.length < WITH_COUNTRY_MIN;
  if (isNational || !hasPhoneDigits(typed) || normaliseWhatsapp(typed, country).ok) return null;
  return fromInternational(digits);
}

/**
 * Returns a phone number in a readable form, as in '+54 9 11 5555 1234'. Returns text that is not a phone number
 * unchanged.
 */
export function showPhone(e164: string): string {
  return parse(e164)?.formatInternational() ?? e164;
}

/**
 * Returns the converted number if its count of digits is allowed, or the error sentence; `reproach` is the sentence for
 * a number that could not be converted. The digits are counted again after the conversion, because leading zeros of the
 * typed number are not stored.
 */
function checked(e164: string | null, reproach: string): Result<string, string> {
  if (e164 === null) return fail(reproach);
  return hasPhoneDigits(e164) ? ok(e164) : fail(MESSAGES.whatsappDigits);
}

function fromInternational(digits: string): string | null {
  // Mexico dropped its mobile 1 in 2019, and its old trunk prefixes with it.
  const today = digits.replace(/^52(?:1|01|04[45])(?=\d{10}$)/, '52');
  // People write Argentina's 9 and its 15 (or the trunk 0) together; one of them is enough.
  return valid(`+${today}`) ?? (digits.startsWith('549') ? valid(`+54${digits.slice(3)}`) : null);
}

/**
 * Matches Brazilian numbers: an area code that exists, and nine digits that begin with 9, or eight. The metadata of the
 * numbering plans also takes '598 99 123 456', of Uruguay, for Brazilian.
 */
const BRAZILIAN =
  /^\+55(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9?\d{8}$/;

function fromNational(digits: string, country: CountryCode): string | null {
  if (country === 'MX') {
    return valid(digits.replace(/^(?:52)?(?:1|01|04[45])?(?=\d{10}$)/, ''), 'MX');
  }
  const found = valid(digits, country);
  if (country === 'BR') return found && BRAZILIAN.test(found) ? found : null;
  return found ?? (country === 'AR' ? fromInternational(digits.replace(/^(?:54)?/, '54')) : null);
}

function valid(text: string, country?: CountryCode): string | null {
  const number = parse(text, country);
  return number?.isValid() ? withMobileNine(number.number) : null;
}

/**
 * Returns an Argentine number with the mobile 9 after the country code, and any other number unchanged. WhatsApp
 * accepts Argentine numbers only with the 9; area codes start with 11, 2 or 3.
 */
function withMobileNine(e164: string): string {
  return e164.replace(/^\+54(?=11|[23])/, '+549');
}

/**
 * Tells whether an Argentine number lacks its area code: it has only the local part, with or without the mobile prefix
 * 15.
 */
function lacksArea(digits: string, country: CountryCode): boolean {
  return country === 'AR' && /^(?:15)?\d{6,8}$/.test(digits);
}
