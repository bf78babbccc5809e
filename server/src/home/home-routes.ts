import { homeContract } from '@picadito/domain';
import { signedInRoutes } from '../http/route.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = signedInRoutes(homeContract, {
  read: async (context, organiser, { request }) => {
    const { home, unchangedUntil } = await readHome(context, organiser);
    request.unchangedUntil = unchangedUntil;
    return home;
  },
});
