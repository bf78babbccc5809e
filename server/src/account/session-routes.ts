import { sessionContract } from '@picadito/domain';
import { publicRoutes } from '../http/route.ts';
import type { Context } from '../transactions/context.ts';
import { readSession } from './profile.ts';

/** The first request of a page: 200 also without a session, so that the console stays clean. */
export const sessionRoutes = (context: Context) =>
  publicRoutes(sessionContract, {
    read: async ({ request: { organiser, temporary } }) => {
      if (organiser) return { ...(await readSession(context, organiser)), temporary: false };
      return { user: temporary, temporary: temporary !== null, version: null };
    },
  });
