import { fail, hasPhoneDigits, MESSAGES, ok, type Result } from '@picadito/domain';

export type StoredWhatsapp = {
  /** Number in E.164, or null for none. */
  value: string | null;
  /** Number in readable groups, '+54 9 11 5555 1234', or null for none. */
  shown: string | null;
};

/**
 * Returns the number as it would be stored, or a text about what is wrong with it. The library for phone numbers is
 * large, so it loads on first use. If it cannot load (offline), only the digits are counted; the server checks the
 * number again anyway.
 */
export async function storedWhatsapp(
  typed: string,
  country: string | null,
): Promise<Result<StoredWhatsapp, string>> {
  if (typed.trim() === '') return ok({ value: null, shown: null });
  const phone = await import('@picadito/domain/phone').catch(() => null);
  if (!phone) {
    const value = typed.trim();
    return hasPhoneDigits(value) ? ok({ value, shown: value }) : fail(MESSAGES.whatsappDigits);
  }
  const found = phone.normaliseWhatsapp(typed, country);
  if (!found.ok) return found;
  return ok({ value: found.value, shown: found.value && phone.showPhone(found.value) });
}

/**
 * Returns the international number, in readable groups, that an invalid number may be meant as, to be confirmed by the
 * organiser. Returns null if there is none, or if the library for phone numbers cannot load.
 */
export async function meantWhatsapp(typed: string, country: string | null): Promise<string | null> {
  const phone = await import('@picadito/domain/phone').catch(() => null);
  const meant = phone?.suggestedWhatsapp(typed, country) ?? null;
  return meant && (phone?.showPhone(meant) ?? null);
}
