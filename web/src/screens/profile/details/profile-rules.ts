import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedWhatsapp } from '../../../players/typed-whatsapp.ts';
import type { ProfileToStore, ProfileValues } from './profile-form.ts';

/**
 * Returns the schema that validates the typed values and turns them into the values to store. A number without a
 * country code is read as a number of `country`, which is '' if none is chosen.
 */
export function profileRules(country: string) {
  return z.object({
    name: textField(NAME_MAX, MESSAGES.userNameMissing, MESSAGES.nameTooLong),
    country: z.string(),
    whatsapp: typedWhatsapp(country || null),
  });
}

export const profileResolver: Resolver<ProfileValues, unknown, ProfileToStore> = (typed, ...rest) =>
  zodResolver(profileRules(typed.country))(typed, ...rest);
