import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { StandInProvider } from '../../../server/testing/identity/provider/provider.ts';

type Where = {
  domain: string;
  port: number;
  /** IP address of the server; the default is loopback. */
  address?: string;
  certificate: string | Buffer;
};
type Sent = { body?: unknown; headers?: Record<string, string> };

export type Device = ReturnType<typeof deviceAt>;

/**
 * Returns an HTTPS client that sends from the IP address `localAddress`. It connects to the server under the name
 * `domain`, and checks the server's certificate.
 */
export function deviceAt(localAddress: string, where: Where) {
  const { domain, port, address = '127.0.0.1', certificate } = where;
  const jar = new Map<string, string>();

  /** Resolves with the response once its headers have arrived. */
  async function open(method: string, path: string, { body, headers = {} }: Sent = {}) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({
      method,
      path,
      localAddress,
      port,
      host: address,
      servername: domain,
      ca: certificate,
      agent: false,
      headers: { host: `${domain}:${port}`, cookie, ...json, ...headers },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    }
    return response;
  }

  async function send(...sent: Parameters<typeof open>) {
    const response = await open(...sent);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: await text(response),
    };
  }

  async function json<T>(...[method, path, sent]: Parameters<typeof open>): Promise<T> {
    const response = await send(method, path, sent);
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return JSON.parse(response.text || 'null') as T;
  }

  /** Posts JSON. Resolves with a response that has the form of the responses of Playwright's request contexts. */
  async function post(path: string, { data }: { data: object }) {
    const { status, text: body } = await send('POST', path, { body: data });
    return { status: () => status, json: async () => JSON.parse(body) as unknown };
  }

  return { open, send, json, post };
}

/** Signs in as the account `sub` of the identity provider, and resolves with the cookies that the app has set. */
export async function signIn(browser: Device, provider: StandInProvider, sub: string) {
  const { headers } = await browser.send('GET', '/auth/google?mode=redirect');
  const agreed = provider.authorize(new URL(headers.location ?? ''), sub);
  const back = await browser.send('GET', `/auth/callback?${agreed.toString()}`);
  if (back.status !== 302) throw new Error(`no sign-in: ${back.status} ${back.text}`);
  return back.headers['set-cookie'] ?? [];
}
