import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { NAME_MAX, SKILL_LEVELS } from '../limits.ts';
import { textField } from '../text/text-field.ts';
import { hasPhoneDigits } from './whatsapp-digits.ts';

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

export const playerName = textField(NAME_MAX, MESSAGES.playerIncomplete, MESSAGES.nameTooLong);

/** What a form or a request says of a player. */
export const playerInput = z.object(
  { name: playerName, skillLevel, whatsapp: whatsappField },
  { error: MESSAGES.playerIncomplete },
);
export type PlayerInput = z.output<typeof playerInput>;
