import { teamsContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { readTeams, requireTeamsFor, saveTeams, showTeams } from './teams.ts';

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
  show: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params }) => showTeams(context, organiser, params.id),
  },
});
