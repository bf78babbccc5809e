import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { HostileResponse } from './check-response.ts';

export async function connected(app: FastifyInstance, from = '127.0.0.1'): Promise<Socket> {
  await listening(app);
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  // The server may close the connection while the test still writes.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const PAUSE_MS = 15;

/**
 * Sends bytes on a new connection, and returns all responses as text once the server has closed it. If the bytes come
 * in several pieces, pauses separate them.
 */
export async function exchange(
  app: FastifyInstance,
  bytes: string | Buffer | readonly Buffer[],
): Promise<HostileResponse[]> {
  const socket = await connected(app);
  const pieces = Array.isArray(bytes) ? (bytes as readonly Buffer[]) : [bytes as string | Buffer];
  void (async () => {
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) await sleep(PAUSE_MS);
      socket.write(piece);
    }
  })();
  return responsesIn(await text(socket).catch(() => ''));
}

/** Starts listening on a free port if the server does not do so yet. Concurrent callers share one start. */
function listening(app: FastifyInstance): Promise<unknown> {
  const known = started.get(app.server) ?? app.listen({ host: '127.0.0.1', port: 0 });
  started.set(app.server, known);
  return known;
}

const started = new WeakMap<object, Promise<unknown>>();
const HEAD = /HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g;

export function responsesIn(all: string): HostileResponse[] {
  const heads = [...all.matchAll(HEAD)];
  const responses = heads.map(([head, status, lines = ''], n): HostileResponse => {
    const body = all.slice((heads[n]?.index ?? 0) + head.length, heads[n + 1]?.index);
    return { status: Number(status), headers: headersIn(lines), body };
  });
  return responses.filter(({ status }) => status >= 200);
}

function headersIn(lines: string): Record<string, string> {
  const pairs = lines.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
  });
  return Object.fromEntries(pairs);
}
