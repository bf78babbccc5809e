import { MESSAGES, matchInput, matchUpdate, withListId } from '@picadito/domain';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { signedIn } from '../plugins/session.ts';
import { changeMatch } from '../services/change-match.ts';
import type { Context } from '../services/context.ts';
import { createMatch } from '../services/create-match.ts';
import { deleteMatch } from '../services/delete-match.ts';
import { ownMatch } from '../services/own.ts';
import { readMatch, readMatches } from '../services/read-matches.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const querystring = z.object({
  order: z._default(z.enum(['date', 'created'], { error: MESSAGES.fieldInvalid }), 'date'),
});

export function matchRoutes(app: Api, context: Context): void {
  const ofMatch = pathIs(context, ownMatch);

  app.get('/api/matches', { schema: { querystring } }, async (request, reply) => {
    const matches = await readMatches(context, signedIn(request), request.query.order);
    return reply.header('x-total-count', matches.length).send(matches);
  });

  app.post(
    '/api/matches',
    { schema: { body: matchInput }, preValidation: foldListId },
    async (request, reply) => {
      const match = await createMatch(context, signedIn(request), request.body);
      return reply.code(201).send(match);
    },
  );

  app.get('/api/matches/:id', { schema: { params } }, (request) =>
    readMatch(context, signedIn(request), request.params.id),
  );

  app.put(
    '/api/matches/:id',
    {
      schema: { params, body: matchUpdate },
      preValidation: [ofMatch.preValidation, foldListId],
    },
    (request) => changeMatch(context, signedIn(request), request.params.id, request.body),
  );

  app.delete('/api/matches/:id', { schema: { params } }, async (request, reply) => {
    await deleteMatch(context, signedIn(request), request.params.id);
    return reply.code(204).send();
  });
}

/** The list goes by several names (product.md §3). */
async function foldListId(request: FastifyRequest): Promise<void> {
  request.body = withListId(request.body);
}
