import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../../src/app.ts';
import { changeFeed } from '../../../src/transactions/change-feed.ts';
import { engineAt } from '../../../src/store/engines/engine-at.ts';
import { openStore } from '../../../src/store/store.ts';
import { temporaryDatabase } from '../../temporary-database.ts';
import { noProvider } from '../../test-app.ts';
import { cookieNames } from '../../../src/identity/cookies.ts';
import {
  createIdentityClient,
  type IdentityClient,
} from '../../../src/identity/identity-client.ts';
import { CLIENT, standInProvider } from './provider.ts';

export type Browser = ReturnType<typeof browserOf>;
export type Scene = Awaited<ReturnType<Awaited<ReturnType<typeof startStage>>['scene']>>;

/** Starts the whole app on a real database. Each `scene` gives the app a new identity provider. */
export async function startStage(publicUrl: string) {
  const database = await temporaryDatabase();
  const store = await openStore(engineAt(database.address));
  const clock = { now: Date.now() };
  let current = (): IdentityClient => noProvider;
  const app = await buildApp({
    context: { store, now: () => clock.now, log: () => undefined, feed: changeFeed(store) },
    publicUrl,
    identityClient: {
      begin: (options) => current().begin(options),
      finish: (response, attempt) => current().finish(response, attempt),
    },
  });

  /**
   * Starts an identity provider that a test can make lie, and returns it with a function that creates browsers, each
   * with its own cookies.
   */
  async function scene() {
    const provider = await standInProvider();
    let client: IdentityClient | null = null;
    current = () =>
      (client ??= createIdentityClient({
        ...CLIENT,
        issuer: provider.issuer,
        redirectUri: `${publicUrl}/auth/callback`,
        timeoutSeconds: provider.lies.patience,
      }));
    clock.now = Date.now();
    return { provider, clock, newBrowser: () => browserOf(app) };
  }

  const rowsOf = (table: 'users' | 'identities' | 'sessions') =>
    store.read.selectFrom(table).selectAll().execute();

  async function close(): Promise<void> {
    await app.close();
    await store.close();
    await database.remove();
  }

  return { scene, rowsOf, close, cookies: cookieNames(publicUrl) };
}

function browserOf(app: FastifyInstance) {
  const jar = new Map<string, string>();

  async function ask(options: InjectOptions) {
    const response = await app.inject({ cookies: Object.fromEntries(jar), ...options });
    for (const { name, value, expires } of response.cookies) {
      if (expires && expires.getTime() <= Date.now()) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    ask,
    begin: async (mode = 'redirect', headers = {}) => {
      const { headers: sent } = await ask({ url: `/auth/google?mode=${mode}`, headers });
      return new URL(String(sent.location), 'http://nowhere.test');
    },
    comeBack: (response: URLSearchParams) => ask({ url: `/auth/callback?${response.toString()}` }),
  };
}
