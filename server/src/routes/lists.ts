import { listInput, listPatch, playerInput } from '@picadito/domain';
import { answer } from '../plugins/idempotency.ts';
import { signedIn } from '../plugins/session.ts';
import { addPlayer } from '../services/add-player.ts';
import type { Context } from '../services/context.ts';
import { createList } from '../services/create-list.ts';
import { deleteList } from '../services/delete-list.ts';
import { ownList } from '../services/own.ts';
import { readLists, readPlayersOfList } from '../services/read-lists.ts';
import { renameList } from '../services/rename-list.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

export function listRoutes(app: Api, context: Context): void {
  const ofList = pathIs(context, ownList);

  app.get('/api/lists', (request) => readLists(context, signedIn(request)));

  app.post('/api/lists', { schema: { body: listInput } }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => ({
      status: 201,
      reply: await createList(inside, organiser, request.body),
    })),
  );

  app.get('/api/lists/:id', { schema: { params } }, (request) =>
    ownList(context, signedIn(request), request.params.id),
  );

  app.patch('/api/lists/:id', { schema: { params, body: listPatch }, ...ofList }, (request) =>
    renameList(context, signedIn(request), request.params.id, request.body.name),
  );

  app.delete('/api/lists/:id', { schema: { params } }, async (request, reply) => {
    await deleteList(context, signedIn(request), request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/lists/:id/players', { schema: { params } }, (request) =>
    readPlayersOfList(context, signedIn(request), request.params.id),
  );

  app.post(
    '/api/lists/:id/players',
    { schema: { params, body: playerInput }, ...ofList },
    (request, reply) =>
      answer(context, request, reply, async (inside, organiser) => ({
        status: 201,
        reply: await addPlayer(inside, organiser, request.params.id, request.body),
      })),
  );
}
