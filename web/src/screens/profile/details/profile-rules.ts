import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, textField } from '@picadito/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { typedWhatsapp } from '../../../players/typed-whatsapp.ts';
import type { ProfileToStore, ProfileValues } from './profile-form.ts';

/** The typed values → what to store; the number is read with the country that stands beside it. */
export function profileRules(country: string) {
  return z.object({
    name: textField(NAME_MAX, MESSAGES.userNameMissing, MESSAGES.nameTooLong),
    country: z.string(),
    whatsapp: typedWhatsapp(country || null),
  });
}

export const profileResolver: Resolver<ProfileValues, unknown, ProfileToStore> = (typed, ...rest) =>
  zodResolver(profileRules(typed.country))(typed, ...rest);
