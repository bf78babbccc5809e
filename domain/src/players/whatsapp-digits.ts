import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../limits.ts';

// This rule is separate from the schemas, so that the first paint of a screen does not load schemas.

export function hasPhoneDigits(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS;
}
