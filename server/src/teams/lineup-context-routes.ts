import { lineupContextContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { changeLineupContext, readLineupContext } from './lineup-context.ts';

/** Registers the routes that read and change the data for forming the teams of a match, other than its players. */
export const lineupContextRoutes = signedInRoutes(lineupContextContract, {
  read: (context, organiser, { params }) => readLineupContext(context, organiser, params.id),
  change: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeLineupContext(context, organiser, params.id, body),
  },
});
