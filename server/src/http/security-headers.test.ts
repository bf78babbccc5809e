import { BODY_MAX_BYTES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { CLOSING_POLICY } from '../identity/closing-page.ts';
import { cookieNames } from '../identity/cookies.ts';
import { PAGE_HEADERS } from '../demo/provider/settings.ts';
import {
  responseTo,
  responseToBytes,
  wholeApp,
  type RawResponse,
  type RawRequest,
} from '../../testing/raw-responses.ts';
import { freePort } from '../../testing/postgres/free-port.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { serveMetrics } from '../metrics.ts';

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const DENIED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
const PERMISSIONS = ['clipboard-write=(self)', ...DENIED.map((name) => `${name}=()`)];
const NEVER = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};
/** Values of the directive `trusted-types`: only one named policy or none is allowed, no `*`, and no duplicates. */
const TRUSTED_TYPES = ["'none'", 'picadito-worker'];

function faultsOf({ headers }: RawResponse): string[] {
  const policy = policyOf(headers['content-security-policy']);
  const permissions = String(headers['permissions-policy']).split(', ');
  return [
    ...Object.entries(EVERYWHERE).flatMap(([name, value]) => (headers[name] === value ? [] : name)),
    ...Object.entries(NEVER).flatMap(([name, value]) => (policy[name] === value ? [] : name)),
    ...(TRUSTED_TYPES.includes(policy['trusted-types'] ?? '') ? [] : ['trusted-types']),
    ...PERMISSIONS.filter((permission) => !permissions.includes(permission)),
    ...Object.entries(policy).flatMap(([name, value]) => (/unsafe|http:/.test(value) ? name : [])),
    ...['server', 'x-powered-by'].filter((name) => name in headers),
  ];
}

function policyOf(header: unknown): Record<string, string> {
  const directives = String(header).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const SESSION = cookieNames(PUBLIC_URL).session;
const json = { 'content-type': 'application/json' };

/**
 * Returns requests as different clients send them: without a session, from another site, with an unsupported body, with
 * an invalid body, and without a body. `token` belongs to a session for one route, because a route may end the session.
 */
const asksOf = (token = ''): RawRequest[] => {
  const own = { cookie: `${SESSION}=${token}` };
  return [
    {},
    { headers: { ...own, 'sec-fetch-site': 'cross-site' } },
    { headers: { ...own, 'content-type': 'text/plain' }, body: 'hola' },
    { headers: { ...own, ...json }, body: '{"name":7}' },
    { headers: own },
  ];
};

test('every route has the security headers for every client, new routes too', async () => {
  const { app, signedIn } = await wholeApp();
  await app.ready();
  const statuses = new Set<number>();
  const routes = app.routeTable.flatMap(({ method, url }) =>
    [method].flat().map((each) => ({ method: each, url })),
  );
  for (const { method, url } of routes) {
    const path = url.replaceAll(/:\w+|\*/g, 'x');
    const { token } = await signedIn(`${method} ${url}`);
    for (const requested of asksOf(token)) {
      const response = await responseTo(app, path, { ...requested, method });
      statuses.add(response.status);
      expect(faultsOf(response), `${method} ${url}`).toEqual([]);
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 302, 401, 403, 404, 415, 422]));
});

test('error responses and unknown paths have the security headers', async () => {
  const { app, signedIn } = await wholeApp({
    rateLimits: { user: null, address: null, signIn: { perSecond: 0.01, burst: 1 } },
  });
  app.get('/boom', () => Promise.reject(new Error('boom')));
  const { token = '' } = await signedIn('ana');
  const own = { cookie: `${SESSION}=${token}` };
  const asset = '/assets/index-abc.js';
  const { headers } = await responseTo(app, asset);
  const tag = String(headers.etag);
  for (const [status, path, requested] of [
    [200, asset, {}],
    [304, asset, { headers: { 'if-none-match': tag } }],
    [200, '/history', {}],
    [200, '/history', { method: 'HEAD' }],
    [404, '/api/lists', { method: 'OPTIONS' }],
    [404, '/api/lists', { method: 'TRACE' }],
    [404, '/nothing.txt', {}],
    [200, '/api/events', { headers: own }],
    [307, '/history', { headers: { host: 'localhost' } }],
    [404, '/history', { headers: { host: 'evil.example' } }],
    [417, '/history', { headers: { expect: 'a-ball' } }],
    [
      413,
      '/api/lists',
      { method: 'POST', headers: { ...own, ...json }, body: ' '.repeat(BODY_MAX_BYTES + 1) },
    ],
    [302, '/auth/google', {}],
    [429, '/auth/google', {}],
    [500, '/boom', {}],
  ] as const satisfies [number, string, RawRequest][]) {
    const response = await responseTo(app, path, requested);
    expect({ path, requested, status: response.status }).toEqual({ path, requested, status });
    expect(faultsOf(response)).toEqual([]);
  }
});

test.each([
  [400, 'no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [400, 'an unknown method', 'DANCE / HTTP/1.1\r\nhost: a\r\n\r\n'],
  [400, 'no HTTP at all', 'hola\r\n\r\n'],
  [431, 'headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('the %s for a malformed request has the security headers: %s', async (status, _, bytes) => {
  const { app } = await testApp();
  const response = await responseToBytes(app, bytes);
  expect(response.status).toBe(status);
  expect(faultsOf(response)).toEqual([]);
});

test('responses without a database have the security headers', async () => {
  const { app, store } = await wholeApp();
  await app.ready();
  await store.close();
  const response = await responseTo(app, '/readyz');
  expect(response.status).toBe(503);
  expect(faultsOf(response)).toEqual([]);
});

test('the metrics, on their own port, have the security headers', async () => {
  const port = await freePort();
  const metrics = await serveMetrics({ host: '127.0.0.1', port }, async () => 'up 1');
  try {
    for (const path of ['metrics', 'nothing']) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}/${path}`);
      expect(faultsOf({ status, headers: Object.fromEntries(headers) })).toEqual([]);
    }
  } finally {
    metrics.close();
  }
});

test('pages load scripts, styles and fonts from this server only, and photos also from Google', async () => {
  const { app } = await wholeApp();
  const { headers } = await responseTo(app, '/');
  expect(policyOf(headers['content-security-policy'])).toEqual({
    ...NEVER,
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https://*.googleusercontent.com",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    // The worker's address is the only text that becomes the address of a script.
    'trusted-types': 'picadito-worker',
  });
});

test('the pages of the sign-in have a stricter policy', () => {
  const styled = { 'style-src': "'self'", 'img-src': 'data:', 'trusted-types': "'none'" };
  expect(policyOf(CLOSING_POLICY)).toEqual({
    ...NEVER,
    ...styled,
    'script-src': "'self'",
    'form-action': "'none'",
  });
  expect(policyOf(PAGE_HEADERS['content-security-policy'])).toEqual({
    ...NEVER,
    ...styled,
    'form-action': "'self'",
  });
});

test.each([
  ['https://picadito.example', 'max-age=31536000; includeSubDomains'],
  [PUBLIC_URL, undefined],
])('%s sends Strict-Transport-Security: %s', async (publicUrl, reported) => {
  const { app } = await testApp({ publicUrl });
  for (const path of ['/api/session', '/nothing.txt']) {
    const { headers } = await responseTo(app, path);
    expect(headers['strict-transport-security']).toBe(reported);
  }
  const { headers } = await responseToBytes(app, 'hola\r\n\r\n');
  expect(headers['strict-transport-security']).toBe(reported);
});
