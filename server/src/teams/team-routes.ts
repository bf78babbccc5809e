import { teamsContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { readTeams, requireTeamsFor, saveTeams } from './teams.ts';

export const teamRoutes = signedInRoutes(teamsContract, {
  read: (context, organiser, { params }) => readTeams(context, organiser, params.id),
  create: {
    notFoundUnless: (context, organiser, id) => requireTeamsFor(context, organiser, id, 'create'),
    handle: (context, organiser, { params, body }) =>
      saveTeams(context, organiser, params.id, body, 'create'),
  },
  replace: {
    notFoundUnless: (context, organiser, id) => requireTeamsFor(context, organiser, id, 'replace'),
    handle: (context, organiser, { params, body }) =>
      saveTeams(context, organiser, params.id, body, 'replace'),
  },
});
