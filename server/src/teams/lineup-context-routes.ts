import { lineupContextContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { changeLineupContext, readLineupContext } from './lineup-context.ts';

/** Registers the data, other than players, that forming a match's teams needs. */
export const lineupContextRoutes = signedInRoutes(lineupContextContract, {
  read: (context, organiser, { params }) => readLineupContext(context, organiser, params.id),
  change: {
    notFoundUnless: ownedMatch,
    handle: (context, organiser, { params, body }) =>
      changeLineupContext(context, organiser, params.id, body),
  },
});
