import { MESSAGES, type Profile } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { organiserIn, type SessionOrganiser } from '../identity/sessions/find-session.ts';
import { cookieOptions, type CookieNames } from '../identity/cookies.ts';
import { currentSession } from '../identity/sessions/old-tokens.ts';
import { isDemoToken, SESSION_MAX_MS } from '../identity/sessions/session-token.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in organiser, or null; set for every request to /api. */
    organiser: SessionOrganiser | null;
    /**
     * The profile of a session that the database has not stored yet (docs/specification.md#signing-in), or null.
     * `organiser` is null while it is set.
     */
    temporary: Profile | null;
    /** The reason why there is no organiser, for the log. */
    signedOutBy: 'no_session' | 'session_over' | 'another_user';
  }
}

/**
 * Header in which a page sends the id of the user whose data it shows. A sign-in in another tab may have changed the
 * cookie since the page was loaded.
 */
const EXPECTED_USER = 'x-picadito-user';

/**
 * Input for finding the session of a request: the stored sessions (`context`), the temporary sessions, the names of the
 * cookies and whether they are for https only, and whether tokens of demonstration mode are accepted.
 */
export type SessionLookup = {
  context: Context;
  sessions: TemporarySessions;
  cookies: CookieNames;
  secure: boolean;
  isDemo: boolean;
};

/**
 * Registers the hook that sets the organiser of each request by its session cookie, before the body is read. A request
 * of a page that still shows another user counts as signed out, so that it does not reach the account that is signed in
 * now. If the browser's token has been replaced, the response sets the cookie again.
 */
export function session(app: FastifyInstance, lookup: SessionLookup): void {
  app.decorateRequest('organiser', null);
  app.decorateRequest('temporary', null);
  app.decorateRequest('signedOutBy', 'no_session');
  app.addHook('onRequest', async (request, reply) => {
    const { temporary, organiser, token } = await senderOf(request, lookup);
    request.temporary = temporary;
    const expected = request.headers[EXPECTED_USER];
    request.organiser = expected === undefined || expected === organiser?.id ? organiser : null;
    const given = request.cookies[lookup.cookies.session];
    if (request.organiser && token !== null && token !== given) {
      const options = { ...cookieOptions(lookup.secure), maxAge: SESSION_MAX_MS / 1000 };
      reply.setCookie(lookup.cookies.session, token, options);
    }
    if (given) request.signedOutBy = organiser ? 'another_user' : 'session_over';
  });
}

const NOBODY = { organiser: null, temporary: null, token: null };

/**
 * Returns the organiser that a request's cookie belongs to, or the profile of a session that the database has not
 * stored yet. Both are null without a session. `token` is the one that the cookie should have; null if it is unknown.
 */
async function senderOf(
  request: FastifyRequest,
  { context, sessions, cookies, isDemo }: SessionLookup,
): Promise<Pick<FastifyRequest, 'organiser' | 'temporary'> & { token: string | null }> {
  const given = request.cookies[cookies.session];
  // Everyone can make a demonstration token without credentials, so other modes ignore it.
  if (!given || (!isDemo && isDemoToken(given))) return NOBODY;
  const temporary = await sessions.resume(given);
  if (temporary) return { ...NOBODY, temporary };
  const current = await currentSession(context, given);
  if (!current) return NOBODY;
  const organiser = await organiserIn(context, current.key, tabOf(request));
  return { organiser, temporary, token: current.token };
}

/**
 * Tells whether a request may have a session. Returns true also when the lookup fails: the app's page then decides,
 * because the browser knows who signed in last.
 */
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

/**
 * Returns the id of the tab that sends the request, or null. Events carry this id, so that the tab recognises its own
 * changes.
 */
function tabOf({ headers }: FastifyRequest): string | null {
  const tab = headers['x-picadito-tab'];
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : null;
}

/** Restricts every route that is registered after this call to the signed-in organiser. */
export function requireUser(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(whyNot(request) ?? undefined);
  });
}

/**
 * Returns the organiser of a request; throws 401 without a session, and 503 for a session that the database has not
 * stored yet.
 */
export function signedIn(request: FastifyRequest): Organiser {
  if (request.organiser && !request.temporary) return request.organiser;
  throw whyNot(request);
}

function whyNot({ temporary, organiser, signedOutBy }: FastifyRequest): AppError | null {
  if (temporary) return new AppError('unavailable', MESSAGES.unavailable);
  if (organiser) return null;
  return new AppError('unauthenticated', MESSAGES.signedOut, { reason: signedOutBy });
}
