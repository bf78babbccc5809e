import * as z from 'zod/mini';
import { MESSAGES } from '../text/messages.ts';
import { NAME_MAX, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, SKILL_LEVELS } from './limits.ts';
import { textField } from './text-field.ts';

/** A level as stored in `skillLevel` (product.md §3). `rating` is the same as an integer. */
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** The two vocabularies of product.md §5: add-players and create-list. Both stay. */
export const SKILL_NAMES: Record<SkillLevel, string> = {
  '2': 'Básico',
  '3': 'Intermedio',
  '4': 'Avanzado',
  '5': 'Experto',
};
export const SKILL_NAMES_IN_LISTS: Record<SkillLevel, string> = {
  '2': 'Amateur',
  '3': 'Intermedio',
  '4': 'Avanzado',
  '5': 'Profesional',
};

export function ratingOf(level: SkillLevel): number {
  return Number(level);
}

export function skillLevelOf(rating: number): SkillLevel {
  const level = SKILL_LEVELS.find((candidate) => candidate === String(rating));
  if (!level) throw new RangeError(`no skill level for rating ${rating}`);
  return level;
}

/** '2' to '5'; the number is taken too. */
export const skillLevel = z.pipe(
  z.union([z.string(), z.number()], { error: MESSAGES.playerIncomplete }),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.enum(SKILL_LEVELS, {
      error: (issue) =>
        issue.input === '' ? MESSAGES.playerIncomplete : MESSAGES.skillLevelInvalid,
    }),
  ),
);

/**
 * An optional number as typed: empty means none. Only the count of digits is judged here;
 * `normaliseWhatsapp` (phone.ts) turns it into E.164 with the organiser's country.
 */
export const whatsappField = z.pipe(
  z.optional(z.nullable(z.string({ error: MESSAGES.whatsappInvalid }))),
  z.pipe(
    z.transform((value: string | null | undefined) => value?.trim() || null),
    z.nullable(
      z
        .string()
        .check(z.refine((value) => hasPhoneDigits(value), { error: MESSAGES.whatsappDigits })),
    ),
  ),
);

export function hasPhoneDigits(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS;
}

export const playerName = textField(NAME_MAX, MESSAGES.playerIncomplete, MESSAGES.nameTooLong);

/** What a form or a request says of a player. */
export const playerInput = z.object(
  { name: playerName, skillLevel, whatsapp: whatsappField },
  { error: MESSAGES.playerIncomplete },
);
export type PlayerInput = z.output<typeof playerInput>;
