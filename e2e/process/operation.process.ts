import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Profile } from '@picadito/domain';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { signedInClient } from '../support/server/http-client.ts';
import { newDatabase, runServer, startServer } from '../support/server/server.ts';

/** Settings that the server requires before it listens on interfaces other than loopback. */
const PUBLIC = {
  PUBLIC_URL: 'https://picadito.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

const sample = (metrics: string, line: string) =>
  Number(
    metrics
      .split('\n')
      .find((found) => found.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

test('metrics are counted by route and served on their own port, on loopback', async () => {
  const port = await freePort();
  const server = await startServer({ DATABASE_URL: newDatabase(), METRICS_PORT: String(port) });
  const client = await signedInClient(server.url, 'vacio-3@picadito.local');
  const { id } = await client.json<Profile>('GET', '/api/me');
  for (let n = 0; n < 3; n += 1) await client.send('GET', '/api/lists/none');
  await client.json('POST', '/api/lists', { name: 'Jueves' });
  const stream = await client.send('GET', '/api/events');

  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const metrics = await reply.text();
  const count = 'http_request_duration_seconds_count';
  expect(sample(metrics, `${count}{method="GET",route="/api/lists/:id",status="404"}`)).toBe(3);
  expect(sample(metrics, `${count}{method="POST",route="/api/lists",status="201"}`)).toBe(1);
  expect(sample(metrics, 'http_requests_in_flight')).toBe(0);
  expect(sample(metrics, 'picadito_event_streams_open')).toBe(1);
  const transactions = 'database_transaction_duration_seconds_count{outcome="committed"}';
  expect(sample(metrics, transactions)).toBeGreaterThanOrEqual(2);
  expect(sample(metrics, 'database_transaction_retries_total')).toBe(0);
  expect(sample(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(metrics).not.toContain(id);
  expect(metrics).not.toContain('vacio-3');

  await stream.body?.cancel();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const outside = await fetch(`${server.url}/metrics`);
  expect(await outside.text()).not.toContain('http_request');
  expect(await server.stop()).toBe(0);
});

test('metrics for another machine are served at the address of METRICS_HOST only', async () => {
  const port = await freePort();
  const server = await startServer({
    DATABASE_URL: newDatabase(),
    METRICS_PORT: String(port),
    METRICS_HOST: '127.0.0.2',
  });
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  await server.stop();
});

test('a metrics port in use ends with one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { DATABASE_URL: newDatabase(), PORT: '0', METRICS_PORT: String(port) };
  const { code, error } = await runServer(env);
  other.close();
  expect(code).toBe(1);
  expect(error.trim().split('\n')).toEqual([expect.stringMatching(/METRICS_PORT.*EADDRINUSE/)]);
});

test('SIGTERM ends event streams and idle connections at once', async () => {
  const server = await startServer({ DATABASE_URL: newDatabase() });
  const client = await signedInClient(server.url, 'vacio-4@picadito.local');
  const stream = await client.send('GET', '/api/events');
  const agent = new Agent({ keepAlive: true });
  const [healthy] = (await once(get(`${server.url}/healthz`, { agent }), 'response')) as [
    IncomingMessage,
  ];
  await text(healthy);
  const began = performance.now();
  const [code, told] = await Promise.all([server.stop(), stream.text()]);
  expect(code).toBe(0);
  expect(told).toContain('event: ready');
  expect(performance.now() - began).toBeLessThan(3000);
  agent.destroy();
});

test('SIGTERM to `npm run serve` ends the server too', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATABASE_URL: newDatabase() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(npm.stdout, 'data')) as [Buffer];
  const url = said.toString().replace('Picadito: ', '').trim();
  const client = await signedInClient(url, 'vacio-5@picadito.local');
  const stream = await client.send('GET', '/api/events');
  const began = performance.now();
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(performance.now() - began).toBeLessThan(5000);
  expect(npm.exitCode).toBe(0);
  expect(await stream.text()).toContain('event: ready');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a server that listens on all interfaces prints its address once', async () => {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '0.0.0.0', DATABASE_URL: newDatabase(), ...PUBLIC };
  const server = await startServer(env);
  await server.stop();
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const told = lines.map((line) => JSON.parse(line) as { msg: string; time: string });
  expect(told).toEqual([
    { level: 'info', time: expect.any(String), host: '0.0.0.0', port, msg: 'listening' },
  ]);
});

test('demonstration mode refuses proxies, also trusted ones', async () => {
  const env = { DATABASE_URL: newDatabase(), TRUST_PROXY: '127.0.0.0/8, ::1' };
  const server = await startServer(env);
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect((await fetch(`${server.url}/api/session`, { headers })).status).toBe(404);
  expect((await fetch(`${server.url}/api/session`)).status).toBe(200);
  await server.stop();
});

test('many accounts may sign in at this machine within a minute', async () => {
  const server = await startServer({ DATABASE_URL: newDatabase() });
  for (let n = 1; n <= 60; n += 1) {
    const client = await signedInClient(server.url, `vacio-${n}@picadito.local`);
    expect((await client.send('GET', '/api/me')).status).toBe(200);
  }
  await server.stop();
});

test('the health check says by its exit code whether the server with the same settings is ready', async () => {
  const env = {
    PORT: String(await freePort()),
    HOST: '0.0.0.0',
    DATABASE_URL: newDatabase(),
    ...PUBLIC,
  };
  const server = await startServer(env);
  expect(await runServer(env, 'healthcheck')).toMatchObject({ code: 0, out: 'Picadito: ready\n' });
  await server.stop();
  const { code, error } = await runServer(env, 'healthcheck');
  expect([code, error]).toEqual([
    1,
    `Picadito: http://127.0.0.1:${env.PORT}/readyz does not answer.\n`,
  ]);
});
