import { teamConstraintsContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { requireOwnedPlayer } from '../transactions/load-owned.ts';
import { changePair, readTeamConstraints, setKeeper } from './team-constraints.ts';

/** Registers the routes of the constraints for forming teams: goalkeepers, and pairs who play together or apart. */
export const teamConstraintRoutes = signedInRoutes(teamConstraintsContract, {
  read: readTeamConstraints,
  setKeeper: {
    notFoundUnless: requireOwnedPlayer,
    handle: (context, organiser, { params, body }) =>
      setKeeper(context, organiser, params.id, body.isKeeper),
  },
  changePair: (context, organiser, { body }) => changePair(context, organiser, body),
});
