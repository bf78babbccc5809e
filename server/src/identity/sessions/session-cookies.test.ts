import type { DeviceSession, SessionReply } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { cookieNames } from '../cookies.ts';
import type { IdentityClient } from '../identity-client.ts';
import { logOptions } from '../../logging/log.ts';
import { anEventStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { client, PUBLIC_URL, testApp } from '../../../testing/test-app.ts';

const DAY_SECONDS = 24 * 60 * 60;
const HTTPS = 'https://picadito.example';

/** Returns an identity provider that signs `person` in without a question. */
function vouchingFor(person: { subject: string }): IdentityClient {
  const attempt = { state: 'estado-de-prueba', nonce: 'n', verifier: 'v' };
  return {
    begin: async () => ({ url: new URL('https://id.test/auth'), attempt }),
    finish: async () => ({
      issuer: 'https://id.test',
      name: null,
      email: null,
      picture: null,
      ...person,
    }),
  };
}

async function aBrowser(publicUrl = PUBLIC_URL) {
  const person = { subject: 'ana' };
  const received: string[] = [];
  const logger = logOptions('debug', { write: (line) => void received.push(line) });
  const server = await testApp({ publicUrl, identityClient: vouchingFor(person), logger });
  const name = cookieNames(publicUrl).session;
  const jar: Record<string, string> = {};
  const bodies: string[] = [];
  const send = async (options: InjectOptions) => {
    const reply = await server.app.inject({ cookies: jar, ...options });
    for (const cookie of reply.cookies) jar[cookie.name] = cookie.value;
    bodies.push(reply.body);
    return reply;
  };
  const signIn = async () => {
    await send({ url: '/auth/google' });
    return send({ url: '/auth/callback?state=estado-de-prueba&code=c' });
  };
  const userOf = async (token: string) =>
    (
      await server.app.inject({ url: '/api/session', cookies: { [name]: token } })
    ).json<SessionReply>().user;
  return { ...server, person, received, bodies, jar, name, send, signIn, userOf };
}

test.each([
  [PUBLIC_URL, 'picadito-3000', undefined],
  [HTTPS, '__Host-picadito', true],
])(
  'on %s the session cookie is %s for 90 days, HttpOnly and SameSite',
  async (url, name, secure) => {
    const { signIn, send } = await aBrowser(url);
    const isIt = (cookie: { name: string }) => cookie.name === name;
    const common = {
      name,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      ...(secure ? { secure } : {}),
    };
    const set = (await signIn()).cookies.filter(isIt);
    expect(set).toEqual([{ ...common, value: expect.any(String), maxAge: 90 * DAY_SECONDS }]);
    const { cookies } = await send({ method: 'POST', url: '/auth/sign-out' });
    expect(cookies.filter(isIt)).toEqual([
      { ...common, value: '', maxAge: 0, expires: new Date(0) },
    ]);
  },
);

test('on https a session cookie without the __Host- prefix is ignored', async () => {
  const { signIn, userOf, jar, name, app } = await aBrowser(HTTPS);
  await signIn();
  const token = jar[name] ?? '';
  expect(await userOf(token)).not.toBeNull();
  for (const other of ['picadito', 'picadito-443', '__Secure-picadito', name.toLowerCase()]) {
    const reply = await app.inject({ url: '/api/me', cookies: { [other]: token } });
    expect({ other, status: reply.statusCode }).toEqual({ other, status: 401 });
  }
});

test('a cookie set before the sign-in is replaced', async () => {
  const { signIn, userOf, jar, name } = await aBrowser();
  const planted = 'planted-by-somebody-who-waits-for-a-sign-in';
  jar[name] = planted;
  await signIn();
  expect(jar[name]).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  expect(await userOf(planted)).toBeNull();
  expect(await userOf(jar[name] ?? '')).not.toBeNull();
});

test('a planted session of an attacker is not reused for the victim', async () => {
  const { signIn, userOf, person, jar, name } = await aBrowser();
  person.subject = 'attacker';
  await signIn();
  const planted = jar[name] ?? '';
  const attacker = await userOf(planted);
  person.subject = 'ana';
  await signIn();
  expect(await userOf(planted)).toBeNull();
  expect((await userOf(jar[name] ?? ''))?.id).not.toBe(attacker?.id);
});

test('every sign-in issues a new token and ends the previous session with its event stream', async () => {
  const { app, signIn, userOf, jar, name, send } = await aBrowser();
  const tokens = new Set<string>();
  let stream: Awaited<ReturnType<typeof anEventStream>> | null = null;
  for (let time = 0; time < 4; time += 1) {
    const before = jar[name] ?? '';
    await signIn();
    tokens.add(jar[name] ?? '');
    expect(await userOf(before)).toBeNull();
    const open = stream;
    await eventually(() => expect(open?.isOpen() ?? false).toBe(false));
    stream = await anEventStream(app, client(app, jar[name] ?? ''));
  }
  expect(tokens.size).toBe(4);
  const sessions = (await send({ url: '/api/sessions' })).json<DeviceSession[]>();
  expect(sessions).toMatchObject([{ current: true }]);
});

test('no session token appears in the database, the log, a response body or a URL', async () => {
  const { signIn, send, jar, name, received, bodies, store } = await aBrowser();
  const tokens: string[] = [];
  for (const end of ['/auth/sign-out', '/api/sessions/others']) {
    const ended = await signIn();
    tokens.push(jar[name] ?? '');
    expect(ended.headers.location).toBe('/');
    for (const url of ['/api/session', '/api/sessions', '/api/me/export', '/api/lists/no'])
      await send({ url });
    await send({ method: end.startsWith('/auth') ? 'POST' : 'DELETE', url: end });
    // The server refuses the first token, whose session has ended, and logs the request.
    await send({ url: '/api/me', cookies: { [name]: tokens[0] ?? '' } });
  }
  const rows = JSON.stringify(await everyRow(store));
  expect(rows).toContain('token_hash');
  expect(received.join('')).toContain('signed in');
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    for (const text of [rows, ...received, ...bodies]) expect(text).not.toContain(token);
  }
});
