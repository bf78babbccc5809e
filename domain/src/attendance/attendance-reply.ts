import * as z from 'zod/mini';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import { matchPlayerReply } from '../matches/match-reply.ts';
import { id, timestamp, schemaMetadata } from '../contract/values.ts';

const refusal = z.strictObject({
  playerId: z.string().register(schemaMetadata, { description: 'As the request named him.' }),
  why: z.enum(['changed', 'missing']),
});
export type AttendanceRefusal = z.output<typeof refusal>;

/** Schema of the reply to a change of several players' attendance. */
export const attendanceReply = z
  .strictObject({
    players: z
      .array(matchPlayerReply)
      .check(z.maxLength(ATTENDANCE_CHANGES_MAX))
      .register(schemaMetadata, {
        description: 'Those named, as they are now, in the order of the request.',
      }),
    refused: z.array(refusal).check(z.maxLength(ATTENDANCE_CHANGES_MAX)).register(schemaMetadata, {
      description: '`changed`: he was no more as `seen` said. `missing`: no player of this match.',
    }),
  })
  .register(schemaMetadata, { id: 'AttendanceReply' });
export type AttendanceReply = z.output<typeof attendanceReply>;

export const callReply = z
  .strictObject({ playerId: id, calledAt: z.nullable(timestamp) })
  .register(schemaMetadata, {
    id: 'Call',
    description: '`calledAt` is null of who is not called.',
  });
export type CallReply = z.output<typeof callReply>;
