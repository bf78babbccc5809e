import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type HttpClient = Awaited<ReturnType<typeof signedInClient>>;

/** Returns an HTTP client with a cookie jar, signed in as one of the demonstration accounts. */
export async function signedInClient(origin: string, account: string) {
  const client = visitor(origin);
  let next: string | null = `/auth/google?mode=redirect&login_hint=${account}`;
  for (let hops = 0; next !== null && next !== '/' && hops < 12; hops += 1) {
    next = (await client.send('GET', next)).headers.get('location');
  }
  return client;
}

export const visitor = (origin: string) => clientAt(origin, new Map());

function clientAt(origin: string, jar: Map<string, string>) {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const headers: Record<string, string> = {
      cookie: cookie(),
      ...more,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method, headers, redirect: 'manual' };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(new URL(path, origin), init);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    }
    return response;
  }

  async function json<T>(...request: Parameters<typeof send>): Promise<T> {
    const response = await send(...request);
    const [method, path] = request;
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  /**
   * Returns a client with the same session at another server on the same database. On loopback the name of the session
   * cookie contains the server's port, so the cookie is renamed.
   */
  function at(other: string) {
    const renamed = [...jar].map(([name, value]): [string, string] => [
      name.replace(new URL(origin).port, new URL(other).port),
      value,
    ]);
    return clientAt(other, new Map(renamed));
  }

  return { send, json, at, cookie };
}

/**
 * Sends a GET with exactly this request target, which HTTP clients would normalise, and resolves with the status and
 * the location of the response.
 */
export async function rawGet(origin: string, target: string, host = new URL(origin).host) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  return {
    status: Number(head.split(' ')[1]),
    location: /^location: (.*)$/im.exec(head)?.[1] ?? null,
  };
}
