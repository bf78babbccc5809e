import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cookieNames } from '../identity/cookies.ts';
import { PUBLIC_URL, testApp } from '../../testing/test-app.ts';
import { filesIn } from './web-files.ts';

const PAGE =
  '<!doctype html><title>Picadito</title><a href="{{PUBLIC_URL}}/"></a><div id="root"></div>';
const PAGE_OF_HISTORY = PAGE.replace('<title>', '<link href="/assets/index-abc.js"><title>');
const LANDING =
  '<!doctype html><a href="{{PUBLIC_URL}}/"></a><div id="root"><noscript><p hidden="">Error</p></noscript></div>';
const withAddress = (page: string) => page.replace('{{PUBLIC_URL}}', PUBLIC_URL);
const SCRIPT = 'export const pelota = 5;';

const { session: SESSION, attemptPrefix } = cookieNames(PUBLIC_URL);
const ATTEMPT = `${attemptPrefix}abc`;

async function program(isDemo = false, prefix = 'picadito-web-') {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'landing.html'), LANDING);
  mkdirSync(join(root, 'screens'));
  writeFileSync(join(root, 'screens', 'history.html'), PAGE_OF_HISTORY);
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'sw.js'), SCRIPT);
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets', 'index-abc.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'index-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git', 'HEAD.txt'), 'ref: refs/heads/main');
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server', 'players-page.mjs'), SCRIPT);
  return testApp({
    web: filesIn(root),
    renderer: undefined,
    ...(isDemo && { demoProvider: async () => {} }),
  });
}

const served = async (prefix?: string) => (await program(false, prefix)).app;

test.each([
  '/dashboard',
  '/form-teams?matchId=abc',
  '/player-list/abc',
  '/no-such-screen',
  '/groups',
])('%s is a screen and gets the page of the app with no-cache', async (url) => {
  const reply = await (await served()).inject({ url });
  expect({ status: reply.statusCode, body: reply.body }).toEqual({
    status: 200,
    body: withAddress(PAGE),
  });
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('the screen of an invitation is closed to search robots and caches, like the pages of links', async () => {
  const { statusCode, headers, body } = await (await served()).inject({ url: '/ayudar/abc' });
  expect([statusCode, body]).toEqual([200, withAddress(PAGE)]);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
});

test('a visitor gets the landing at / and /landing, with the hidden message after a failed sign-in', async () => {
  const app = await served();
  for (const url of ['/', '/?utm=chat', '/landing', '/landing?error=other']) {
    const { statusCode, body, headers } = await app.inject({ url });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: withAddress(LANDING) });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
  }
  const { body } = await app.inject({ url: '/landing?error=sign-in' });
  expect(body).toBe(withAddress(LANDING).replace(' hidden=""', ''));
});

test('a signed-in user gets the app, and nothing of the landing', async () => {
  const { app, signedIn } = await program();
  const { token = '' } = await signedIn('ana');
  const cookies = { [SESSION]: token };
  expect((await app.inject({ url: '/', cookies })).body).toBe(withAddress(PAGE));
  for (const url of ['/landing', '/landing?error=sign-in']) {
    const { statusCode, headers, body } = await app.inject({ url, cookies });
    expect([statusCode, headers.location, body]).toEqual([302, '/', '']);
    expect(headers.vary).toContain('Cookie');
  }
});

test('with an expired session or a sign-in in progress, the app decides what to show', async () => {
  const { app } = await program();
  for (const cookies of [{ [SESSION]: 'over' }, { [ATTEMPT]: 'x' }]) {
    expect((await app.inject({ url: '/', cookies })).body).toBe(withAddress(PAGE));
    // The app redirects such a browser to the landing.
    expect((await app.inject({ url: '/landing', cookies })).body).toBe(withAddress(LANDING));
  }
});

test('without a database a browser with a session gets the app, which knows who signed in last', async () => {
  const { app, signedIn, store } = await program();
  const { token = '' } = await signedIn('ana');
  await store.close();
  const reply = await app.inject({ url: '/landing', cookies: { [SESSION]: token } });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
  expect((await app.inject({ url: '/landing' })).body).toBe(withAddress(LANDING));
});

test('a screen gets the page that loads its code', async () => {
  const app = await served();
  for (const url of ['/history', '/history?q=x', '/history/abc'])
    expect((await app.inject({ url })).body).toBe(withAddress(PAGE_OF_HISTORY));
});

test('the page of a signed-in user starts its first requests, and contains nothing of the user', async () => {
  const { app, signedIn } = await program();
  const { token = '' } = await signedIn('ana');
  const linkOf = async (url: string, cookies = {}) =>
    String((await app.inject({ url, cookies })).headers.link);
  const preload = (path: string) =>
    `<${path}>; rel="preload"; as="fetch"; crossorigin="use-credentials"`;
  const cookies = { [SESSION]: token };
  const id = 'x'.repeat(22);
  expect(await linkOf('/history', cookies)).toBe(preload('/api/session'));
  expect(await linkOf('/', cookies)).toBe(
    [preload('/api/session'), preload('/api/first-view')].join(', '),
  );
  expect(await linkOf(`/form-teams?matchId=${id}`, cookies)).toBe(
    [preload('/api/session'), preload(`/api/first-view?matchId=${id}`)].join(', '),
  );
  expect(await linkOf('/form-teams?matchId=%3E,%3C/evil%3E', cookies)).not.toContain('evil');
  expect(await linkOf('/history')).toBe('undefined');
  const page = await app.inject({ url: `/form-teams?matchId=${id}`, cookies });
  expect(page.body).toBe(withAddress(PAGE));
});

test('pages are compressed', async () => {
  const app = await served();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    for (const [url, page] of [
      ['/landing', LANDING],
      ['/history', PAGE_OF_HISTORY],
    ] as const) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(unpack[encoding](reply.rawPayload).toString()).toBe(withAddress(page));
    }
  }
});

test('in demonstration mode the HTML of the pages says so, without scripts', async () => {
  const { app } = await program(true);
  for (const url of ['/', '/landing', '/history']) {
    const { body } = await app.inject({ url, headers: { host: new URL(PUBLIC_URL).host } });
    expect(body).toContain('Modo demostración</aside><div id="root">');
  }
});

test.each([
  '/api/nothing',
  '/auth/nothing',
  '/demo/nothing',
  '/g',
  '/g/',
  '/g/anything',
  '/g/a/b?c=d',
  '/c',
  '/c/anything',
  '/assets',
  '/assets/',
  '/assets/index-old.js',
  '/server/players-page.mjs',
  '/.git/config',
  '/%2egit/config',
  '/.env',
  '/history/.svn/entries',
  '/.well-known/security',
  '/index.html.br',
  '/.git/HEAD.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
])('%s is no screen and no file: not found', async (url) => {
  const reply = await (await served()).inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not-found' });
});

test('the site of a web client has a robots.txt', async () => {
  expect((await (await served()).inject({ url: '/robots.txt' })).statusCode).toBe(200);
});

test('a hashed asset is compressed and cached for a year', async () => {
  const app = await served();
  const url = '/assets/index-abc.js';
  const plain = await app.inject({ url });
  expect(plain.body).toBe(SCRIPT);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['vary']).toMatch(/accept-encoding/i);
  for (const { headers } of [plain, packed]) {
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  }
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/sw.js', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s has no hash in its name and gets no-cache', async (url, type) => {
  const reply = await (await served('assets-')).inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-type']).toBe(type);
});

test('without a built client the server names the command that builds it', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'picadito-web-'));
  await expect(testApp({ web: filesIn(empty) })).rejects.toThrow('npm run build');
});

test('a file that the browser has is not sent again', async () => {
  const app = await served();
  for (const url of ['/sw.js', '/assets/index-abc.js']) {
    const { headers, body } = await app.inject({ url });
    expect(body).toBe(SCRIPT);
    const etag = String(headers.etag);
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, SCRIPT]);
  }
});
