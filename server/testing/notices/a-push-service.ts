import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts';
import { decryptPayload, type Receiver } from './decrypt-payload.ts';

/** Type of a message that the push service has accepted for a browser, in decrypted form. */
export type Received = {
  browser: string;
  topic: string;
  ttl: number;
  urgency: string;
  notification: { title: string; body: string; tag: string; navigate: string; renotify: boolean };
  at: number;
};

type Answer =
  | { status: number; headers?: Record<string, string> }
  /** The push service never answers the request. */
  | 'hang';

/**
 * Starts a push service on this machine, over TLS. Like a real one, the service rejects requests that the key of the
 * subscription has not signed for it (RFC 8292), without TTL, with a malformed topic, or with a body that the browser
 * cannot decrypt.
 */
export async function aPushService(now: () => number = Date.now) {
  const browsers = new Map<string, Receiver & { answer: Answer | null }>();
  const received: Received[] = [];
  const faults: string[] = [];
  let requests = 0;
  let connections = 0;
  const server = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (request, response) => {
    requests += 1;
    void answer(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(400).end();
    });
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = (request.url ?? '').slice('/push/'.length);
    const browser = browsers.get(name);
    if (!browser) return void response.writeHead(404).end();
    const message = { browser: name, ...read(request, await bodyOf(request), browser) };
    if (browser.answer === 'hang') return;
    const { status, headers = {} } = browser.answer ?? { status: 201 };
    if (status < 300) received.push(message);
    response.writeHead(status, headers).end();
  }

  function read({ headers }: IncomingMessage, body: Buffer, browser: Receiver) {
    checkVapid(headers.authorization ?? '', origin, now());
    const [ttl, topic] = [Number(headers['ttl']), String(headers['topic'])];
    if (!Number.isInteger(ttl) || ttl < 0) throw new Error('no TTL');
    if (!/^[\w-]{1,32}$/.test(topic)) throw new Error(`an odd topic: ${topic}`);
    const urgency = String(headers['urgency']);
    if (!['high', 'normal'].includes(urgency)) throw new Error(`an odd urgency: ${urgency}`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('an odd encoding');
    if (body.length > 4096) throw new Error('too large');
    const { web_push: form, notification } = JSON.parse(decryptPayload(body, browser)) as {
      web_push: number;
      notification: Received['notification'];
    };
    if (form !== 8030 || notification.title === '') throw new Error('no declarative message');
    if (!URL.canParse(notification.navigate)) throw new Error('a tap leads nowhere');
    return { topic, ttl, urgency, notification, at: Date.now() };
  }

  return {
    origin,
    services: { standIn: { origin, ca: CERTIFICATE } },
    received,
    /**
     * Reasons for which the push service has rejected requests, in the order of the requests; empty if it has rejected
     * none.
     */
    faults,
    requests: () => requests,
    connections: () => connections,
    /** Creates the subscription of a browser with this name; returns it together with the name. */
    subscribe(name: string = randomBytes(8).toString('hex')) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const keys = {
        p256dh: ecdh.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      browsers.set(name, { keys, privateKey: ecdh.getPrivateKey(), answer: null });
      return { name, subscription: { endpoint: `${origin}/push/${name}`, ...keys } };
    },
    /** Sets the response to all further messages for this browser; null restores the response of success. */
    answers(name: string, given: Answer | null): void {
      const browser = browsers.get(name);
      if (browser) browser.answer = given;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const VAPID =
  /^vapid t=(?<head>[\w-]+)\.(?<claims>[\w-]+)\.(?<signature>[\w-]+), k=(?<key>[\w-]+)$/;

function checkVapid(header: string, origin: string, now: number): void {
  const { head = '', claims = '', signature = '', key = '' } = VAPID.exec(header)?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const text = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', text, how, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by its key');
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
  };
  if (aud !== origin) throw new Error(`a token for ${aud}`);
  const lasts = exp * 1000 - now;
  if (lasts <= 0 || lasts > 24 * 60 * 60 * 1000) throw new Error(`a token for ${lasts} ms`);
}
