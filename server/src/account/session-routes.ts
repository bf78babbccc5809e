import { sessionContract } from '@picadito/domain';
import { publicRoutes } from '../http/route.ts';
import { withHelped } from '../transactions/helping.ts';
import type { Context } from '../transactions/context.ts';
import { readSession } from './profile.ts';

/**
 * Registers the route from which a page learns at its start who is signed in. The status is 200 also without a session,
 * so that the browser's console shows no error.
 */
export const sessionRoutes = (context: Context) =>
  publicRoutes(sessionContract, {
    read: async ({ request: { organiser, temporary } }) => {
      if (organiser) {
        const user = await withHelped(context, organiser);
        return { ...(await readSession(context, user)), temporary: false };
      }
      return { user: temporary, temporary: temporary !== null, version: null };
    },
  });
