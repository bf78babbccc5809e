import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import type { IdentityClient } from '../identity/identity-client.ts';
import type { RateLimits } from '../http/limits/rate-limit.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { logOptions } from './log.ts';

const { session: COOKIE } = cookieNames(PUBLIC_URL);
const NAME = 'Zulema Quiroga';
const EMAIL = 'zulema@quiroga.example';
const ADDRESS = '203.0.113.9';
const AGENT = 'Navegador de Zulema';
const STATE = 'estado-de-zulema';
const ONCE = { perSecond: 0.001, burst: 1 };

type Line = Record<string, unknown>;

/** Returns a provider that confirms Zulema, or fails with `error`. */
function provider(): IdentityClient & { error: Error | null } {
  const attempt = { state: STATE, nonce: 'n', verifier: 'v' };
  return {
    error: null,
    begin: async () => ({ url: new URL('https://id.test/auth'), attempt }),
    async finish() {
      if (this.error) throw this.error;
      return { issuer: 'https://id.test', subject: 'z', name: NAME, email: EMAIL, picture: null };
    },
  };
}

/** Sets up Zulema's server with its log; `lines` returns the new lines without times and ids. */
async function aLoggingServer(limits: Partial<RateLimits> = {}) {
  const received: string[] = [];
  const logger = logOptions('info', { write: (line) => void received.push(line) });
  const identityClient = provider();
  const rateLimits = { user: null, address: null, signIn: null, ...limits };
  const server = await testApp({ logger, identityClient, rateLimits });
  const jar: Record<string, string> = {};
  const send = async (options: InjectOptions) => {
    const headers = { 'user-agent': AGENT, ...options.headers };
    const reply = await server.app.inject({
      cookies: jar,
      remoteAddress: ADDRESS,
      ...options,
      headers,
    });
    for (const { name, value } of reply.cookies) jar[name] = value;
    return reply;
  };
  const signIn = async () => {
    await send({ url: '/auth/google' });
    return send({ url: `/auth/callback?state=${STATE}&code=codigo-de-zulema` });
  };
  let seen = 0;
  const lines = (): Line[] => {
    const fresh = received.slice(seen).map((line) => JSON.parse(line) as Line);
    seen = received.length;
    return fresh.map(({ time: _time, ms: _ms, reqId: _reqId, ...line }) => line);
  };
  const secrets = () => [
    NAME,
    EMAIL,
    ADDRESS,
    AGENT,
    STATE,
    'codigo-de-zulema',
    'Zulema',
    jar[COOKIE] || NAME,
  ];
  return { ...server, identityClient, jar, send, signIn, lines, received, secrets };
}

const request = (level: string, method: string, route: string, more: object) => ({
  level,
  msg: 'request',
  method,
  route,
  ...more,
});

test('every refusal is one line with its route and reason, without personal data', async () => {
  const { send, signIn, jar, lines, received, secrets } = await aLoggingServer();
  await signIn();
  lines();
  const user = `usuario-de-${NAME.slice(0, 6)}`;
  const list = { url: `/api/lists/lista-de-zulema?q=${EMAIL}` };
  const refusals: [InjectOptions, number, string][] = [
    [{ ...list, cookies: {} }, 401, 'no_session'],
    [{ ...list, cookies: { [COOKIE]: `${jar[COOKIE]}x` } }, 401, 'session_over'],
    [{ ...list, headers: { 'x-picadito-user': user } }, 401, 'another_user'],
    [
      { ...list, method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'sec_fetch_site',
    ],
    [{ ...list, method: 'DELETE', headers: { origin: `https://${EMAIL}` } }, 403, 'origin'],
  ];
  for (const [options, status, reason] of refusals) {
    await send(options);
    const { method = 'GET' } = options;
    expect(lines()).toEqual([request('warn', method, '/api/lists/:id', { status, reason })]);
  }
  await send({ url: `/api/events?user=${user}` });
  expect(lines()).toEqual([
    request('warn', 'GET', '/api/events', { status: 401, reason: 'another_user' }),
  ]);
  for (const secret of [...secrets(), user]) expect(received.join('')).not.toContain(secret);
});

test.each([
  ['address', { address: ONCE }, '/healthz-not'],
  ['sign_in', { signIn: ONCE }, '/auth/google'],
])('a 429 is logged with the limit that was exceeded: %s', async (reason, limits, url) => {
  const { send, lines } = await aLoggingServer(limits);
  await send({ url });
  lines();
  await send({ url });
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'warn', msg: 'request', status: 429, reason }),
  ]);
});

test('a 429 of a signed-in user is logged with the limit of users', async () => {
  const { send, signIn, lines } = await aLoggingServer({ user: ONCE });
  await signIn();
  await send({ url: '/api/me' });
  lines();
  await send({ url: '/api/me' });
  expect(lines()).toEqual([request('warn', 'GET', '/api/me', { status: 429, reason: 'user' })]);
});

test('sign-ins, failures with their reason, and sign-outs are logged without the identity', async () => {
  const { identityClient, send, signIn, lines, received, secrets } = await aLoggingServer();
  const ended = (more: object) =>
    request('info', 'GET', '/auth/callback', { status: 302, ...more });
  await signIn();
  expect(lines().slice(1)).toEqual([{ level: 'info', msg: 'signed in' }, ended({})]);
  await send({ method: 'POST', url: '/auth/sign-out' });
  expect(lines()[0]).toEqual({ level: 'info', msg: 'signed out' });
  await send({ url: `/auth/callback?state=${EMAIL}` });
  expect(lines()).toEqual([
    { level: 'warn', msg: 'sign-in failed', reason: 'no_attempt' },
    ended({}),
  ]);
  for (const [error, reason] of [
    [Object.assign(new Error(`${NAME} said no`), { error: 'access_denied' }), 'access_denied'],
    [
      Object.assign(new Error(EMAIL), { code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' }),
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    ],
    [Object.assign(new Error(EMAIL), { error: `${NAME} said no` }), 'Error'],
  ] as const) {
    identityClient.error = error;
    await signIn();
    expect(lines().slice(1)).toEqual([{ level: 'warn', msg: 'sign-in failed', reason }, ended({})]);
  }
  for (const secret of secrets()) expect(received.join('')).not.toContain(secret);
});
