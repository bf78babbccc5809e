import * as oidc from 'openid-client';
import { isLoopbackHost } from '../security/loopback.ts';
import type { Identity } from './identity.ts';
import { ATTEMPT_SECONDS } from './attempt-cookie.ts';

/**
 * The random values of a sign-in attempt. The browser that began the sign-in must send them back in its cookie, so that
 * no other browser can complete it.
 */
export type Attempt = { state: string; nonce: string; verifier: string };

export type IdentityClient = {
  /**
   * Starts a sign-in: returns the address at the provider and the attempt. Rejects when the provider cannot be reached;
   * the next call tries again.
   */
  begin(options?: { loginHint?: string | undefined }): Promise<{ url: URL; attempt: Attempt }>;
  /**
   * Completes a sign-in: returns the verified identity. `callbackQuery` is the query with which the provider redirected
   * the browser back. Rejects if any check fails.
   */
  finish(callbackQuery: URLSearchParams, attempt: Attempt): Promise<Identity>;
};

export type IdentityClientOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** The issuer that is stored with the identity instead of the issuer of the ID token. */
  storedIssuer?: string | undefined;
  /** Timeout of each request to the provider, in seconds. */
  timeoutSeconds?: number | undefined;
};

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;
const RESPONSE_MAX_BYTES = 256 * 1024;
const CLOCK_TOLERANCE_SECONDS = 30;
/** Matches a valid subject: at most 255 ASCII characters (OpenID Connect Core, 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
/** The library's error code for a userinfo response with another `sub` than the ID token. */
const OTHER_SUBJECT = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** Creates the OpenID Connect client: authorization code with PKCE, state and nonce (docs/decisions/133). */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  let known: Promise<oidc.Configuration> | null = null;

  function configuration(): Promise<oidc.Configuration> {
    known ??= discover(options).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    async begin({ loginHint } = {}) {
      const config = await configuration();
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: options.redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
      });
      return { url, attempt };
    },

    async finish(callbackQuery, { state, nonce, verifier }) {
      const config = await configuration();
      // The address of the request is not used, because the provider compares the redirect URI byte by byte.
      const callback = new URL(options.redirectUri);
      callback.search = callbackQuery.toString();
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw refusal('no_id_token');
      const failure = failedCheck(claims, options.clientId, Date.now() / 1000);
      if (failure !== null) throw refusal(failure);
      if (tokens.token_type !== 'bearer') throw refusal('token_type');
      const shown = await shownClaims(config, tokens.access_token, claims);
      return {
        issuer: options.storedIssuer ?? claims.iss,
        subject: claims.sub,
        name: textOf(shown['name']),
        email: textOf(shown['email']),
        picture: textOf(shown['picture']),
      };
    },
  };
}

/** Returns the error for a provider response that fails a check; its `code` goes into the log. */
function refusal(code: string): Error {
  return Object.assign(new Error('The identity provider gave an answer to doubt.'), { code });
}

function discover({ issuer, clientId, clientSecret, timeoutSeconds }: IdentityClientOptions) {
  const url = new URL(issuer);
  const isLocal = url.protocol === 'http:' && isLoopbackHost(url.hostname);
  return oidc.discovery(
    url,
    clientId,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    clientAuthentication(url, clientSecret),
    {
      timeout: timeoutSeconds ?? TIMEOUT_SECONDS,
      [oidc.customFetch]: boundedFetch(RESPONSE_MAX_BYTES),
      execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
    },
  );
}

/**
 * Returns how the client sends its secret: by HTTP Basic, which providers must support (RFC 6749, 2.3.1), or in the
 * body if the provider does not offer Basic. Google documents only the body.
 */
function clientAuthentication(issuer: URL, secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret);
  const post = oidc.ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isGoogle = issuer.hostname === 'accounts.google.com';
    const usesPost = isGoogle || !methods.includes('client_secret_basic');
    (usesPost ? post : basic)(server, client, body, headers);
  };
}

/**
 * Returns the claims of the ID token, completed from the provider's userinfo endpoint if name or e-mail is missing,
 * since many providers omit them. Sign-in also works without them. Throws when the userinfo belongs to another subject,
 * because the access token was then issued to another user.
 */
async function shownClaims(
  config: oidc.Configuration,
  accessToken: string,
  claims: oidc.IDToken,
): Promise<Record<string, unknown>> {
  const isComplete = claims['name'] !== undefined && claims['email'] !== undefined;
  if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return claims;
  const more = await oidc.fetchUserInfo(config, accessToken, claims.sub).catch((error: unknown) => {
    if (isOfAnother(error)) throw error;
    return {};
  });
  return { ...claims, ...more };
}

function isOfAnother(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === OTHER_SUBJECT;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Returns a fetch that aborts a response longer than `maxBytes`, whatever its Content-Length. */
function boundedFetch(maxBytes: number): oidc.CustomFetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    return new Response(response.body?.pipeThrough(atMost(maxBytes)) ?? null, response);
  };
}

function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) throw new Error('The answer is too long.');
      controller.enqueue(chunk);
    },
  });
}

/**
 * Makes the checks of an ID token (OpenID Connect Core, 3.1.3.7) that remain after the library has checked signature,
 * algorithm, `iss`, `aud`, `exp`, `nbf` and `nonce`. Returns the first failed check in a word for the log, or null if
 * the token is valid. `now` is in epoch seconds.
 */
function failedCheck(claims: oidc.IDToken, clientId: string, now: number): string | null {
  const { azp, iat, sub } = claims;
  if (azp !== undefined && azp !== clientId) return 'azp';
  if (iat > now + CLOCK_TOLERANCE_SECONDS) return 'iat_in_the_future';
  if (iat < now - ATTEMPT_SECONDS - CLOCK_TOLERANCE_SECONDS) return 'iat_before_the_attempt';
  return SUBJECT.test(sub) ? null : 'sub';
}
