import { MESSAGES } from '@picadito/domain';
import * as z from 'zod/mini';
import { answer } from '../plugins/idempotency.ts';
import { signedIn } from '../plugins/session.ts';
import { addToMatch, removeFromMatch } from '../services/change-roster.ts';
import { confirmAttendance } from '../services/confirm-attendance.ts';
import type { Context } from '../services/context.ts';
import { ownMatch } from '../services/own.ts';
import { ownMatchPlayer, readRoster } from '../services/read-matches.ts';
import { idParams, matchPlayerParams } from './params.ts';
import { pathIs, type Api } from './route.ts';

const invitation = z.object(
  { playerId: z.string({ error: MESSAGES.playerMissing }) },
  { error: MESSAGES.invalid },
);
const attendance = z.object(
  { isConfirmed: z.boolean({ error: MESSAGES.fieldInvalid }) },
  { error: MESSAGES.invalid },
);

export function matchPlayerRoutes(app: Api, context: Context): void {
  app.get('/api/matches/:id/players', { schema: { params: idParams } }, (request) =>
    readRoster(context, signedIn(request), request.params.id),
  );

  app.post(
    '/api/matches/:id/players',
    { schema: { params: idParams, body: invitation }, ...pathIs(context, ownMatch) },
    (request, reply) =>
      answer(context, request, reply, async (inside, organiser) => {
        const { playerId } = request.body;
        const player = await addToMatch(inside, organiser, request.params.id, playerId);
        return { status: 201, reply: player };
      }),
  );

  app.put(
    '/api/matches/:id/players/:playerId/confirm',
    { schema: { params: matchPlayerParams, body: attendance }, ...pathIs(context, ownMatchPlayer) },
    (request) => {
      const { id, playerId } = request.params;
      const place = { matchId: id, playerId };
      return confirmAttendance(context, signedIn(request), place, request.body.isConfirmed);
    },
  );

  app.delete(
    '/api/matches/:id/players/:playerId',
    { schema: { params: matchPlayerParams } },
    async (request, reply) => {
      const { id, playerId } = request.params;
      await removeFromMatch(context, signedIn(request), id, playerId);
      return reply.code(204).send();
    },
  );
}
