import { firstViewContract, homeContract } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { compressResponses } from '../http/compression.ts';
import { etagOf } from '../http/conditional-requests.ts';
import { publicRoutes, signedInRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { versionsOf, withHelped } from '../transactions/helping.ts';
import { readFirstView } from './first-view.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = signedInRoutes(homeContract, {
  read: async (context, organiser, { request }) => {
    const { home, unchangedUntil } = await readHome(context, organiser);
    request.unchangedUntil = unchangedUntil;
    return home;
  },
});

/**
 * Returns the plugin with the route of the first data of a page. A page requests it together with the session, so the
 * status is 200 also without one.
 */
export function firstViewRoutes(context: Context, site: { publicUrl: string; program?: string }) {
  const { program = '' } = site;
  const readParts = readFirstView(site);
  const register = publicRoutes(firstViewContract, {
    read: async ({ query, request: { organiser } }) => {
      if (!organiser) return { user: null, version: null, replies: {}, etags: {} };
      const user = await withHelped(context, organiser);
      const parts = await readParts(context, user, query.matchId);
      const etags = parts
        .filter(({ reply }) => !Array.isArray(reply) || reply.length > 0)
        .map(({ path: url, organiser: reader, unchangedUntil = null }) => [
          url,
          etagOf({ organiser: reader, url }, program, unchangedUntil),
        ]);
      return {
        user: organiser.id,
        version: versionsOf(user),
        replies: Object.fromEntries(parts.map(({ path, reply }) => [path, reply])),
        etags: Object.fromEntries(etags),
      };
    },
  });
  return async (app: FastifyInstance): Promise<void> => {
    await compressResponses(app);
    register(app);
  };
}
