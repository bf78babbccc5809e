import type { SessionReply } from '@picadito/domain';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { cookieNames } from '../cookies.ts';
import { DEMO_ISSUER } from '../../demo/accounts.ts';
import type { IdentityClient } from '../identity-client.ts';
import { PUBLIC_URL, testApp } from '../../../testing/test-app.ts';
import { temporaryStore } from '../../../testing/temporary-store.ts';

const NAMES = cookieNames(PUBLIC_URL);
const authority = new URL(PUBLIC_URL).host;
const attempt = { state: 'state', nonce: 'nonce', verifier: 'verifier' };
const vouching: IdentityClient = {
  begin: async () => ({ url: new URL('https://id.test/auth'), attempt }),
  finish: async () => ({
    issuer: DEMO_ISSUER,
    subject: 'vacio-1@picadito.local',
    name: null,
    email: null,
    picture: null,
  }),
};

async function signInAt(app: FastifyInstance): Promise<string> {
  const begun = await app.inject({ url: '/auth/google', authority });
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
  const ended = await app.inject({ url: '/auth/callback?state=state', authority, cookies });
  return ended.cookies.find(({ name }) => name === NAMES.session)?.value ?? '';
}

async function isIn(app: FastifyInstance, token: string): Promise<boolean> {
  const cookies = { [NAMES.session]: token };
  const { user } = (
    await app.inject({ url: '/api/session', authority, cookies })
  ).json<SessionReply>();
  const { statusCode } = await app.inject({ url: '/api/lists', authority, cookies });
  expect(statusCode).toBe(user === null ? 401 : 200);
  return user !== null;
}

test('a session of demonstration mode is invalid on a regular server with the same database', async () => {
  const store = await temporaryStore();
  const demo = await testApp({ identityClient: vouching, demoProvider: async () => {} }, store);
  const real = await testApp({ identityClient: vouching }, store);
  const token = await signInAt(demo.app);
  expect(await isIn(demo.app, token)).toBe(true);
  expect(await isIn(real.app, token)).toBe(false);
  expect(await isIn(real.app, token.replace('demo.', ''))).toBe(false);
  expect(await isIn(real.app, await signInAt(real.app))).toBe(true);
});
