import {
  listInput,
  listPatch,
  listReply,
  noContent,
  playerInput,
  playerReply,
} from '@picadito/domain';
import * as z from 'zod/mini';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import { addPlayer } from '../services/add-player.ts';
import type { Context } from '../transactions/context.ts';
import { createList } from '../services/create-list.ts';
import { deleteList } from '../services/delete-list.ts';
import { ownList } from '../services/own.ts';
import { readLists, readPlayersOfList } from '../players/read-lists.ts';
import { renameList } from '../services/rename-list.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const tags = ['Lists'];
const read = { tags, summary: 'A list', params, response: { 200: listReply } };
const schemas = {
  readAll: { tags, summary: 'My lists, newest first', response: { 200: z.array(listReply) } },
  create: {
    tags,
    summary: 'Create a list, and its players with it',
    body: listInput,
    response: { 201: listReply },
  },
  read,
  rename: { ...read, summary: 'Rename a list', body: listPatch },
  delete: { tags, summary: 'Delete a list', params, response: { 204: noContent } },
  readPlayers: {
    tags,
    summary: 'The players of a list, by name',
    params,
    response: { 200: z.array(playerReply) },
  },
  addPlayer: {
    tags,
    summary: 'Add a player to a list',
    params,
    body: playerInput,
    response: { 201: playerReply },
  },
};

export function listRoutes(app: Api, context: Context): void {
  const ofList = pathIs(context, ownList);

  app.get('/api/lists', { schema: schemas.readAll }, (request) =>
    readLists(context, signedIn(request)),
  );

  app.post('/api/lists', { schema: schemas.create }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => ({
      status: 201,
      reply: await createList(inside, organiser, request.body),
    })),
  );

  app.get('/api/lists/:id', { schema: schemas.read }, (request) =>
    ownList(context, signedIn(request), request.params.id),
  );

  app.patch('/api/lists/:id', { schema: schemas.rename, ...ofList }, (request) =>
    renameList(context, signedIn(request), request.params.id, request.body.name),
  );

  app.delete('/api/lists/:id', { schema: schemas.delete }, async (request, reply) => {
    await deleteList(context, signedIn(request), request.params.id);
    return reply.code(204).send();
  });

  app.get('/api/lists/:id/players', { schema: schemas.readPlayers }, (request) =>
    readPlayersOfList(context, signedIn(request), request.params.id),
  );

  app.post('/api/lists/:id/players', { schema: schemas.addPlayer, ...ofList }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => ({
      status: 201,
      reply: await addPlayer(inside, organiser, request.params.id, request.body),
    })),
  );
}
