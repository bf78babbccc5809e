import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { demoProvider } from '../src/demo/provider/plugin.ts';
import { demoIdentityOptions } from '../src/demo/provider/settings.ts';
import type { AppDeps } from '../src/app.ts';
import { filesIn } from '../src/http/web-files.ts';
import { PUBLIC_URL, testApp } from './test-app.ts';

export type RawResponse = { status: number; headers: IncomingHttpHeaders };
export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Starts the app with every optional part that a process may have: a built web client and the demonstration provider.
 */
export async function wholeApp(more: Partial<AppDeps> = {}) {
  const webRoot = mkdtempSync(join(tmpdir(), 'picadito-web-'));
  mkdirSync(join(webRoot, 'assets'));
  for (const page of ['index.html', 'landing.html'])
    writeFileSync(join(webRoot, page), '<div id="root"></div>');
  writeFileSync(join(webRoot, 'assets', 'index-abc.js'), 'export const pelota = 5;');
  const options = { publicUrl: PUBLIC_URL, ...demoIdentityOptions(PUBLIC_URL) };
  return testApp({
    web: filesIn(webRoot),
    demoProvider: (app) => demoProvider(app, options),
    ...more,
  });
}

/**
 * Sends a request over a real TCP connection with the app's public host. Resolves with status and headers, and closes
 * the connection without reading the body.
 */
export async function responseTo(app: FastifyInstance, path: string, asked: RawRequest = {}) {
  const { method = 'GET', body } = asked;
  const port = await portOf(app);
  const headers = { host: new URL(PUBLIC_URL).host, ...asked.headers };
  return new Promise<RawResponse>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    sent.end(body);
  });
}

/** Sends bytes that no HTTP client would send, and resolves with status and headers of the response. */
export async function responseToBytes(app: FastifyInstance, bytes: string): Promise<RawResponse> {
  const socket = connect(await portOf(app), '127.0.0.1');
  socket.write(bytes);
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one) => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
  });
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers) };
}

async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
