import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { webClient } from './web-client.ts';

const PAGE = '<!doctype html><title>Picadito</title><div id="root"></div>';
const SCRIPT = 'export const pelota = 5;';

async function served(isDemo = false, prefix = 'picadito-web-') {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'sw.js'), SCRIPT);
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets', 'index-abc.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'index-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git', 'HEAD.txt'), 'ref: refs/heads/main');
  const app = Fastify();
  onTestFinished(() => app.close());
  errorHandler(app, () => false);
  await webClient(app, root, isDemo);
  return app;
}

test.each([
  '/',
  '/landing',
  '/form-teams?matchId=abc',
  '/player-list/abc',
  '/no-such-screen',
  '/groups',
])('%s is a screen and gets the page with no-cache', async (url) => {
  const reply = await (await served()).inject({ url });
  expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: PAGE });
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('in demonstration mode the HTML of the page says so, without scripts', async () => {
  const { body } = await (await served(true)).inject({ url: '/landing' });
  expect(body).toContain('Modo demostración</aside><div id="root">');
});

test.each([
  '/api/nothing',
  '/auth/nothing',
  '/demo/nothing',
  '/g',
  '/g/',
  '/g/anything',
  '/g/a/b?c=d',
  '/assets',
  '/assets/',
  '/assets/index-old.js',
  '/robots.txt',
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
  const reply = await (await served(false, 'assets-')).inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-type']).toBe(type);
});

test('without a built client the server names the command that builds it', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'picadito-web-'));
  await expect(webClient(Fastify(), empty, false)).rejects.toThrow('npm run build');
});

test.each([
  ['range', 'bytes=999999999-', 416],
  ['if-match', '"x"', 412],
])('a conditional request for a file: %s %s', async (name, value, status) => {
  const reply = await (await served()).inject({ url: '/favicon.svg', headers: { [name]: value } });
  expect(reply.statusCode).toBe(status);
});
