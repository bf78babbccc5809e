import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  cookie: string;
  headers?: Readonly<Record<string, string>>;
  /**
   * Local address from which the request is sent, since limits apply to each address. In demonstration mode the server
   * ignores addresses that a proxy reports.
   */
  from?: string;
  body?: unknown;
};
export type HttpResponse = { status: number; headers: Record<string, string[]>; body: string };

const agent = new Agent({ keepAlive: true });

/** Sends one request on a keep-alive connection, and resolves with the response. Does not follow redirects. */
export async function send(origin: string, call: Call): Promise<HttpResponse> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const outgoing = request(new URL(call.path, origin), {
    agent,
    method: call.method,
    ...(call.from === undefined ? {} : { localAddress: call.from }),
    headers: {
      cookie: call.cookie,
      ...call.headers,
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    },
  }).end(body);
  return new Promise((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const { statusCode: status = 0, headersDistinct } = response;
      const headers = headersDistinct as Record<string, string[]>;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
  });
}

/** Sends a request and resolves with the parsed body, null if it is empty; rejects if the status is 300 or more. */
export async function json<T>(origin: string, call: Call): Promise<T> {
  const { status, body } = await send(origin, call);
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${body}`);
  return JSON.parse(body || 'null') as T;
}
