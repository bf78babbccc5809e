import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { NAME_MAX, PLAYERS_PER_LIST_MAX, SKILL_LEVELS } from '../limits.ts';
import { textField } from '../text/text-field.ts';
import { hasPhoneDigits } from './whatsapp-digits.ts';

/** Schema that accepts a level from '2' to '5', also as a number, and returns it as text. */
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
 * Schema of an optional phone number as typed; an empty text means none. Only the count of digits is checked here.
 * `normaliseWhatsapp` (phone.ts) converts the number to E.164 with the organiser's country.
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

export const playerInput = z.object(
  { name: playerName, skillLevel, whatsapp: whatsappField },
  { error: MESSAGES.playerIncomplete },
);
export type PlayerInput = z.output<typeof playerInput>;

export const playerInList = z.extend(playerInput, {
  listId: z
    .string({ error: MESSAGES.playerListMissing })
    .check(z.minLength(1, { error: MESSAGES.playerListMissing })),
});

/** Schema of the body of `PATCH /api/players/:id`: only the given fields change. */
export const playerPatch = z.extend(z.partial(playerInput), {
  isRegular: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
});
export type PlayerPatch = z.output<typeof playerPatch>;

/** Schema of an array of new players, at most as many as a list can hold. */
export const playerInputs = z
  .array(playerInput, { error: MESSAGES.fieldInvalid })
  .check(z.maxLength(PLAYERS_PER_LIST_MAX, { error: MESSAGES.listFull }));

/**
 * Schema of the players that one request adds to a list: one, or an array. If one of several cannot be added, none is.
 */
export const playersToAdd = z.xor([playerInput, playerInputs], {
  error: MESSAGES.playerIncomplete,
});
