import { sessionContract } from '@picadito/domain';
import { publicRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { readSession } from './profile.ts';

/**
 * Registers the route from which a page learns at its start who is signed in. The status is 200 also without a session,
 * so that the browser's console shows no error.
 */
export const sessionRoutes = (context: Context) =>
  publicRoutes(sessionContract, {
    read: async ({ request: { organiser, temporary } }) => {
      if (organiser) return { ...(await readSession(context, organiser)), temporary: false };
      return { user: temporary, temporary: temporary !== null, version: null };
    },
  });
