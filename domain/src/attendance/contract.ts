import { contract } from '../contract/operation.ts';
import { matchPlayerReply } from '../matches/match-reply.ts';
import { attendanceChanges, attendanceInput, callInput } from './attendance-input.ts';
import { attendanceReply, callReply } from './attendance-reply.ts';
import { ATTENDANCE } from './routes.ts';

export const attendanceContract = contract('Attendance', ATTENDANCE, {
  confirm: {
    summary:
      'What a player answers: confirmed, declined or pending; confirmed again keeps the time',
    body: attendanceInput,
    replies: { 200: matchPlayerReply },
    problems: [409],
  },
  change: {
    summary: 'Answers of several players at once; what another device changed meanwhile is refused',
    body: attendanceChanges,
    replies: { 200: attendanceReply },
  },
  call: {
    summary: 'Note that a player was called, or was not; called again keeps the first time',
    body: callInput,
    replies: { 200: callReply },
  },
});
