import { MESSAGES } from '@picadito/domain';
import * as z from 'zod/mini';
import { signedIn } from '../plugins/session.ts';
import { addToMatch, removeFromMatch } from '../services/change-roster.ts';
import { confirmAttendance } from '../services/confirm-attendance.ts';
import type { Context, Organiser } from '../services/context.ts';
import { ownMatch } from '../services/own.ts';
import { ownMatchPlayer, readRoster } from '../services/read-matches.ts';
import { idParams, matchPlayerParams } from './params.ts';
import { pathIs, type Api } from './route.ts';
import type { FastifyRequest } from 'fastify';

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
    async (request, reply) => {
      const { playerId } = request.body;
      const player = addToMatch(context, signedIn(request), request.params.id, playerId);
      return reply.code(201).send(await player);
    },
  );

  app.put(
    '/api/matches/:id/players/:playerId/confirm',
    { schema: { params: matchPlayerParams, body: attendance }, preValidation: isInMatch },
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

  async function isInMatch(request: FastifyRequest): Promise<void> {
    const { id, playerId } = request.params as { id: string; playerId: string };
    const organiser: Organiser = signedIn(request);
    await ownMatchPlayer(context, organiser, id, playerId);
  }
}
