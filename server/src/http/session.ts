import { MESSAGES, type Profile } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { organiserOf, type SessionOrganiser } from '../identity/sessions/find-session.ts';
import type { CookieNames } from '../identity/cookies.ts';
import { isDemoToken } from '../identity/sessions/session-token.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in organiser, or null. Set for every request to /api. */
    organiser: SessionOrganiser | null;
    /**
     * The profile of a session that the database has not stored (docs/specification.md#signing-in); `organiser` is
     * null then.
     */
    temporary: Profile | null;
    /** Why there is no organiser, for the log. */
    signedOutBy: 'no_session' | 'session_over' | 'another_user';
  }
}

/** The id of the user whom the page shows. Another sign-in in the same browser may have changed the cookie since. */
const EXPECTED_USER = 'x-picadito-user';

/** How sessions are found: where their tokens come from, and which of them count. */
export type SessionLookup = {
  context: Context;
  sessions: TemporarySessions;
  cookies: CookieNames;
  isDemo: boolean;
};

/**
 * Finds the organiser by the cookie, before the body is read. A page that still shows another user counts as signed
 * out, so that its writes do not land in the account that is signed in now.
 */
export function session(app: FastifyInstance, lookup: SessionLookup): void {
  app.decorateRequest('organiser', null);
  app.decorateRequest('temporary', null);
  app.decorateRequest('signedOutBy', 'no_session');
  app.addHook('onRequest', async (request) => {
    const { temporary, organiser } = await senderOf(request, lookup);
    request.temporary = temporary;
    const expected = request.headers[EXPECTED_USER];
    request.organiser = expected === undefined || expected === organiser?.id ? organiser : null;
    if (request.cookies[lookup.cookies.session])
      request.signedOutBy = organiser ? 'another_user' : 'session_over';
  });
}

/** The organiser of a request's cookie, or the profile that the database has not stored yet; neither without a session. */
async function senderOf(
  request: FastifyRequest,
  { context, sessions, cookies, isDemo }: SessionLookup,
): Promise<Pick<FastifyRequest, 'organiser' | 'temporary'>> {
  const given = request.cookies[cookies.session];
  // a demonstration token needs no credentials, so it is ignored outside of demonstration mode
  if (!given || (!isDemo && isDemoToken(given))) return { organiser: null, temporary: null };
  const temporary = await sessions.resume(given);
  const organiser = temporary ? null : await organiserOf(context, given, tabOf(request));
  return { organiser, temporary };
}

/** Whether a request has a session. Without a database it may: the browser knows who was signed in last. */
export async function mayHaveSession(
  request: FastifyRequest,
  lookup: SessionLookup,
): Promise<boolean> {
  try {
    const { organiser, temporary } = await senderOf(request, lookup);
    return organiser !== null || temporary !== null;
  } catch {
    return true;
  }
}

/** The tab that sends the request: the organiser's other tabs receive its changes. */
function tabOf({ headers }: FastifyRequest): string | null {
  const tab = headers['x-picadito-tab'];
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : null;
}

/** Every route registered after it is for the signed-in organiser only. */
export function requireUser(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(whyNot(request) ?? undefined);
  });
}

/** The organiser of a request that must have one. */
export function signedIn(request: FastifyRequest): Organiser {
  if (request.organiser && !request.temporary) return request.organiser;
  throw whyNot(request);
}

function whyNot({ temporary, organiser, signedOutBy }: FastifyRequest): AppError | null {
  if (temporary) return new AppError('unavailable', MESSAGES.unavailable);
  if (organiser) return null;
  return new AppError('unauthenticated', MESSAGES.signedOut, { reason: signedOutBy });
}
