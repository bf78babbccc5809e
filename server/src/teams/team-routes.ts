import { lineupContextContract, teamConstraintsContract, teamsContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch, requireOwnedPlayer } from '../transactions/load-owned.ts';
import { readTeams, requireTeamsFor, saveTeams, showTeams } from './teams.ts';
import { changeLineupContext, readLineupContext } from './lineup-context.ts';
import { changePair, readTeamConstraints, setKeeper } from './team-constraints.ts';

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

export const lineupContextRoutes = signedInRoutes(lineupContextContract, {
  read: (context, organiser, { params }) => readLineupContext(context, organiser, params.id),
  change: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeLineupContext(context, organiser, params.id, body),
  },
});

export const teamConstraintRoutes = signedInRoutes(teamConstraintsContract, {
  read: readTeamConstraints,
  setKeeper: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      setKeeper(context, organiser, params.id, body.isKeeper),
  },
  changePair: (context, organiser, { body }) => changePair(context, organiser, body),
});
