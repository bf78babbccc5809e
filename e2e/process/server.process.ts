import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, runServer, startServer } from '../support/server/server.ts';

// The sentences for each variable are tested in server/src/config.
for (const [variable, env] of [
  ['PORT', { PORT: 'ochenta' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/picadito' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:/proc/none/data.db' }],
  ['BACKUP_DIR', { BACKUP_DIR: '/proc/none' }],
] as [string, Record<string, string>][]) {
  test(`an invalid ${variable} (${JSON.stringify(env)}) ends with one clear line that names it`, async () => {
    const { code, out, error } = await runServer({ DATABASE_URL: newDatabase(), ...env });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error.trim().split('\n')).toEqual([expect.stringContaining(variable)]);
  });
}

test('a port in use ends with one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { code, error } = await runServer({ DATABASE_URL: newDatabase(), PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(error.trim().split('\n')).toEqual([expect.stringMatching(/PORT.*EADDRINUSE/)]);
});

test('a second server on an SQLite file ends with one clear line; after the end of the first it serves', async () => {
  const env = { DATABASE_URL: newDatabase() };
  const file = env.DATABASE_URL.replace('file:', '');
  const first = await startServer(env);
  const { code, out, error } = await runServer({ ...env, PORT: '0' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toBe(
    `Picadito: DATABASE_URL: another Picadito serves ${file} already. Stop that one, or name another file.\n`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop('SIGKILL');
  const next = await startServer(env);
  expect(await next.stop('SIGTERM')).toBe(0);
  const last = await startServer(env);
  expect(await last.stop()).toBe(0);
});

test('a file that is no database ends with one clear line that names the way to restore, and is unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-e2e-'));
  const file = join(folder, 'broken.db');
  const letter = 'this is not a database, it is a letter to a friend '.repeat(100);
  writeFileSync(file, letter);
  const { code, error } = await runServer({ DATABASE_URL: `file:${file}` });
  expect(code).toBe(1);
  expect(error.trim().split('\n')).toEqual([
    expect.stringMatching(/DATABASE_URL: .*damaged.*npm run restore -- BACKUP/),
  ]);
  expect(readFileSync(file, 'utf8')).toBe(letter);
  expect(readdirSync(folder)).toEqual(['broken.db']);
});

test('an empty variable counts as not set', async () => {
  const server = await startServer({
    DATABASE_URL: newDatabase(),
    HOST: '',
    PUBLIC_URL: '',
    OIDC_ISSUER: '',
    METRICS_PORT: '',
    TRUST_PROXY: ' ',
    RATE_LIMIT_SIGN_IN: '',
  });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await server.stop()).toBe(0);
});

test('SIGTERM lets a request in progress finish, and the server ends within 5 s', async () => {
  const env = { DATABASE_URL: newDatabase() };
  const server = await startServer(env);
  const client = await signedInClient(server.url, 'vacio-2@picadito.local');
  const players = Array.from({ length: 300 }, (_, index) => ({
    name: `J ${index}`,
    skillLevel: '3',
  }));
  const json = { 'content-type': 'application/json', expect: '100-continue' };
  const headers = { cookie: client.cookie(), ...json };
  const writing = request(`${server.url}/api/lists`, { method: 'POST', headers });
  writing.flushHeaders();
  // The request is running, and its body is only sent once the server is ending.
  await once(writing, 'continue');
  const began = performance.now();
  const ended = server.stop('SIGTERM').then((code) => [code, performance.now() - began] as const);
  const isRefused = () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { intervals: [20] }).toBe(true);
  writing.end(JSON.stringify({ name: 'Muchos', players }));
  const [reply] = (await once(writing, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(201);
  const [code, ms] = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5000);
  const again = await startServer(env);
  const back = await signedInClient(again.url, 'vacio-2@picadito.local');
  expect(await back.json('GET', '/api/lists')).toMatchObject([{ playerCount: players.length }]);
  await again.stop();
});

test('/healthz answers, without a session', async () => {
  const server = await startServer({ DATABASE_URL: newDatabase() });
  for (const path of ['/healthz', '/readyz']) {
    expect((await fetch(server.url + path)).status).toBe(200);
  }
  await server.stop();
});
