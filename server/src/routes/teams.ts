import { problemReply, teamsInput, teamsReply } from '@picadito/domain';
import { answer } from '../http/idempotency.ts';
import { signedIn } from '../http/session.ts';
import type { Context } from '../transactions/context.ts';
import type { SaveMode } from '../services/judge-teams.ts';
import { readTeams, requireTeamsFor, saveTeams } from '../teams/teams.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

const tags = ['Teams'];
const schemas = {
  read: { tags, summary: 'The teams of a match', params, response: { 200: teamsReply } },
  create: {
    tags,
    summary: 'Save the first teams of a match',
    params,
    body: teamsInput,
    response: { 201: teamsReply, 409: problemReply },
  },
  replace: {
    tags,
    summary: 'Save other teams of a match',
    params,
    body: teamsInput,
    response: { 200: teamsReply, 409: problemReply },
  },
};

export function teamRoutes(app: Api, context: Context): void {
  const url = '/api/matches/:id/teams';

  app.get(url, { schema: schemas.read }, (request) =>
    readTeams(context, signedIn(request), request.params.id),
  );

  app.post(url, { schema: schemas.create, ...isAllowed('create') }, (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => ({
      status: 201,
      reply: await saveTeams(inside, organiser, request.params.id, request.body, 'create'),
    })),
  );

  app.put(url, { schema: schemas.replace, ...isAllowed('replace') }, (request) =>
    saveTeams(context, signedIn(request), request.params.id, request.body, 'replace'),
  );

  function isAllowed(mode: SaveMode) {
    return pathIs(context, (_, organiser, id) => requireTeamsFor(context, organiser, id, mode));
  }
}
