import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { signIn } from '../../src/identity/sessions/sign-in.ts';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryFeed } from '../changes.ts';
import { ENGINE, temporaryDatabase } from '../temporary-database.ts';
import type { Send } from './device.ts';
import { client, noProvider, PUBLIC_URL } from '../test-app.ts';

const IDENTITY = {
  issuer: 'https://id.test',
  subject: 'ana',
  name: 'Ana',
  email: null,
  picture: null,
};

/**
 * Returns two devices of one organiser, each connected to its own server. On SQLite both use the same server, because
 * only one process may open the file. No two readings of the servers' common clock are equal.
 */
export async function twoDevices() {
  const database = await temporaryDatabase();
  onTestFinished(database.remove);
  let now = Date.parse('2026-11-20T21:00:00Z');
  const server = async () => {
    const store = await openStore(engineAt(database.address));
    onTestFinished(store.close);
    const context = { store, now: () => (now += 1), log: () => {}, feed: temporaryFeed(store) };
    const app = await buildApp({ context, publicUrl: PUBLIC_URL, identityClient: noProvider });
    onTestFinished(() => app.close());
    return { app, context };
  };
  const device = async ({ app, context }: Awaited<ReturnType<typeof server>>): Promise<Send> => {
    const { token } = await signIn(context, IDENTITY, null);
    const { send } = client(app, token);
    return (method, url, payload) => send({ method, url, ...(payload ? { payload } : {}) });
  };
  const first = await server();
  const second = ENGINE === 'sqlite' ? first : await server();
  return [await device(first), await device(second)] as const;
}
