import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../testing/postgres/free-port.ts';
import { createBrowser } from '../../../testing/identity/browser.ts';
import { demoProvider } from './plugin.ts';
import { demoIdentityOptions } from './settings.ts';

const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const app = fastify({ forceCloseConnections: true });
let client: ReturnType<typeof demoIdentityOptions>;
let publicUrl = '';

beforeAll(async () => {
  for (const method of ['info', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  client = demoIdentityOptions(publicUrl);
  await app.register(demoProvider, { publicUrl, ...client });
  await app.listen({ host: '127.0.0.1', port });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await app.close();
  vi.restoreAllMocks();
});

/**
 * Requests an authorization with the parameters of the client, changed by `change` (null removes a parameter). Returns
 * the query of the redirect, with a code or an error; null when the provider does not redirect.
 */
async function requested(change: Record<string, string | null> = {}) {
  const usual = {
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    login_hint: 'vacio-1@picadito.local',
  };
  const query = new URLSearchParams(
    Object.entries({ ...usual, ...change }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] satisfies [string, string]],
    ),
  );
  const browser = createBrowser(publicUrl);
  const { passed } = await browser.follow(`/demo/auth?${query.toString()}`, {}, '/auth/callback');
  const end = new URL(passed.at(-1) ?? '', publicUrl);
  return end.pathname.startsWith('/demo/') ? null : new URLSearchParams(end.search + end.hash);
}

async function exchanged(change: Record<string, string> = {}, secret = client.clientSecret) {
  const { code = (await requested())?.get('code') ?? '', ...more } = change;
  const response = await fetch(`${publicUrl}/demo/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client.clientId}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: client.redirectUri,
      code_verifier: VERIFIER,
      ...more,
    }),
  });
  const body = (await response.json()) as Record<string, string>;
  return { code, status: response.status, error: body['error'], tokens: Object.keys(body) };
}

test('a code gets an ID token and no refresh token', async () => {
  expect((await requested())?.get('code')).toMatch(/^[\w-]{40,}$/);
  const { status, tokens } = await exchanged();
  expect({ status, tokens }).toEqual({
    status: 200,
    tokens: ['access_token', 'expires_in', 'id_token', 'scope', 'token_type'],
  });
});

test.each(['/auth/callback/', '/auth/callback?x=1', '/Auth/callback', '/auth/callback#x', '/'])(
  'a redirect URI that is not registered exactly is refused: %s',
  async (path) => {
    expect(await requested({ redirect_uri: publicUrl + path })).toBeNull();
    expect(await requested({ redirect_uri: `https://evil.example${path}` })).toBeNull();
  },
);

test.each([
  [{ code_challenge: null, code_challenge_method: null }],
  [{ code_challenge_method: null }],
  [{ code_challenge: VERIFIER, code_challenge_method: 'plain' }],
  [{ code_challenge: 'short' }],
  [{ response_type: 'token' }],
  [{ response_type: 'id_token' }],
  [{ response_type: 'code id_token' }],
])('an authorization request without code flow and PKCE (%j) is refused', async (change) => {
  const given = [...((await requested(change)) ?? [])].map(([name]) => name);
  expect(given.filter((name) => ['code', 'access_token', 'id_token'].includes(name))).toEqual([]);
});

test.each([
  [{ code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
  [{ code_verifier: '' }, 'invalid_grant'],
  [{ redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
  [{ code: 'x'.repeat(43) }, 'invalid_grant'],
  [{ grant_type: 'password' }, 'unsupported_grant_type'],
  [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  [{ grant_type: 'refresh_token' }, 'unsupported_grant_type'],
])('a code is refused with %j', async (change, error) => {
  expect(await exchanged(change)).toMatchObject({ status: 400, error });
});

test('a code requires the client secret', async () => {
  expect(await exchanged({}, 'another')).toMatchObject({ status: 401, error: 'invalid_client' });
});

test('a code can be used once', async () => {
  const { code, status } = await exchanged();
  expect(status).toBe(200);
  expect(await exchanged({ code })).toMatchObject({ status: 400, error: 'invalid_grant' });
});

test('a code expires after a minute', async () => {
  const code = (await requested())?.get('code') ?? '';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await exchanged({ code })).toMatchObject({ status: 400, error: 'invalid_grant' });
});
