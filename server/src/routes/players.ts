import { MESSAGES, noContent, playerInput, playerReply } from '@picadito/domain';
import * as z from 'zod/mini';
import { AppError, invalid } from '../app-error.ts';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import { addPlayer } from '../services/add-player.ts';
import { changePlayer } from '../services/change-player.ts';
import type { Context } from '../transactions/context.ts';
import { deletePlayer } from '../services/delete-player.ts';
import { ownPlayer } from '../services/own.ts';
import { readPlayers } from '../players/read-lists.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const playerInList = z.extend(playerInput, {
  listId: z
    .string({ error: MESSAGES.playerListMissing })
    .check(z.minLength(1, { error: MESSAGES.playerListMissing })),
});

const tags = ['Players'];
const schemas = {
  readAll: { tags, summary: 'All my players, by name', response: { 200: z.array(playerReply) } },
  add: {
    tags,
    summary: 'Add a player to the list that the body names',
    body: playerInList,
    response: { 201: playerReply },
  },
  change: {
    tags,
    summary: 'Change a player',
    params,
    body: playerInput,
    response: { 200: playerReply },
  },
  delete: { tags, summary: 'Delete a player', params, response: { 204: noContent } },
};

export function playerRoutes(app: Api, context: Context): void {
  app.get('/api/players', { schema: schemas.readAll }, (request) =>
    readPlayers(context, signedIn(request)),
  );

  app.post('/api/players', { schema: schemas.add }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => {
      const { listId, ...player } = request.body;
      const added = addPlayer(inside, organiser, listId, player);
      return { status: 201, reply: await added.catch(asBodyError) };
    }),
  );

  app.put(
    '/api/players/:id',
    { schema: schemas.change, ...pathIs(context, ownPlayer) },
    (request) => changePlayer(context, signedIn(request), request.params.id, request.body),
  );

  app.delete('/api/players/:id', { schema: schemas.delete }, async (request, reply) => {
    await deletePlayer(context, signedIn(request), request.params.id);
    return reply.code(204).send();
  });
}

/** The list's id came in the body here, so that a missing one is a broken rule. */
function asBodyError(error: unknown): never {
  const isMissing = error instanceof AppError && error.code === 'not-found';
  throw isMissing ? invalid('listId', MESSAGES.playerListMissing) : error;
}
