import { fail, hasPhoneDigits, MESSAGES, ok, type Result } from '@picadito/domain';

export type StoredWhatsapp = {
  /** E.164, or null for none. */
  value: string | null;
  /** As people read it, '+54 9 11 5555 1234'; null for none. */
  shown: string | null;
};

/**
 * A number as typed → what would be stored, or a sentence for the field. The metadata of the world's
 * numbers is heavy, so it is fetched on first need; without it (offline) only the digits are counted,
 * and the server, which normalises again, has the last word.
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
