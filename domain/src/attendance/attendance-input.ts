import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';

const yesOrNo = z.boolean({ error: MESSAGES.fieldInvalid });

/**
 * `declined`: the player will not come. `seen`: the state on which the change was made, as the device showed it; with
 * `answeredAt`, of the answer by the link that it showed, or null for none, also that answer.
 */
const attendanceFields = {
  isConfirmed: yesOrNo,
  declined: z._default(yesOrNo, false),
  seen: z.optional(
    z.object(
      {
        confirmed: yesOrNo,
        declined: yesOrNo,
        answeredAt: z.optional(z.nullable(z.string({ error: MESSAGES.fieldInvalid }))),
      },
      { error: MESSAGES.fieldInvalid },
    ),
  ),
};

const notBoth = z.refine<{ isConfirmed: boolean; declined: boolean }>(
  ({ isConfirmed, declined }) => !(isConfirmed && declined),
  { error: MESSAGES.declinedConfirmed, path: ['declined'] },
);

/** The body of a change of one player's attendance. */
export const attendanceInput = z
  .object(attendanceFields, { error: MESSAGES.invalid })
  .check(notBoth);
export type AttendanceInput = z.output<typeof attendanceInput>;

const change = z
  .object(
    { playerId: z.string({ error: MESSAGES.playerMissing }), ...attendanceFields },
    { error: MESSAGES.fieldInvalid },
  )
  .check(notBoth);
export type AttendanceChangeInput = z.output<typeof change>;

/** The body of a change of several players' attendance, each player once. */
export const attendanceChanges = z.object(
  {
    changes: z.array(change, { error: MESSAGES.fieldInvalid }).check(
      z.refine((all) => all.length >= 1 && all.length <= ATTENDANCE_CHANGES_MAX, {
        error: MESSAGES.answersCount,
      }),
      z.refine((all) => new Set(all.map(({ playerId }) => playerId)).size === all.length, {
        error: MESSAGES.answersRepeated,
      }),
    ),
  },
  { error: MESSAGES.invalid },
);

/** Whether a player has been called to a match. */
export const callInput = z.object(
  { called: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);
