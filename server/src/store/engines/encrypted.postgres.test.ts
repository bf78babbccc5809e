import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../startup/open-database.ts';
import { SELF_SIGNED } from '../../../testing/self-signed.ts';

/** Opens the database at `url` with the settings of DATABASE_URL that require TLS and a trusted certificate. */
async function opened(url: string) {
  const requested = Object.assign(new URL(url), { search: '?sslmode=verify-full' });
  const result = await openDatabase({ engine: 'postgres', url: requested.href });
  if (result.ok) await result.value.close();
  return result.ok ? 'opened' : result.error;
}

/** Starts a server that accepts TLS as PostgreSQL does, with a self-signed certificate. */
async function impostor() {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const secure = new TLSSocket(socket, { isServer: true, ...SELF_SIGNED });
      secure.on('error', () => {});
      secure.on('data', (data) => void received.push(data));
      socket.write('S');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://me:secret@127.0.0.1:${port}/picadito`, received };
}

test('a connection that requires TLS is not made without it', async () => {
  expect(await opened(inject('postgresUrl') ?? '')).toMatch(/does not answer \(.*SSL/);
});

test('a database with an untrusted certificate receives no password', async () => {
  const { url, received } = await impostor();
  expect(await opened(url)).toMatch(/does not answer \(.*certificate/);
  expect(received).toEqual([]);
});
