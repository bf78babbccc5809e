import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An identity provider that can be made to lie: it answers every code with an ID token of
 * `claims`, keeps names for its userinfo endpoint, and can sign with a key that it does not publish.
 */
export async function startStubIssuer() {
  const published = newKey();
  const state = {
    claims: {} as Record<string, unknown>,
    userinfo: { sub: 's', name: 'Ana', email: 'ana@example.com' } as Record<string, unknown> | null,
    signsWith: published.privateKey,
    authorization: null as string | null,
  };

  const server = createServer((request, response) => {
    const reply = answer(request);
    response.writeHead(reply === null ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;

  function answer({ url, headers }: IncomingMessage): object | null {
    if (url === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
      };
    if (url === '/jwks')
      return {
        keys: [{ ...published.publicKey.export({ format: 'jwk' }), alg: 'ES256', kid: 'k' }],
      };
    if (url === '/me') return state.userinfo;
    state.authorization = headers.authorization ?? null;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'picadito',
      sub: 's',
      iat: now,
      exp: now + 60,
      ...state.claims,
    };
    const idToken = signed(claims, state.signsWith);
    return { access_token: 'a', token_type: 'Bearer', id_token: idToken };
  }

  return { issuer, state, anotherKey: () => newKey().privateKey, close: () => server.close() };
}

function signed(claims: object, key: KeyObject): string {
  const data = `${encode({ alg: 'ES256', kid: 'k' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' });
  return `${data}.${signature.toString('base64url')}`;
}
