import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createIdentityClient } from './identity-client.ts';
import {
  CLIENT,
  KEYS,
  publicKey,
  standInProvider,
} from '../../testing/identity/provider/provider.ts';
import { rs256, rsaKeys } from '../../testing/identity/provider/signers.ts';

afterEach(() => void vi.useRealTimers());

const redirectUri = 'http://127.0.0.1:3000/auth/callback';
/** Moves the clock forward by 61 seconds, because the client requests the provider's keys at most once a minute. */
const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });

test('after a key rotation tokens of the new key are accepted and of the old key refused', async () => {
  const provider = await standInProvider();
  onTestFinished(() => provider.close());
  const client = createIdentityClient({ ...CLIENT, issuer: provider.issuer, redirectUri });
  const signIn = async () => {
    const { url, attempt } = await client.begin();
    return client.finish(provider.authorize(url), attempt);
  };
  await expect(signIn()).resolves.toMatchObject({ subject: 'ana' });

  const next = rsaKeys();
  const published = { ...publicKey({ kid: 'next' }), ...next.publicKey.export({ format: 'jwk' }) };
  Object.assign(provider.lies, { keys: [published], header: { kid: 'next' } });
  provider.lies.signer = rs256(next.privateKey);
  later();
  await expect(signIn()).resolves.toMatchObject({ subject: 'ana' });

  Object.assign(provider.lies, { header: { kid: 'k' }, signer: rs256(KEYS.privateKey) });
  later();
  await expect(signIn()).rejects.toThrow();
});
