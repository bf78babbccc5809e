import { teamsInput } from '@picadito/domain';
import { answer } from '../plugins/idempotency.ts';
import { signedIn } from '../plugins/session.ts';
import type { Context } from '../services/context.ts';
import { readTeams, requireTeamsFor, saveTeams, type SaveMode } from '../services/teams.ts';
import { idParams as params } from './params.ts';
import { pathIs, type Api } from './route.ts';

export function teamRoutes(app: Api, context: Context): void {
  const url = '/api/matches/:id/teams';

  app.get(url, { schema: { params } }, (request) =>
    readTeams(context, signedIn(request), request.params.id),
  );

  app.post(url, options('create'), (request, reply) =>
    answer(context, request, reply, async (inside, organiser) => ({
      status: 201,
      reply: await saveTeams(inside, organiser, request.params.id, request.body, 'create'),
    })),
  );

  app.put(url, options('replace'), (request) =>
    saveTeams(context, signedIn(request), request.params.id, request.body, 'replace'),
  );

  function options(mode: SaveMode) {
    const isAllowed = pathIs(context, (_, organiser, id) =>
      requireTeamsFor(context, organiser, id, mode),
    );
    return { schema: { params, body: teamsInput }, ...isAllowed };
  }
}
