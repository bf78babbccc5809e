import type { Mutant } from './mutant.ts';

const CLIENT = 'server/src/identity/identity-client.ts';
const ID_TOKEN = 'server/src/identity/id-token.ts';
const ATTEMPT = 'server/src/identity/attempt-cookie.ts';
const tests = ['server/src/identity/attacks/attacks.test.ts'];
const auth = ['server/src/account/auth-routes.test.ts'];

export const identityMutants: readonly Mutant[] = [
  {
    name: 'no PKCE challenge is sent',
    file: CLIENT,
    from: "code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),\n        code_challenge_method: 'S256',",
    to: '',
    tests: [...tests, ...auth],
  },
  {
    name: 'a code comes without its verifier',
    file: CLIENT,
    from: 'pkceCodeVerifier: verifier,',
    to: '',
    tests: [...tests, ...auth],
  },
  {
    name: 'any state is taken',
    file: CLIENT,
    from: 'expectedState: state,',
    to: 'expectedState: oidc.skipStateCheck,',
    tests,
  },
  {
    name: 'an ID token of another attempt is taken',
    file: CLIENT,
    from: 'expectedNonce: nonce,',
    to: '',
    tests,
  },
  {
    name: 'nobody looks at the signature',
    file: CLIENT,
    from: 'execute: [oidc.enableNonRepudiationChecks, ...(',
    to: 'execute: [...(',
    tests,
  },
  {
    name: 'a doubt about the ID token does not matter',
    file: CLIENT,
    from: 'if (doubt !== null) throw refusal(doubt);',
    to: '',
    tests,
  },
  {
    name: 'any kind of access token is taken',
    file: CLIENT,
    from: "if (tokens.token_type !== 'bearer') throw refusal('token_type');",
    to: '',
    tests,
  },
  {
    name: "another's name is shown",
    file: CLIENT,
    from: 'if (isOfAnother(error)) throw error;',
    to: '',
    tests,
  },
  {
    name: 'answers of any length are read',
    file: CLIENT,
    from: '[oidc.customFetch]: boundedFetch(RESPONSE_MAX_BYTES),',
    to: '',
    tests: [...tests, 'server/src/identity/identity-client.test.ts'],
  },
  {
    name: 'plain http reaches any provider',
    file: CLIENT,
    from: "const isLocal = url.protocol === 'http:' && isLoopbackHost(url.hostname);",
    to: 'const isLocal = true;',
    tests: [
      'server/src/identity/identity-client.test.ts',
      'server/src/identity/untrusted-provider.test.ts',
    ],
  },
  {
    name: 'an ID token for another client is taken when it names us too',
    file: ID_TOKEN,
    from: "if (azp !== undefined && azp !== clientId) return 'azp';",
    to: '',
    tests,
  },
  {
    name: 'an ID token of tomorrow is taken',
    file: ID_TOKEN,
    from: "if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat_in_the_future';",
    to: '',
    tests,
  },
  {
    name: 'an ID token from before the attempt is taken',
    file: ID_TOKEN,
    from: "if (iat < now - ATTEMPT_SECONDS - CLOCK_TOLERANCE_SECONDS) return 'iat_before_the_attempt';",
    to: '',
    tests,
  },
  {
    name: 'anything is a subject',
    file: ID_TOKEN,
    from: "return SUBJECT.test(sub) ? null : 'sub';",
    to: 'return null;',
    tests,
  },
  {
    name: 'an attempt never grows old',
    file: ATTEMPT,
    from: 'return age >= 0 && age <= ATTEMPT_SECONDS * 1000 ? parsed.data : null;',
    to: 'return parsed.data;',
    tests: [...tests, ...auth],
  },
  {
    name: 'another site says who is to be signed in',
    file: 'server/src/account/auth-routes.ts',
    from: ' || isFromElsewhere(request.headers)) return undefined;',
    to: ') return undefined;',
    tests: auth,
  },
  {
    name: 'a used attempt stays in the browser',
    file: 'server/src/account/auth-routes.ts',
    from: 'if (request.cookies[name] !== undefined) reply.clearCookie(name, options);',
    to: '',
    tests: [...tests, ...auth],
  },
];
