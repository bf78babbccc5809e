import { captainContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { ownedMatch } from '../transactions/load-owned.ts';
import { makeCaptain, readCaptain, removeCaptain } from './captain.ts';

/** Returns the function that registers the organiser's routes of captains. */
export function captainRoutes(site: { publicUrl: string }) {
  const make = makeCaptain(site);
  return signedInRoutes(captainContract, {
    make: {
      notFoundUnless: ownedMatch,
      handle: (context, organiser, { params, body }) => make(context, organiser, params.id, body),
    },
    read: async (context, organiser, { params, request }) => {
      const { captain, unchangedUntil } = await readCaptain(context, organiser, params.id);
      request.unchangedUntil = unchangedUntil;
      return captain;
    },
    remove: (context, organiser, { params }) => removeCaptain(context, organiser, params.id),
  });
}
