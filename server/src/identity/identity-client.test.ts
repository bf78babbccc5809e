import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createIdentityClient } from './identity-client.ts';
import { startStubIssuer } from './testing/stub-issuer.ts';

const clientFor = (issuer: string) =>
  createIdentityClient({
    issuer,
    clientId: 'picadito',
    clientSecret: 'secret',
    redirectUri: 'http://127.0.0.1:3000/auth/callback',
  });

async function issuerThatFailsOnce() {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked === 1) return void response.writeHead(503).end();
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      jwks_uri: `${issuer}/jwks`,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  return { issuer, asked: () => asked, close: () => server.close() };
}

test('a provider that is away is asked at the first sign-in, and again at the next', async () => {
  const provider = await issuerThatFailsOnce();
  const client = clientFor(provider.issuer);
  expect(provider.asked()).toBe(0);
  await expect(client.begin()).rejects.toThrow();
  const { url } = await client.begin({ loginHint: 'ana@example.com' });
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('login_hint')).toBe('ana@example.com');
  await client.begin();
  expect(provider.asked()).toBe(2);
  provider.close();
});

test('each attempt has its own state, nonce and verifier', async () => {
  const provider = await issuerThatFailsOnce();
  const client = clientFor(provider.issuer);
  await client.begin().catch(() => null);
  const [{ attempt: one }, { attempt: two }] = await Promise.all([client.begin(), client.begin()]);
  const values = [...Object.values(one), ...Object.values(two)];
  expect(new Set(values).size).toBe(6);
  provider.close();
});

test('plain http is for loopback only', async () => {
  await expect(clientFor('http://issuer.example').begin()).rejects.toThrow(/HTTPS|https/);
});

type Stub = Awaited<ReturnType<typeof startStubIssuer>>;

/** One sign-in at the stub, with `change` made to it between the question and the answer. */
async function signInAtStub(change: (stub: Stub) => void = () => {}) {
  const stub = await startStubIssuer();
  try {
    const client = clientFor(stub.issuer);
    const { attempt } = await client.begin();
    stub.state.claims = { nonce: attempt.nonce };
    change(stub);
    const callback = `http://127.0.0.1:3000/auth/callback?code=c&state=${attempt.state}`;
    const identity = await client.finish(new URL(callback), attempt);
    return { identity, stub };
  } finally {
    stub.close();
  }
}

test('names come from the userinfo endpoint where the ID token has none', async () => {
  const { identity, stub } = await signInAtStub();
  expect(identity).toEqual({
    issuer: stub.issuer,
    subject: 's',
    name: 'Ana',
    email: 'ana@example.com',
    picture: null,
  });
  expect(stub.state.authorization).toMatch(/^Basic /);
});

test.each([null, { sub: 'another', name: 'Beto' }])(
  'with no name of his own (%j) a person still signs in',
  async (userinfo) => {
    const { identity } = await signInAtStub((stub) => {
      stub.state.userinfo = userinfo;
    });
    expect(identity).toMatchObject({ subject: 's', name: null, email: null });
  },
);

test.each<[string, (stub: Stub) => void]>([
  ['signed with a key that is not published', (stub) => (stub.state.signsWith = stub.anotherKey())],
  ['of another attempt', (stub) => (stub.state.claims['nonce'] = 'another')],
  ['for another client', (stub) => (stub.state.claims['aud'] = 'another')],
  ['of another issuer', (stub) => (stub.state.claims['iss'] = 'https://accounts.google.com')],
  ['that is over', (stub) => (stub.state.claims['exp'] = 1_000_000)],
])('an ID token %s signs nobody in', async (_case, change) => {
  await expect(signInAtStub(change)).rejects.toThrow();
});
