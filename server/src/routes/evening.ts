import {
  attendanceChanges,
  attendanceReply,
  callInput,
  callReply,
  eveningInput,
  eveningReply,
} from '@picadito/domain';
import { signedIn } from '../http/session.ts';
import { callPlayer } from '../services/call-player.ts';
import { changeAttendance } from '../services/change-attendance.ts';
import type { Context } from '../transactions/context.ts';
import { changeEvening, readEvening } from '../teams/lineup-context.ts';
import { ownMatch, ownMatchPlayer } from '../services/own.ts';
import { idParams, matchPlayerParams } from './params.ts';
import { pathIs, type Api } from './route.ts';

const schemas = {
  attendance: {
    tags: ['Attendance'],
    summary: 'Answers of several players at once; what another device changed meanwhile is refused',
    params: idParams,
    body: attendanceChanges,
    response: { 200: attendanceReply },
  },
  call: {
    tags: ['Attendance'],
    summary: 'Note that a player was called, or was not; called again keeps the first time',
    params: matchPlayerParams,
    body: callInput,
    response: { 200: callReply },
  },
  read: {
    tags: ['Teams'],
    summary: 'Who sits out, who was called, and the last teams of the same list',
    params: idParams,
    response: { 200: eveningReply },
  },
  change: {
    tags: ['Teams'],
    summary: 'Choose who sits out',
    params: idParams,
    body: eveningInput,
    response: { 200: eveningReply },
  },
};

/** What a match needs on its evening beyond its players and teams. */
export function eveningRoutes(app: Api, context: Context): void {
  const ofMatch = pathIs(context, ownMatch);

  app.put('/api/matches/:id/attendance', { schema: schemas.attendance, ...ofMatch }, (request) =>
    changeAttendance(context, signedIn(request), request.params.id, request.body.changes),
  );

  app.put(
    '/api/matches/:id/players/:playerId/call',
    { schema: schemas.call, ...pathIs(context, ownMatchPlayer) },
    (request) => {
      const { id, playerId } = request.params;
      const place = { matchId: id, playerId };
      return callPlayer(context, signedIn(request), place, request.body.called);
    },
  );

  app.get('/api/matches/:id/evening', { schema: schemas.read }, (request) =>
    readEvening(context, signedIn(request), request.params.id),
  );

  app.patch('/api/matches/:id/evening', { schema: schemas.change, ...ofMatch }, (request) =>
    changeEvening(context, signedIn(request), request.params.id, request.body.sitOut),
  );
}
