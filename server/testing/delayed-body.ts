import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { cookieNames } from '../src/identity/cookies.ts';
import { PUBLIC_URL, type Client } from './test-app.ts';

/**
 * Sends the headers of a request and keeps its body back. Resolves once the server waits for the body or has replied.
 * The returned `send` sends the body and resolves with the status.
 */
export async function delayedBody(
  app: FastifyInstance,
  { token = '' }: Client,
  { payload = {}, headers, ...asked }: InjectOptions,
) {
  const read = Promise.withResolvers<void>();
  const body = new Readable({ read: () => read.resolve() });
  const text = JSON.stringify(payload);
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const reply = app.inject({
    ...asked,
    cookies: { [cookieNames(PUBLIC_URL).session]: token },
    headers: { ...headers, ...length },
    payload: body,
  });
  await Promise.race([read.promise, reply]);
  return {
    async send() {
      body.push(text);
      body.push(null);
      return (await reply).statusCode;
    },
  };
}
