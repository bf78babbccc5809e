import { hasPhoneDigits, ratingOf, type FieldError, type PlayerInput } from '@picadito/domain';
import { normaliseWhatsapp } from '@picadito/domain/phone';
import { invalid } from '../app-error.ts';
import type { PlayerValues } from '../store/tables/players/players.ts';

/**
 * Returns a typed phone number in E.164, read as a number of the organiser's country, or null without a number; throws
 * (422) when it is invalid.
 */
export function toE164(typed: string | null, country: string | null) {
  const result = normaliseWhatsapp(typed, country);
  if (!result.ok) throw invalid('whatsapp', result.error);
  return result.value;
}

/**
 * Returns players in the form in which they are stored, and an error for each phone number that is invalid in the
 * organiser's `country`. `pathOf` returns the path of a row's number in the request.
 */
export function asStored(
  players: readonly PlayerInput[],
  country: string | null,
  pathOf: (index: number) => FieldError['path'],
): { values: PlayerValues[]; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const values = players.map(({ skillLevel, ...player }, index) => {
    const number = normaliseWhatsapp(player.whatsapp, country);
    if (!number.ok) errors.push({ path: pathOf(index), message: number.error });
    const whatsapp = number.ok ? number.value : null;
    return { ...player, rating: ratingOf(skillLevel), whatsapp };
  });
  return { values, errors };
}

/**
 * Returns the invalid phone numbers in the rows of a rejected body. Numbers with too few digits are left out, because
 * the schema has already reported them.
 */
export function wrongNumbers(
  rows: readonly unknown[],
  country: string | null,
): { index: number; message: string }[] {
  return rows.flatMap((row, index) => {
    const typed =
      typeof row === 'object' && row !== null && 'whatsapp' in row ? row.whatsapp : null;
    if (typeof typed !== 'string' || !hasPhoneDigits(typed)) return [];
    const number = normaliseWhatsapp(typed, country);
    return number.ok ? [] : [{ index, message: number.error }];
  });
}
