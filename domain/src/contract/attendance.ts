import * as z from 'zod/mini';
import { ATTENDANCE_CHANGES_MAX } from '../limits.ts';
import { matchPlayerReply } from '../matches/match-reply.ts';
import { WORDS } from './values.ts';

const refusal = z.strictObject({
  playerId: z.string().register(WORDS, { description: 'As the request named him.' }),
  why: z.enum(['changed', 'missing']),
});
export type AttendanceRefusal = z.output<typeof refusal>;

/** What became of several answers at once. */
export const attendanceReply = z
  .strictObject({
    players: z.array(matchPlayerReply).check(z.maxLength(ATTENDANCE_CHANGES_MAX)).register(WORDS, {
      description: 'Those named, as they are now, in the order of the request.',
    }),
    refused: z.array(refusal).check(z.maxLength(ATTENDANCE_CHANGES_MAX)).register(WORDS, {
      description: '`changed`: he was no more as `seen` said. `missing`: no player of this match.',
    }),
  })
  .register(WORDS, { id: 'AttendanceReply' });
export type AttendanceReply = z.output<typeof attendanceReply>;
