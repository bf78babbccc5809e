import { MESSAGES, type Profile } from '@picadito/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { organiserOf, type AskingOrganiser } from '../identity/sessions/find-session.ts';
import { isDemoToken } from '../identity/sessions/session-token.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';
import { endOfTurn } from '../plugins/end-of-turn.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null when nobody is. Set for every request to /api. */
    organiser: AskingOrganiser | null;
    /** Who is signed in while the database will not store him (product.md §4); `organiser` is null then. */
    temporary: Profile | null;
    /** Why nobody is signed in, for the log. */
    signedOutBy: 'no_session' | 'session_over' | 'another_user';
  }
}

/** Whom the page believes to be signed in. Another sign-in in the same browser may have changed the cookie since. */
const EXPECTED_USER = 'x-picadito-user';

/**
 * Finds the organiser by the cookie, before anything of the request is read. A page that still shows another
 * user counts as signed out, so that nothing of his lands in the account that took the browser over.
 */
export function session(
  app: FastifyInstance,
  context: Context,
  sessions: TemporarySessions,
  { cookieName, isDemo }: { cookieName: string; isDemo: boolean },
): void {
  app.decorateRequest('organiser', null);
  app.decorateRequest('temporary', null);
  app.decorateRequest('signedOutBy', 'no_session');
  app.addHook('onRequest', async (request) => {
    await endOfTurn();
    const given = request.cookies[cookieName];
    // one that anybody at that machine could get is nothing on a server without the fences
    const token = given && (isDemo || !isDemoToken(given)) ? given : null;
    request.temporary = token ? await sessions.resume(token) : null;
    const organiser =
      token && !request.temporary ? await organiserOf(context, token, tabOf(request)) : null;
    const expected = request.headers[EXPECTED_USER];
    request.organiser = expected === undefined || expected === organiser?.id ? organiser : null;
    if (given) request.signedOutBy = organiser ? 'another_user' : 'session_over';
  });
}

/** Which page of the organiser's asks: his other ones are told of what it changes. */
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
