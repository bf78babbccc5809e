import type { Mutant } from './mutant.ts';

const SERVER = 'server/src';
const tests = [
  'server/src/account/session-routes.test.ts',
  'server/src/identity/sessions/sessions.test.ts',
  'server/src/identity/sessions/sign-in.test.ts',
];
const auth = ['server/src/account/auth-routes.test.ts'];

export const sessionMutants: readonly Mutant[] = [
  {
    name: 'authentication not required',
    file: 'server/src/http/session.ts',
    from: 'done(whyNot(request) ?? undefined);',
    to: 'done();',
    tests: ['server/src/http/ownership.test.ts', ...tests],
  },
  {
    name: 'acting user of the page not checked',
    file: 'server/src/http/session.ts',
    from: 'expected === undefined || expected === organiser?.id ? organiser : null',
    to: 'organiser',
    tests: ['server/src/http/requests.test.ts'],
  },
  {
    name: 'session token with 32 bits of entropy',
    file: `${SERVER}/identity/sessions/session-token.ts`,
    from: 'randomBytes(32)',
    to: 'randomBytes(4)',
    tests,
  },
  {
    name: 'session tokens stored unhashed',
    file: `${SERVER}/identity/sessions/session-token.ts`,
    from: "return hash('sha256', token, 'base64url');",
    to: 'return token;',
    tests,
  },
  {
    name: 'absolute session lifetime missing',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'if (session.session_created_at < createdBefore) return null;',
    to: '',
    tests,
  },
  {
    name: 'idle session timeout missing',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'if (session.last_seen_at < seenBefore) return null;',
    to: '',
    tests,
  },
  {
    name: 'session not checked again before the write',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'session: tokenHash,',
    to: '',
    tests: ['server/src/http/delayed-bodies.test.ts'],
  },
  {
    name: 'session not deleted on sign-out',
    file: 'server/src/account/auth-routes.ts',
    from: 'if (token) await deps.signOut(token);',
    to: '',
    tests: auth,
  },
  {
    name: 'session cookie not cleared on sign-out',
    file: 'server/src/account/auth-routes.ts',
    from: '.clearCookie(cookies.session, options)',
    to: '',
    tests: auth,
  },
  {
    name: 'previous session not ended on sign-in',
    file: 'server/src/account/auth-routes.ts',
    from: 'await endOld(request);',
    to: '',
    tests: auth,
  },
  {
    name: 'session cookie without HttpOnly',
    file: 'server/src/identity/cookies.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    tests: auth,
  },
  {
    name: 'session cookie with SameSite=None',
    file: 'server/src/identity/cookies.ts',
    from: "sameSite: 'lax'",
    to: "sameSite: 'none'",
    tests: auth,
  },
  {
    name: 'session cookie without Secure',
    file: 'server/src/identity/cookies.ts',
    from: "path: '/', secure }",
    to: "path: '/', secure: false }",
    tests: ['server/src/identity/sessions/session-cookies.test.ts'],
  },
  {
    name: 'session cookie without __Host- prefix',
    file: 'server/src/identity/cookies.ts',
    from: "return namesAfter('__Host-picadito');",
    to: "session: 'picadito'",
    tests: [...auth, 'server/src/identity/cookies.test.ts'],
  },
  {
    name: 'event stream not closed with its session',
    file: 'server/src/sync/event-routes.ts',
    from: 'return now !== null && now.id === organiser?.id;',
    to: 'return true;',
    tests: ['server/src/sync/event-routes.test.ts', ...tests],
  },
  {
    name: 'other sessions not ended',
    file: `${SERVER}/identity/sessions/sessions.ts`,
    from: 'await deleteOtherSessions(tx, organiser.id, current);',
    to: '',
    tests,
  },
  {
    name: 'other sessions ended without owner condition',
    file: 'server/src/store/tables/sessions.ts',
    from: "    .where('user_id', '=', userId)\n    .where('token_hash', '!=', tokenHash)",
    to: "    .where('token_hash', '!=', tokenHash)",
    tests,
  },
  {
    name: 'sessions listed without owner condition',
    file: 'server/src/store/tables/sessions.ts',
    from: ".select(['token_hash', 'device', 'created_at', 'last_seen_at', 'subscribed_at'])\n    .where('user_id', '=', userId)",
    to: ".select(['token_hash', 'device', 'created_at', 'last_seen_at', 'subscribed_at'])",
    tests,
  },
];
