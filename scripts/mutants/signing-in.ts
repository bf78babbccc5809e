import type { Mutant } from './survives.ts';

/** Mutants without the checks of the identity provider, of sessions, or of the origin of requests. */
export const signingInMutants: readonly Mutant[] = [
  {
    name: 'PKCE challenge missing from the authorization request',
    file: 'server/src/identity/identity-client.ts',
    from: "code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),\n        code_challenge_method: 'S256',",
    to: '',
    tests: [
      'server/src/identity/attacks/attacks.test.ts',
      'server/src/account/auth-routes.test.ts',
    ],
  },
  {
    name: 'state not checked',
    file: 'server/src/identity/identity-client.ts',
    from: 'expectedState: state,',
    to: 'expectedState: oidc.skipStateCheck,',
    tests: ['server/src/identity/attacks/attacks.test.ts'],
  },
  {
    name: 'nonce not checked',
    file: 'server/src/identity/identity-client.ts',
    from: 'expectedNonce: nonce,',
    to: '',
    tests: ['server/src/identity/attacks/attacks.test.ts'],
  },
  {
    name: 'ID token signature not checked',
    file: 'server/src/identity/identity-client.ts',
    from: 'execute: [oidc.enableNonRepudiationChecks, ...(',
    to: 'execute: [...(',
    tests: ['server/src/identity/attacks/attacks.test.ts'],
  },
  {
    name: 'ID token claims not checked',
    file: 'server/src/identity/identity-client.ts',
    from: 'if (failure !== null) throw refusal(failure);',
    to: '',
    tests: ['server/src/identity/attacks/attacks.test.ts'],
  },
  {
    name: 'authentication not required',
    file: 'server/src/http/session.ts',
    from: 'done(whyNot(request) ?? undefined);',
    to: 'done();',
    tests: [
      'server/src/http/ownership.test.ts',
      'server/src/account/session-routes.test.ts',
      'server/src/identity/sessions/sessions.test.ts',
      'server/src/identity/sessions/sign-in.test.ts',
    ],
  },
  {
    name: 'session tokens stored unhashed',
    file: 'server/src/identity/sessions/session-token.ts',
    from: "return hash('sha256', token, 'base64url');",
    to: 'return token;',
    tests: [
      'server/src/account/session-routes.test.ts',
      'server/src/identity/sessions/sessions.test.ts',
      'server/src/identity/sessions/sign-in.test.ts',
    ],
  },
  {
    name: 'session not checked again before the write',
    file: 'server/src/identity/sessions/find-session.ts',
    from: 'session: tokenHash,',
    to: '',
    tests: ['server/src/http/delayed-bodies.test.ts'],
  },
  {
    name: 'session not deleted on sign-out',
    file: 'server/src/account/auth-routes.ts',
    from: 'if (token) await deps.sessions.end(token);',
    to: '',
    tests: ['server/src/account/auth-routes.test.ts'],
  },
  {
    name: 'event stream not closed with its session',
    file: 'server/src/sync/event-routes.ts',
    from: "if (now === null) return 'no';",
    to: "if (now === null) return 'yes';",
    tests: [
      'server/src/sync/event-routes.test.ts',
      'server/src/account/session-routes.test.ts',
      'server/src/identity/sessions/sessions.test.ts',
      'server/src/identity/sessions/sign-in.test.ts',
    ],
  },
  {
    name: 'cross-site writes accepted',
    file: 'server/src/http/same-site.ts',
    from: "done(new AppError('permission-denied', MESSAGES.anotherSite, { reason }));",
    to: 'done();',
    tests: ['server/src/http/same-site-requests.test.ts'],
  },
  {
    name: 'Origin not checked when Sec-Fetch-Site is absent',
    file: 'server/src/security/fetch-site.ts',
    from: 'return headers.origin === undefined || headers.origin === origin;',
    to: 'return true;',
    tests: ['server/src/http/same-site-requests.test.ts'],
  },
  {
    name: 'demonstration: remote address not checked',
    file: 'server/src/http/loopback-only.ts',
    from: 'if (!isLoopbackAddress(socket.remoteAddress)) return false;',
    to: '',
    tests: [
      'server/src/http/loopback-only.test.ts',
      'server/src/http/loopback-only-routes.test.ts',
    ],
  },
];
