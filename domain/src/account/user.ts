import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { NAME_MAX } from '../limits.ts';
import { timeZoneName } from '../matches/match.ts';
import { whatsappField } from '../players/player.ts';
import { textField } from '../text/text-field.ts';

/** A user whose identity provider sends no name gets this name (docs/specification.md#data). */
export const DEFAULT_USER_NAME = 'Usuario';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined;
}

/** Schema that accepts an ISO 3166-1 alpha-2 country code, such as 'AR'. */
export const countryCode = z
  .string({ error: MESSAGES.countryInvalid })
  .check(z.refine((code) => isCountry(code), { error: MESSAGES.countryInvalid }));

/** Schema of the body of `PATCH /api/me`: only the given fields of the profile change. */
export const profilePatch = z.object(
  {
    name: z.optional(textField(NAME_MAX, MESSAGES.userNameMissing, MESSAGES.nameTooLong)),
    whatsapp: z.optional(whatsappField),
    timeZone: z.optional(timeZoneName),
    country: z.optional(z.nullable(countryCode)),
  },
  { error: MESSAGES.invalid },
);
export type ProfilePatch = z.output<typeof profilePatch>;
