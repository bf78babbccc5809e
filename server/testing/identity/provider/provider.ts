import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { SELF_SIGNED } from '../../self-signed.ts';
import { idToken, rs256, rsaKeys, type Signer } from './signers.ts';

export const CLIENT = { clientId: 'picadito', clientSecret: 'knownToTwoOnly' };

/**
 * RSA keys with which all stand-in providers sign and which they publish. They are shared, because generating keys
 * takes long.
 */
export const KEYS = rsaKeys();
export const publicKey = (more: object = {}) => ({
  ...KEYS.publicKey.export({ format: 'jwk' }),
  kid: 'k',
  alg: 'RS256',
  use: 'sig',
  ...more,
});

type Members = Record<string, unknown>;
type Code = { sub: string; nonce: string | null; challenge: string | null; redirectUri: string };

/**
 * Type of the ways in which a stand-in provider deviates from the protocol. A claim or field that is `undefined` is
 * removed from the provider's response.
 */
export type Lies = {
  metadata?: Members;
  keys?: object[];
  header?: Members;
  claims?: (honest: Members) => Members;
  signer?: Signer;
  forge?: (token: string) => string;
  tokens?: Members;
  userinfo?: Members | null;
  /** True if the provider accepts a code repeatedly, and with any verifier and redirect address. */
  isLax?: boolean;
  responses?: Record<string, (response: ServerResponse) => void>;
  /** Seconds for which the app waits for this provider. Tests of slow providers set a short time. */
  patience?: number;
};

export type StandInProvider = Awaited<ReturnType<typeof standInProvider>>;

/**
 * Starts an identity provider that conforms to OpenID Connect except where `lies` says otherwise. On a host that is not
 * loopback its issuer is https://stand-in.test.
 */
export async function standInProvider(host = '127.0.0.1') {
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const lies: Lies = {};
  const isLocal = host === '127.0.0.1';
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void respond(request, response);
  const server = isLocal ? createServer(listener) : createSecureServer(SELF_SIGNED, listener);
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `${isLocal ? 'http://127.0.0.1' : 'https://stand-in.test'}:${port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    asked.push(path);
    const own = lies.responses?.[path];
    if (own) return own(response);
    const form = new URLSearchParams(await text(request));
    // A path with '/moved' is the target of a redirect and answers like the original. Without that, a client that
    // wrongly follows the redirect would fail anyway.
    const body = members(path.replace('/moved', ''), form, request);
    response.writeHead(body === null ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  function members(path: string, form: URLSearchParams, { headers }: IncomingMessage) {
    if (path === '/.well-known/openid-configuration') return metadata();
    if (path === '/jwks') return { keys: lies.keys ?? [publicKey()] };
    if (path === '/me') return lies.userinfo === undefined ? { sub: 'ana' } : lies.userinfo;
    return path === '/token' ? tokens(form, headers.authorization) : null;
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
    ...lies.metadata,
  });

  function tokens(form: URLSearchParams, authorization: string | undefined): Members | null {
    const id = form.get('code') ?? '';
    const code = codes.get(id);
    if (!lies.isLax) codes.delete(id);
    if (!code || !isClient(form, authorization)) return null;
    const isProven = challengeOf(form.get('code_verifier') ?? '') === code.challenge;
    const isOwn = isProven && form.get('redirect_uri') === code.redirectUri;
    if (!isOwn && !lies.isLax) return null;
    const now = Math.floor(Date.now() / 1000);
    const { sub, nonce } = code;
    const honest = { iss: issuer, aud: CLIENT.clientId, sub, nonce, iat: now, exp: now + 60 };
    const token = idToken(
      { alg: 'RS256', kid: 'k', ...lies.header },
      { ...honest, name: 'Ana', email: 'ana@id.test', ...lies.claims?.(honest) },
      lies.signer ?? rs256(KEYS.privateKey),
    );
    const id_token = lies.forge?.(token) ?? token;
    return { access_token: 'a', token_type: 'Bearer', id_token, ...lies.tokens };
  }

  /** Grants a sign-in request, given by its address, and returns the parameters of the redirect back to the app. */
  function authorize({ searchParams: asks }: URL, sub = 'ana'): URLSearchParams {
    const code = randomBytes(16).toString('base64url');
    codes.set(code, {
      sub,
      nonce: asks.get('nonce'),
      challenge: asks.get('code_challenge'),
      redirectUri: asks.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, state: asks.get('state') ?? '', iss: issuer });
  }

  function close(): void {
    server.closeAllConnections();
    server.close();
  }

  return { issuer, lies, asked, authorize, close };
}

function isClient(form: URLSearchParams, authorization: string | undefined): boolean {
  const { clientId, clientSecret } = CLIENT;
  if (authorization !== undefined)
    return (
      authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    );
  return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
