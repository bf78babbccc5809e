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
    name: 'nobody needs to be signed in',
    file: 'server/src/http/session.ts',
    from: 'done(whyNot(request) ?? undefined);',
    to: 'done();',
    tests: ['server/src/http/ownership.test.ts', ...tests],
  },
  {
    name: "a page that shows another user writes into this one's account",
    file: 'server/src/http/session.ts',
    from: 'expected === undefined || expected === organiser?.id ? organiser : null',
    to: 'organiser',
    tests: ['server/src/http/requests.test.ts'],
  },
  {
    name: 'a token has 32 bits',
    file: `${SERVER}/identity/sessions/session-token.ts`,
    from: 'randomBytes(32)',
    to: 'randomBytes(4)',
    tests,
  },
  {
    name: 'tokens are stored as they are',
    file: `${SERVER}/identity/sessions/session-token.ts`,
    from: "return hash('sha256', token, 'base64url');",
    to: 'return token;',
    tests,
  },
  {
    name: 'a session lasts for ever',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'if (session.session_created_at < createdBefore) return null;',
    to: '',
    tests,
  },
  {
    name: 'a session that nobody uses lasts',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'if (session.last_seen_at < seenBefore) return null;',
    to: '',
    tests,
  },
  {
    name: 'a body that was held back is written after its session has ended',
    file: `${SERVER}/identity/sessions/find-session.ts`,
    from: 'session: tokenHash,',
    to: '',
    tests: ['server/src/http/delayed-bodies.test.ts'],
  },
  {
    name: "'Salir' leaves the session on the server",
    file: 'server/src/account/auth-routes.ts',
    from: 'if (token) await deps.signOut(token);',
    to: '',
    tests: auth,
  },
  {
    name: "'Salir' leaves the cookie in the browser",
    file: 'server/src/account/auth-routes.ts',
    from: '.clearCookie(cookies.session, options)',
    to: '',
    tests: auth,
  },
  {
    name: 'signing in again leaves the old session',
    file: 'server/src/account/auth-routes.ts',
    from: 'await endOld(request);',
    to: '',
    tests: auth,
  },
  {
    name: 'scripts can read the cookie',
    file: 'server/src/identity/cookies.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    tests: auth,
  },
  {
    name: 'the cookie goes with the requests of other sites',
    file: 'server/src/identity/cookies.ts',
    from: "sameSite: 'lax'",
    to: "sameSite: 'none'",
    tests: auth,
  },
  {
    name: 'on https the cookie goes over http too',
    file: 'server/src/identity/cookies.ts',
    from: "path: '/', secure }",
    to: "path: '/', secure: false }",
    tests: ['server/src/identity/sessions/session-cookies.test.ts'],
  },
  {
    name: 'on https the cookie may come from a subdomain',
    file: 'server/src/identity/cookies.ts',
    from: "session: '__Host-picadito'",
    to: "session: 'picadito'",
    tests: [...auth, 'server/src/identity/cookies.test.ts'],
  },
  {
    name: 'a stream outlives its session',
    file: 'server/src/sync/event-routes.ts',
    from: 'return now !== null && now.id === organiser?.id;',
    to: 'return true;',
    tests: ['server/src/sync/event-routes.test.ts', ...tests],
  },
  {
    name: "'cerrar las demás' closes none",
    file: `${SERVER}/identity/sessions/sessions.ts`,
    from: 'await deleteOtherSessions(tx, organiser.id, current);',
    to: '',
    tests,
  },
  {
    name: "'cerrar las demás' closes everybody's",
    file: 'server/src/store/tables/sessions.ts',
    from: "    .where('user_id', '=', userId)\n    .where('token_hash', '!=', tokenHash)",
    to: "    .where('token_hash', '!=', tokenHash)",
    tests,
  },
  {
    name: 'the sessions of others are listed',
    file: 'server/src/store/tables/sessions.ts',
    from: ".select(['token_hash', 'device', 'created_at', 'last_seen_at'])\n    .where('user_id', '=', userId)",
    to: ".select(['token_hash', 'device', 'created_at', 'last_seen_at'])",
    tests,
  },
];
