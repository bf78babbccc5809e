import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { newDatabase, ROOT } from '../support/server/server.ts';

/** Starts the program with few file descriptors, or with a stdout that accepts nothing. */
async function launch({
  descriptors = 1024,
  out = 'pipe',
}: {
  descriptors?: number;
  out?: 'pipe' | number;
}) {
  const port = await freePort();
  const command = `ulimit -n ${descriptors}; exec "$0" server/src/main.ts`;
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: newDatabase(), PORT: String(port) },
    stdio: ['ignore', out, 'pipe'],
  });
  child.stdout?.destroy();
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = async () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return { port, status, stop, said: () => said };
}

test('a stdout that is closed or full does not end the server', async () => {
  for (const out of ['pipe', openSync('/dev/full', 'w')] as const) {
    const { status, stop } = await launch({ out });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await status()).toBe(200);
    expect(await stop()).toBe(0);
  }
});

test('a server that runs out of descriptors logs it, serves its open connections, and accepts new ones when those are closed', async () => {
  const { port, status, stop, said } = await launch({ descriptors: 256 });
  const sockets: Socket[] = [];
  for (let count = 0; count < 300; count += 1)
    sockets.push(connect(port, '127.0.0.1').on('error', () => {}));
  await expect
    .poll(said)
    .toContain('connections are closed: there are descriptors for 192 at once');
  const first = sockets[0] ?? connect(port);
  first.write('GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(String((await once(first, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of sockets) socket.destroy();
  await expect.poll(status).toBe(200);
  expect(said().match(/connections are closed/g)).toHaveLength(1);
  expect(await stop()).toBe(0);
});
