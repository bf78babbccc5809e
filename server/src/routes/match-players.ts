import {
  attendanceInput,
  matchPlayerReply,
  MESSAGES,
  noContent,
  problemReply,
} from '@picadito/domain';
import * as z from 'zod/mini';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import { addToMatch, removeFromMatch } from '../services/change-roster.ts';
import { confirmAttendance } from '../services/confirm-attendance.ts';
import type { Context } from '../transactions/context.ts';
import { ownMatch } from '../services/own.ts';
import { ownMatchPlayer } from '../services/own.ts';
import { readRoster } from '../matches/read-matches.ts';
import { idParams, matchPlayerParams } from './params.ts';
import { pathIs, type Api } from './route.ts';

const invitation = z.object(
  { playerId: z.string({ error: MESSAGES.playerMissing }) },
  { error: MESSAGES.invalid },
);

const tags = ['Attendance'];
const schemas = {
  readAll: {
    tags,
    summary: 'The players of a match with their attendance, by name',
    params: idParams,
    response: { 200: z.array(matchPlayerReply) },
  },
  add: {
    tags,
    summary: 'Add a player to this match only',
    params: idParams,
    body: invitation,
    response: { 201: matchPlayerReply },
  },
  confirm: {
    tags,
    summary:
      'What a player answers: confirmed, declined or pending; confirmed again keeps the time',
    params: matchPlayerParams,
    body: attendanceInput,
    response: { 200: matchPlayerReply, 409: problemReply },
  },
  remove: {
    tags,
    summary: 'Take a player out of this match',
    params: matchPlayerParams,
    response: { 204: noContent },
  },
};

export function matchPlayerRoutes(app: Api, context: Context): void {
  app.get('/api/matches/:id/players', { schema: schemas.readAll }, (request) =>
    readRoster(context, signedIn(request), request.params.id),
  );

  app.post(
    '/api/matches/:id/players',
    { schema: schemas.add, ...pathIs(context, ownMatch) },
    (request, reply) =>
      answer(context, request, reply, async (inside, organiser) => {
        const { playerId } = request.body;
        const player = await addToMatch(inside, organiser, request.params.id, playerId);
        return { status: 201, reply: player };
      }),
  );

  app.put(
    '/api/matches/:id/players/:playerId/confirm',
    { schema: schemas.confirm, ...pathIs(context, ownMatchPlayer) },
    (request) => {
      const { id, playerId } = request.params;
      const place = { matchId: id, playerId };
      return confirmAttendance(context, signedIn(request), place, request.body);
    },
  );

  app.delete(
    '/api/matches/:id/players/:playerId',
    { schema: schemas.remove },
    async (request, reply) => {
      const { id, playerId } = request.params;
      await removeFromMatch(context, signedIn(request), id, playerId);
      return reply.code(204).send();
    },
  );
}
