import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, NAME_MAX, type PlayerInput, SKILL_LEVELS, textField } from '@picadito/domain';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { PlayerValues } from './player-form.ts';
import { typedWhatsapp } from './typed-whatsapp.ts';

export type PlayerRules = {
  /** The organiser's country, ISO 3166-1 alpha-2, or null. Numbers without a country code are read with it. */
  country: string | null;
  nameMissing?: string;
  /**
   * Text for a missing number; undefined if the number is optional (docs/specification.md#rules-players-and-lists,
   * create list).
   */
  whatsappMissing?: string;
};

/** Returns the schema that turns typed values into a player to store; the number becomes E.164 or null. */
export function playerRules({
  country,
  nameMissing = MESSAGES.playerIncomplete,
  whatsappMissing,
}: PlayerRules) {
  return z.object({
    name: textField(NAME_MAX, nameMissing, MESSAGES.nameTooLong),
    skillLevel: z.enum(SKILL_LEVELS, { error: MESSAGES.skillLevelInvalid }),
    whatsapp: typedWhatsapp(country, whatsappMissing),
  });
}

export function playerResolver(rules: PlayerRules): Resolver<PlayerValues, unknown, PlayerInput> {
  return (...typed) => zodResolver(playerRules(rules))(...typed);
}
