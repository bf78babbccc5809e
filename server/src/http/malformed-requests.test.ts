import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { problemReply } from '@picadito/domain';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { expect, onTestFinished, test } from 'vitest';
import { exchange } from '../../testing/hostile/raw.ts';
import { testApp } from '../../testing/test-app.ts';
import { handleClientErrors, wellFormedUrl } from './malformed-requests.ts';
import { headersOf } from './security-headers.ts';
import type { IncomingMessage } from 'node:http';

async function listening({ secure = false } = {}) {
  const app = Fastify({
    clientErrorHandler: handleClientErrors(await headersOf(secure)),
    http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { server: app.server, port: (app.server.address() as AddressInfo).port };
}

async function responseTo(request: string, options?: { secure: boolean }) {
  const { port } = await listening(options);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const response = await text(socket);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { head, problem: z.parse(problemReply, JSON.parse(body)) };
}

test.each([
  ['an unknown method', 'DANCE / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'No entendimos ese pedido.'],
  ['no HTTP at all', 'hola\r\n\r\n', 400, 'No entendimos ese pedido.'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'Los encabezados de ese pedido son demasiado grandes.',
  ],
  [
    'a request that stops half way',
    'GET / HTTP/1.1\r\nhost: a\r\n',
    408,
    'El pedido tardó demasiado en llegar. Probá de nuevo.',
  ],
])(
  '%s is refused with a sentence, and the connection closes',
  async (_, request, status, detail) => {
    const { head, problem } = await responseTo(request);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).not.toContain('strict-transport-security');
    expect(problem).toMatchObject({ status, code: 'invalid-argument', detail });
  },
);

test('on https a refused connection gets Strict-Transport-Security', async () => {
  const { head } = await responseTo('hola\r\n\r\n', { secure: true });
  expect(head).toContain('strict-transport-security: max-age=31536000');
});

test('a client that keeps sending receives the refusal, and its connection closes even if the client keeps it open', async () => {
  const { server, port } = await listening();
  // The client reads nothing before it sends the rest: the first part makes a closed connection reset, the next one
  // fails.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
  onTestFinished(() => void socket.destroy());
  const [atServer] = (await once(server, 'connection')) as [Socket];
  const closed = once(atServer, 'close');
  const finished = once(atServer, 'finish');
  socket.write('hola\r\n\r\n');
  await finished;
  for (const part of ['the ', 'rest ', 'of it'])
    await new Promise((sent) => socket.write(part, sent));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  await closed;
});

test('a request for another protocol is answered, and its connection is closed', async () => {
  const { app } = await testApp();
  const [upgrade, body] = ['connection: upgrade\r\nupgrade: websocket', 'x'.repeat(9)];
  const sent = `POST /x HTTP/1.1\r\nhost: a\r\n${upgrade}\r\ncontent-length: 9\r\n\r\n${body}`;
  const responses = await exchange(app, `${sent}GET / HTTP/1.1\r\nhost: a\r\n\r\n`);
  expect(responses.map(({ status, headers }) => [status, headers['connection']])).toEqual([
    [404, 'close'],
  ]);
});

test.each([
  ['/api/lists?q=%C3%B1', '/api/lists?q=%C3%B1'],
  ['/api/lists/%', '/api/lists/%25'],
  ['/a%zz?q=%', '/a%25zz?q=%'],
  ['*', '*'],
  ['http://picadito.example/api/lists', 'http://picadito.example/api/lists'],
  ['http://[/x', '/http%3A%2F%2F%5B%2Fx'],
  ['http://x:99999999/', '/http%3A%2F%2Fx%3A99999999%2F'],
])('the URL %s is normalised to %s', (url, requested) => {
  expect(wellFormedUrl({ url } as IncomingMessage)).toBe(requested);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not echoed in the response', async (method) => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const lines = [`${method} / HTTP/1.1`, 'host: a', 'cookie: a=tok3n', '', ''];
  const response = await text(connect(port, '127.0.0.1').end(lines.join('\r\n')));
  expect(response).not.toContain('tok3n');
  expect(response).not.toMatch(/^HTTP\/1\.1 2/);
});
