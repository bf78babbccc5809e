import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { ATTENDANCE_STATUSES } from '../attendance/status.ts';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';

const error = MESSAGES.fieldInvalid;
const text = z.string({ error });
const player = text.register(schemaMetadata, { description: 'The key of the player.' });

/** Schemas of what the page of a captain sends, by a form or by its script. */
export const holdInput = z
  .object(
    {
      token: z.optional(text).register(schemaMetadata, {
        description: 'Becomes the cookie of a browser without one, and is else ignored.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'HoldByCaptain' });

export const attendanceByCaptain = z
  .object(
    {
      player,
      to: z.enum(['va', 'no'], { error }),
      seen: z.enum(ATTENDANCE_STATUSES, { error }).register(schemaMetadata, {
        description: 'The attendance that the page showed.',
      }),
      answered: z.optional(text).register(schemaMetadata, {
        description: 'The time of the player’s answer by the link that the page showed.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'AttendanceByCaptain' });
export type AttendanceByCaptain = z.output<typeof attendanceByCaptain>;

export const guestByCaptain = z
  .object(
    { name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }) },
    { error },
  )
  .register(schemaMetadata, { id: 'GuestByCaptain' });

export const scoreByCaptain = z
  .object(
    {
      claro: text,
      oscuro: text,
      seen: text.register(schemaMetadata, {
        description: 'The score that the page showed, such as 5–3; empty for none.',
      }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'ResultByCaptain' });
export type ScoreByCaptain = z.output<typeof scoreByCaptain>;

export const paidByCaptain = z
  .object(
    {
      player,
      seen: text.register(schemaMetadata, {
        description: 'The key of the last payment that the page showed; empty for none.',
      }),
      owed: text.register(schemaMetadata, { description: 'The amount that the page showed.' }),
    },
    { error },
  )
  .register(schemaMetadata, { id: 'PaidByCaptain' });
export type PaidByCaptain = z.output<typeof paidByCaptain>;
