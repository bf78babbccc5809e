import type {} from '@fastify/cookie';
import { signInContract } from '@picadito/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicRoutes } from '../http/route.ts';
import {
  ATTEMPT_SECONDS,
  attemptCookieName,
  attemptsToDrop,
  packAttempt,
  unpackAttempt,
  type SignInMode,
  type StoredAttempt,
} from '../identity/attempt-cookie.ts';
import * as closing from '../identity/closing-page.ts';
import { cookieOptions, type CookieNames, CLEAR_SITE_DATA } from '../identity/cookies.ts';
import { isFromElsewhere } from '../security/fetch-site.ts';
import type { Identity } from '../identity/identity.ts';
import type { IdentityClient } from '../identity/identity-client.ts';
import type { TemporarySessions } from '../identity/sessions/temporary-sessions.ts';
import { reasonOf } from '../logging/reason-of.ts';

export type AuthDeps = {
  identityClient: IdentityClient;
  cookies: CookieNames;
  secure: boolean;
  sessions: Pick<TemporarySessions, 'begin' | 'end'>;
  now: () => number;
};

const HINT_MAX = 254;

/**
 * Returns the plugin with the routes of signing in (the start, the provider's redirect back, and the script and style
 * of the page that closes the pop-up) and of signing out (docs/decisions/133).
 */
export function authRoutes(deps: AuthDeps) {
  const { cookies } = deps;
  const options = cookieOptions(deps.secure);
  const begin = beginHandler(deps);
  const callback = callbackHandler(deps);

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[cookies.session];
    if (token) await deps.sessions.end(token);
    request.log.info('signed out');
    reply.header(...CLEAR_SITE_DATA).clearCookie(cookies.session, options);
  }

  return async function auth(app: FastifyInstance) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    publicRoutes(signInContract, {
      begin: { exposeHeadRoute: false, handle: ({ request, reply }) => begin(request, reply) },
      callback: {
        exposeHeadRoute: false,
        handle: ({ request, reply }) => callback(request, reply),
      },
      signOut: ({ request, reply }) => signOut(request, reply),
    })(app);
    app.get('/auth/callback.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(closing.CLOSING_SCRIPT),
    );
    app.get('/auth/callback.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(closing.CLOSING_STYLE),
    );
  };
}

/**
 * Returns the handler that starts a sign-in: it stores the attempt in a cookie, deletes the cookies of old attempts,
 * and redirects the browser to the provider. If the provider cannot be reached, the sign-in fails.
 */
function beginHandler(deps: AuthDeps) {
  const { identityClient, cookies, now } = deps;
  const options = cookieOptions(deps.secure);

  return async function begin(request: FastifyRequest, reply: FastifyReply) {
    const query = queryOf(request);
    const mode: SignInMode = query.get('mode') === 'popup' ? 'popup' : 'redirect';
    try {
      const { url, attempt } = await identityClient.begin({ loginHint: hintOf(request, query) });
      for (const name of attemptsToDrop(request.cookies, cookies.attemptPrefix, now()))
        reply.clearCookie(name, options);
      reply.setCookie(
        attemptCookieName(cookies.attemptPrefix, attempt.state),
        packAttempt({ ...attempt, mode, startedAt: now() }),
        { ...options, maxAge: ATTEMPT_SECONDS },
      );
      return reply.redirect(url.href, 302);
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'the identity provider could not be reached');
      return conclude(reply, mode, 'sign-in-failed');
    }
  };
}

/**
 * Returns the handler of the provider's redirect back to the app. It creates the session, sets its cookie and ends the
 * session that the browser had; the sign-in fails if the attempt is unknown or the provider refuses it.
 */
function callbackHandler(deps: AuthDeps) {
  const { identityClient, cookies, now } = deps;
  const options = cookieOptions(deps.secure);

  return async function callback(request: FastifyRequest, reply: FastifyReply) {
    const state = queryOf(request).get('state') ?? '';
    const name = attemptCookieName(cookies.attemptPrefix, state);
    const attempt = unpackAttempt(request.cookies[name], now());
    if (request.cookies[name] !== undefined) reply.clearCookie(name, options);
    if (attempt === null) {
      request.log.warn({ reason: 'no_attempt' }, 'sign-in failed');
      return conclude(reply, 'redirect', 'sign-in-failed');
    }
    const identity = await finish(request, attempt);
    if (identity === null) return conclude(reply, attempt.mode, 'sign-in-failed');
    try {
      const { token, maxAgeSeconds } = await deps.sessions.begin(identity, deviceOf(request));
      reply.setCookie(cookies.session, token, { ...options, maxAge: maxAgeSeconds });
      request.log.info('signed in');
      await endOld(request);
    } catch (error) {
      request.log.error(error, 'no session could be stored');
      return conclude(reply, attempt.mode, 'sign-in-failed');
    }
    return conclude(reply, attempt.mode, 'signed-in');
  };

  /**
   * Ends the session that the browser had before this sign-in. An error is only logged, because the cookie of the old
   * session is replaced anyway.
   */
  async function endOld(request: FastifyRequest): Promise<void> {
    const old = request.cookies[cookies.session];
    if (!old) return;
    try {
      await deps.sessions.end(old);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'the old session could not be ended');
    }
  }

  async function finish(request: FastifyRequest, attempt: StoredAttempt): Promise<Identity | null> {
    try {
      return await identityClient.finish(queryOf(request), attempt);
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'sign-in failed');
      return null;
    }
  }
}

function conclude(reply: FastifyReply, mode: SignInMode, outcome: closing.SignInOutcome) {
  if (mode === 'redirect')
    return reply.redirect(outcome === 'signed-in' ? '/' : '/landing?error=sign-in', 302);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', closing.CLOSING_POLICY)
    .send(closing.closingPage(outcome));
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://query').searchParams;
}

/**
 * Returns the account (`login_hint`) that the provider should suggest; undefined without a hint or if it is too long. A
 * hint in a request from another site is ignored: such a site may start a sign-in, but not choose the account.
 */
function hintOf(request: FastifyRequest, query: URLSearchParams): string | undefined {
  const hint = query.get('login_hint');
  if (!hint || hint.length > HINT_MAX || isFromElsewhere(request.headers)) return undefined;
  return hint;
}

function deviceOf(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, 300) ?? null;
}
