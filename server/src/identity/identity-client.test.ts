import { expect, onTestFinished, test } from 'vitest';
import { createIdentityClient } from './identity-client.ts';
import { CLIENT, standInProvider, type Lies } from '../../testing/identity/provider/provider.ts';

const DISCOVERY = '/.well-known/openid-configuration';

const clientFor = (issuer: string) =>
  createIdentityClient({
    ...CLIENT,
    issuer,
    redirectUri: 'http://127.0.0.1:3000/auth/callback',
  });

async function aProvider(lies: Lies = {}) {
  const provider = await standInProvider();
  onTestFinished(provider.close);
  Object.assign(provider.lies, lies);
  return provider;
}

async function signInAt(lies: Lies) {
  const provider = await aProvider(lies);
  const client = clientFor(provider.issuer);
  const { url, attempt } = await client.begin();
  return { provider, identity: await client.finish(provider.authorize(url), attempt) };
}

test('a failed discovery is retried at the next sign-in', async () => {
  const provider = await aProvider();
  const client = clientFor(provider.issuer);
  expect(provider.asked).toEqual([]);
  provider.lies.responses = { [DISCOVERY]: (response) => void response.writeHead(503).end() };
  await expect(client.begin()).rejects.toThrow();
  provider.lies.responses = {};
  const { url } = await client.begin({ loginHint: 'ana@example.com' });
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('login_hint')).toBe('ana@example.com');
  await client.begin();
  expect(provider.asked).toEqual([DISCOVERY, DISCOVERY]);
});

test('each attempt has its own state, nonce and verifier', async () => {
  const { issuer } = await aProvider();
  const client = clientFor(issuer);
  const [{ attempt: one }, { attempt: two }] = await Promise.all([client.begin(), client.begin()]);
  const values = [...Object.values(one), ...Object.values(two)];
  expect(new Set(values).size).toBe(6);
  for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
});

test('plain http is allowed for loopback only', async () => {
  await expect(clientFor('http://issuer.example').begin()).rejects.toThrow(/HTTPS|https/);
});

const noNames = () => ({ name: undefined, email: undefined });

test('names come from the userinfo endpoint where the ID token has none', async () => {
  const userinfo = { sub: 'ana', name: 'Ana', email: 'ana@example.com' };
  const { provider, identity } = await signInAt({ claims: noNames, userinfo });
  expect(identity).toEqual({
    issuer: provider.issuer,
    subject: 'ana',
    name: 'Ana',
    email: 'ana@example.com',
    picture: null,
  });
});

test('a user without a name can sign in', async () => {
  const { identity } = await signInAt({ claims: noNames, userinfo: null });
  expect(identity).toMatchObject({ subject: 'ana', name: null, email: null });
});

test('the client secret is sent in the header if the provider supports it, else in the body', async () => {
  const methods = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
  await expect(signInAt({ metadata: methods })).resolves.toBeDefined();
});
