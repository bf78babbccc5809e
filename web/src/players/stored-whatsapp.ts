import { fail, hasPhoneDigits, MESSAGES, ok, type Result } from '@picadito/domain';

export type StoredWhatsapp = {
  /** Holds the number in E.164, or null for none. */
  value: string | null;
  /** Holds the number in readable groups, '+54 9 11 5555 1234', or null for none. */
  shown: string | null;
};

/**
 * Returns what would be stored for a number as typed, or a text for the field. The number metadata is large, so it
 * loads on first need. Without it (offline) only the digits are counted, and the server, which normalises again,
 * decides.
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
