import { attendanceContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch, requireOwnedMatchPlayer } from '../transactions/load-owned.ts';
import { callPlayer } from './call-player.ts';
import { changeAttendance, changeOneAttendance } from './change-attendance.ts';

export const attendanceRoutes = signedInRoutes(attendanceContract, {
  confirm: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params, body }) =>
      changeOneAttendance(context, organiser, params.id, { ...body, playerId: params.playerId }),
  },
  change: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeAttendance(context, organiser, params.id, body.changes),
  },
  call: {
    notFoundUnless: requireOwnedMatchPlayer,
    handle: (context, organiser, { params: { id, playerId }, body }) =>
      callPlayer(context, organiser, { matchId: id, playerId }, body.called),
  },
});
