import { fastify, type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { loopbackOnly } from './loopback-only.ts';

const HOST = '127.0.0.1:3000';

async function requestSession(options: InjectOptions, publicUrl = `http://${HOST}`) {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === 'not-found' ? 404 : 500).send(),
  );
  await app.register(loopbackOnly, { publicUrl });
  app.all('/api/session', async () => 'inside');
  app.get('/healthz', async () => 'inside');
  app.get('/readyz', async () => 'inside');
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  return app.inject({ url: '/api/session', ...options });
}

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'a request from this machine (%s) is served',
  async (remoteAddress) => {
    expect((await requestSession({ remoteAddress, headers: { host: HOST } })).body).toBe('inside');
  },
);

test.each(['10.0.0.8', '192.168.1.20', '::ffff:10.0.0.8', 'fe80::1', '2001:db8::1'])(
  'a request from %s gets 404',
  async (remoteAddress) => {
    expect((await requestSession({ remoteAddress, headers: { host: HOST } })).statusCode).toBe(404);
  },
);

test.each([
  'picadito.example',
  'picadito.example:3000',
  '127.0.0.1.evil.example:3000',
  'localhost.evil.example',
  'evil.example@127.0.0.1:3000',
  '10.0.0.8:3000',
  '0.0.0.0:3000',
  '127.0.0.1:3000/x',
  '127.0.0.1:3000, picadito.example',
  '127.0.0.1:3000#picadito.example',
  '127.0.0.1:99999',
  '127.0.0.1:3000:3000',
  'localhost.',
  'localhost.:3000',
  'x.localhost:3000',
  '127.0.0.1.nip.io:3000',
  '[::1].evil.example',
  '[2001:db8::1]:3000',
  '[::]:3000',
])('a request with Host %j gets 404', async (host) => {
  expect((await requestSession({ headers: { host } })).statusCode).toBe(404);
});

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'X-Forwarded-Anything',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cdn-loop',
  'CF-Connecting-IP',
  'ngrok-auth-user-email',
  'tailscale-user-login',
  'x-envoy-external-address',
])('a request through a proxy that sends %s gets 404', async (name) => {
  const response = await requestSession({ headers: { host: HOST, [name]: '127.0.0.1' } });
  expect(response.statusCode).toBe(404);
});

test.each([
  'localhost:3000',
  'LOCALHOST:3000',
  '[::1]:3000',
  '127.0.0.2:3000',
  'localhost',
  '127.0.0.1.:3001',
  '127.0.0.1',
])('a request to the loopback name %s is redirected to the public URL', async (host) => {
  const response = await requestSession({
    method: 'POST',
    url: '/api/session?a=1',
    headers: { host },
  });
  expect(response.statusCode).toBe(307);
  expect(response.headers.location).toBe(`http://${HOST}/api/session?a=1`);
});

test('the redirect stays on this server', async () => {
  const response = await requestSession({
    url: '//evil.example/x',
    headers: { host: 'localhost:3000' },
  });
  expect(new URL(response.headers.location ?? '').host).toBe(HOST);
});

test('an address on port 80 is recognised with and without the port', async () => {
  for (const host of ['localhost', 'localhost:80'])
    expect((await requestSession({ headers: { host } }, 'http://localhost')).statusCode).toBe(200);
});

test.each(['/healthz', '/readyz', '/healthz?probe=1'])('%s stays open for probes', async (url) => {
  const headers = { host: 'anything', via: '1.1 balancer' };
  expect((await requestSession({ url, headers, remoteAddress: '10.0.0.8' })).body).toBe('inside');
});

test('paths that do not exist are restricted too', async () => {
  const response = await requestSession({ url: '/none', headers: { host: 'localhost:3000' } });
  expect(response.statusCode).toBe(307);
});
