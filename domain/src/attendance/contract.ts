import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { contract } from '../contract/operation.ts';
import { matchPlayerReply } from '../matches/contract.ts';
import { ATTENDANCE } from '../routes.ts';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

const yesOrNo = z.boolean({ error: MESSAGES.fieldInvalid });

/**
 * Fields of a request that changes one player's attendance. `declined` means that the player will not come. `seen` is
 * the attendance that the device showed before the change; the server rejects the change if the stored attendance is
 * neither `seen` nor the requested one. `seen.answeredAt` is the time of the answer by the link that the device showed,
 * or null if it showed no answer. `changeId` is made by the client. In a match that a captain may change too, a request
 * with an id that is stored already changes nothing, so that a repetition does not undo what came in between.
 */
const attendanceFields = {
  changeId: z.optional(
    z
      .string({ error: MESSAGES.fieldInvalid })
      .check(z.regex(/^[\w-]{1,64}$/, { error: MESSAGES.fieldInvalid })),
  ),
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

/** Schema of the body of a request that changes one player's attendance. */
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

/** Schema of the body of a request that changes the attendance of several players, with each player at most once. */
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

export const callInput = z.object(
  { called: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);

const refusal = z.strictObject({
  playerId: z
    .string()
    .register(schemaMetadata, { description: 'The id of the player as the request has it.' }),
  why: z.enum(['changed', 'missing']),
});
export type AttendanceRefusal = z.output<typeof refusal>;

const overruled = z.optional(z.string()).register(schemaMetadata, {
  description:
    'The name of the captain whose later change of attendance the request has replaced; absent if there is none.',
});

export const confirmReply = z
  .extend(matchPlayerReply, { overruled })
  .register(schemaMetadata, { id: 'ConfirmedPlayer' });
export type ConfirmReply = z.output<typeof confirmReply>;

/** Schema of the reply to a change of several players' attendance. */
export const attendanceReply = z
  .strictObject({
    overruled,
    players: z
      .array(matchPlayerReply)
      .check(z.maxLength(ATTENDANCE_CHANGES_MAX))
      .register(schemaMetadata, {
        description:
          'The players of the request with their present attendance, in the order of the request.',
      }),
    refused: z.array(refusal).check(z.maxLength(ATTENDANCE_CHANGES_MAX)).register(schemaMetadata, {
      description:
        'The changes that were refused. `changed`: the stored attendance differs from `seen`, or a newer answer by the link is stored. `missing`: the match has no such player.',
    }),
  })
  .register(schemaMetadata, { id: 'AttendanceReply' });
export type AttendanceReply = z.output<typeof attendanceReply>;

export const callReply = z
  .strictObject({ playerId: id, calledAt: z.nullable(timestamp) })
  .register(schemaMetadata, {
    id: 'Call',
    description: '`calledAt` is null for a player who has not been called.',
  });
export type CallReply = z.output<typeof callReply>;

export const attendanceContract = contract('Attendance', ATTENDANCE, {
  confirm: {
    summary: 'Set the attendance of a player to confirmed, declined or pending',
    helpers: 'matches',
    body: attendanceInput,
    replies: { 200: confirmReply },
    problems: [409],
  },
  change: {
    summary:
      'Set the attendance of several players; changes that conflict with another device are refused',
    helpers: 'matches',
    body: attendanceChanges,
    replies: { 200: attendanceReply },
  },
  call: {
    summary: 'Mark a player as called or not called; the time of the first call stays',
    helpers: 'matches',
    body: callInput,
    replies: { 200: callReply },
  },
});
