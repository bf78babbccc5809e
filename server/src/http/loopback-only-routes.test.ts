import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@picadito/domain';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { demoProvider } from '../demo/provider/plugin.ts';
import { demoIdentityOptions } from '../demo/provider/settings.ts';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../demo/accounts.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { filesIn } from './web-files.ts';

const HOST = new URL(PUBLIC_URL).host;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

async function demonstration() {
  const webRoot = mkdtempSync(join(tmpdir(), 'picadito-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  for (const page of ['index.html', 'landing.html'])
    writeFileSync(join(webRoot, page), '<div id="root"></div>');
  const { app, signedIn } = await testApp({
    web: filesIn(webRoot),
    demoProvider: async (server) => {
      const client = demoIdentityOptions(PUBLIC_URL);
      await server.register(demoProvider, { ...client, publicUrl: PUBLIC_URL });
    },
  });
  await app.ready();
  const { token = '' } = await signedIn('demo', { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT });
  const cookies = { [cookieNames(PUBLIC_URL).session]: token };
  const ask = (options: InjectOptions) => app.inject({ cookies, ...options });
  return { app, ask };
}

const FORBIDDEN: [string, InjectOptions][] = [
  ['by a name that was bound to this machine', { headers: { host: 'attacker.example' } }],
  ['by that name and our port', { headers: { host: 'attacker.example:3000' } }],
  ['through a tunnel that keeps its name', { headers: { host: 'x.tunnel.example', via: '1.1 x' } }],
  ['through a tunnel that takes ours', { headers: { host: HOST, 'x-forwarded-for': '1.2.3.4' } }],
  ['from another machine', { headers: { host: HOST }, remoteAddress: '192.168.1.20' }],
];

test.each(FORBIDDEN)(
  'a request %s gets 404 on every route, signed in or not',
  async (_way, options) => {
    const { app, ask } = await demonstration();
    const paths = app.routeTable
      .map(({ url }) => url.replace(/:\w+/g, 'x').replace('*', 'partidos'))
      .filter((path) => path !== '/healthz' && path !== '/readyz');
    const requested = [...new Set([...paths, '/', '/none', '/%zz', '/api/none', '//healthz'])];
    expect(requested.length).toBeGreaterThan(40);
    const bodies = new Set<string>();
    for (const url of requested) {
      for (const method of METHODS) {
        const { statusCode, cookies, body } = await ask({ ...options, method, url });
        const nothing = { method, url, statusCode: 404, cookies: [] };
        expect({ method, url, statusCode, cookies }).toEqual(nothing);
        bodies.add(body);
      }
    }
    // A HEAD gets an empty body; a browser that opens a page of the group link a page; all others a problem.
    expect([...bodies].toSorted()).toEqual([
      '',
      expect.stringContaining(`<h1>${MESSAGES.notFound}</h1>`),
      expect.stringContaining('"code":"not-found"'),
    ]);
  },
);

test('a request from this machine gets the screens, the data and the provider', async () => {
  const { ask } = await demonstration();
  for (const url of [
    '/',
    '/api/me',
    '/api/lists',
    '/demo/.well-known/openid-configuration',
    '/demo/chooser.css',
  ]) {
    expect({ url, status: (await ask({ url, headers: { host: HOST } })).statusCode }).toEqual({
      url,
      status: 200,
    });
  }
});

async function statusOf(lines: string[]): Promise<string> {
  const { app } = await demonstration();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end(`${lines.join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split(' ')[1] ?? '';
}

const LAST = 'Connection: close';
test.each<[string, string[], string]>([
  ['a plain request', ['GET /api/session HTTP/1.1', `Host: ${HOST}`, LAST], '200'],
  [
    'a target that names another host',
    ['GET http://attacker.example/api/session HTTP/1.1', `Host: ${HOST}`, LAST],
    '404',
  ],
  [
    'a target with the name of this server and a foreign Host',
    [`GET http://${HOST}/api/session HTTP/1.1`, 'Host: attacker.example', LAST],
    '404',
  ],
  [
    'an address that nobody can read',
    ['GET http://[/x HTTP/1.1', 'Host: attacker.example', LAST],
    '404',
  ],
  ['no path at all', ['OPTIONS * HTTP/1.1', `Host: ${HOST}`, LAST], '404'],
  [
    'a second Host',
    ['GET /api/session HTTP/1.1', `Host: ${HOST}`, 'Host: attacker.example', LAST],
    '404',
  ],
  [
    'a second Host before ours',
    ['GET /api/session HTTP/1.1', 'Host: attacker.example', `Host: ${HOST}`, LAST],
    '404',
  ],
  ['an empty Host', ['GET /api/session HTTP/1.1', 'Host:', LAST], '404'],
  ['no Host, as of old', ['GET /api/session HTTP/1.0'], '404'],
  [
    'a forwarding header without a value',
    ['GET /api/session HTTP/1.1', `Host: ${HOST}`, 'X-Forwarded-For:', LAST],
    '404',
  ],
])('a raw request is answered by the rules of this machine: %s', async (_what, lines, status) => {
  expect(await statusOf(lines)).toBe(status);
});
