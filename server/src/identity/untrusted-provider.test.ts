import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SELF_SIGNED } from '../../testing/self-signed.ts';
import { createIdentityClient } from './identity-client.ts';

test('a provider with an untrusted certificate receives no request', async () => {
  const requested: string[] = [];
  const server = createServer(SELF_SIGNED, ({ url = '' }, response) => {
    requested.push(url);
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createIdentityClient({
    issuer,
    clientId: 'picadito',
    clientSecret: 'secret',
    redirectUri: 'http://127.0.0.1:3000/auth/callback',
  });
  await expect(client.begin()).rejects.toThrow();
  expect(requested).toEqual([]);
});
