import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

type Sent = { method?: string; headers?: Record<string, string>; body?: object };

/**
 * Sends a request from an IP address of this machine, such as 127.0.0.7. Returns the reply; a request without one
 * counts with the status 0.
 */
export async function sendFrom(localAddress: string, url: string, sent: Sent = {}) {
  const { method = 'GET', headers = {}, body } = sent;
  try {
    const json = body && { 'content-type': 'application/json' };
    const asked = request(url, { localAddress, method, headers: { ...headers, ...json } });
    asked.end(body && JSON.stringify(body));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, text: await text(response) };
  } catch {
    return { status: 0, text: '' };
  }
}
