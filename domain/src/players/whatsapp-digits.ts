import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../limits.ts';

// apart from the schemas, which no screen's first paint needs

export function hasPhoneDigits(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS;
}
