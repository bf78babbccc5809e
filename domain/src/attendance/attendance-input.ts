import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';

const yesOrNo = z.boolean({ error: MESSAGES.fieldInvalid });

/** `declined`: he said that he will not come. `seen`: what the device showed of him when he was tapped. */
const answer = {
  isConfirmed: yesOrNo,
  declined: z._default(yesOrNo, false),
  seen: z.optional(
    z.object({ confirmed: yesOrNo, declined: yesOrNo }, { error: MESSAGES.fieldInvalid }),
  ),
};

const notBoth = z.refine<{ isConfirmed: boolean; declined: boolean }>(
  ({ isConfirmed, declined }) => !(isConfirmed && declined),
  { error: MESSAGES.declinedConfirmed, path: ['declined'] },
);

/** What a request says of one player's attendance. */
export const attendanceInput = z.object(answer, { error: MESSAGES.invalid }).check(notBoth);
export type AttendanceInput = z.output<typeof attendanceInput>;

const change = z
  .object(
    { playerId: z.string({ error: MESSAGES.playerMissing }), ...answer },
    { error: MESSAGES.fieldInvalid },
  )
  .check(notBoth);
export type AttendanceChangeInput = z.output<typeof change>;

/** What a request says of many at once, each player once. */
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
