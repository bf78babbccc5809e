import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { NAME_MAX, PLAYERS_PER_LIST_MAX, SKILL_LEVELS } from '../limits.ts';
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
 * An optional number as typed: empty means none. Only the count of digits is checked here; `normaliseWhatsapp`
 * (phone.ts) turns it into E.164 with the organiser's country.
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

/** The fields of a player in forms and requests. */
export const playerInput = z.object(
  { name: playerName, skillLevel, whatsapp: whatsappField },
  { error: MESSAGES.playerIncomplete },
);
export type PlayerInput = z.output<typeof playerInput>;

/** A player with the id of the list to add to. */
export const playerInList = z.extend(playerInput, {
  listId: z
    .string({ error: MESSAGES.playerListMissing })
    .check(z.minLength(1, { error: MESSAGES.playerListMissing })),
});

/** `PATCH /api/players/:id`: only what is named changes. */
export const playerPatch = z.partial(playerInput);
export type PlayerPatch = z.output<typeof playerPatch>;

/** Several players at once: as many as a list has room for. */
export const playerInputs = z
  .array(playerInput, { error: MESSAGES.fieldInvalid })
  .check(z.maxLength(PLAYERS_PER_LIST_MAX, { error: MESSAGES.listFull }));

/** What is added to a list by one request: a player, or several, all or nothing. */
export const playersToAdd = z.xor([playerInput, playerInputs], {
  error: MESSAGES.playerIncomplete,
});
