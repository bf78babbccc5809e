import type { Mutant } from './mutant.ts';

const CLIENT = 'server/src/identity/identity-client.ts';
const ID_TOKEN = 'server/src/identity/id-token.ts';
const ATTEMPT = 'server/src/identity/attempt-cookie.ts';
const tests = ['server/src/identity/attacks/attacks.test.ts'];
const auth = ['server/src/account/auth-routes.test.ts'];

export const identityMutants: readonly Mutant[] = [
  {
    name: 'PKCE challenge missing from the authorization request',
    file: CLIENT,
    from: "code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),\n        code_challenge_method: 'S256',",
    to: '',
    tests: [...tests, ...auth],
  },
  {
    name: 'PKCE verifier missing from the token request',
    file: CLIENT,
    from: 'pkceCodeVerifier: verifier,',
    to: '',
    tests: [...tests, ...auth],
  },
  {
    name: 'state not checked',
    file: CLIENT,
    from: 'expectedState: state,',
    to: 'expectedState: oidc.skipStateCheck,',
    tests,
  },
  {
    name: 'nonce not checked',
    file: CLIENT,
    from: 'expectedNonce: nonce,',
    to: '',
    tests,
  },
  {
    name: 'ID token signature not checked',
    file: CLIENT,
    from: 'execute: [oidc.enableNonRepudiationChecks, ...(',
    to: 'execute: [...(',
    tests,
  },
  {
    name: 'ID token claims not checked',
    file: CLIENT,
    from: 'if (doubt !== null) throw refusal(doubt);',
    to: '',
    tests,
  },
  {
    name: 'token_type not checked',
    file: CLIENT,
    from: "if (tokens.token_type !== 'bearer') throw refusal('token_type');",
    to: '',
    tests,
  },
  {
    name: 'userinfo sub mismatch ignored',
    file: CLIENT,
    from: 'if (isOfAnother(error)) throw error;',
    to: '',
    tests,
  },
  {
    name: 'response size of the provider not limited',
    file: CLIENT,
    from: '[oidc.customFetch]: boundedFetch(RESPONSE_MAX_BYTES),',
    to: '',
    tests: [...tests, 'server/src/identity/identity-client.test.ts'],
  },
  {
    name: 'plain http allowed for any provider',
    file: CLIENT,
    from: "const isLocal = url.protocol === 'http:' && isLoopbackHost(url.hostname);",
    to: 'const isLocal = true;',
    tests: [
      'server/src/identity/identity-client.test.ts',
      'server/src/identity/untrusted-provider.test.ts',
    ],
  },
  {
    name: 'azp not checked',
    file: ID_TOKEN,
    from: "if (azp !== undefined && azp !== clientId) return 'azp';",
    to: '',
    tests,
  },
  {
    name: 'iat in the future accepted',
    file: ID_TOKEN,
    from: "if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat_in_the_future';",
    to: '',
    tests,
  },
  {
    name: 'iat before the sign-in attempt accepted',
    file: ID_TOKEN,
    from: "if (iat < now - ATTEMPT_SECONDS - CLOCK_TOLERANCE_SECONDS) return 'iat_before_the_attempt';",
    to: '',
    tests,
  },
  {
    name: 'sub not validated',
    file: ID_TOKEN,
    from: "return SUBJECT.test(sub) ? null : 'sub';",
    to: 'return null;',
    tests,
  },
  {
    name: 'sign-in attempt without expiry',
    file: ATTEMPT,
    from: 'return age >= 0 && age <= ATTEMPT_SECONDS * 1000 ? parsed.data : null;',
    to: 'return parsed.data;',
    tests: [...tests, ...auth],
  },
  {
    name: 'login_hint accepted from another site',
    file: 'server/src/account/auth-routes.ts',
    from: ' || isFromElsewhere(request.headers)) return undefined;',
    to: ') return undefined;',
    tests: auth,
  },
  {
    name: 'attempt cookie not cleared after use',
    file: 'server/src/account/auth-routes.ts',
    from: 'if (request.cookies[name] !== undefined) reply.clearCookie(name, options);',
    to: '',
    tests: [...tests, ...auth],
  },
];
