import { test as base } from '@playwright/test';
import {
  startPostgres,
  type PostgresServer,
} from '../../../server/testing/postgres/postgres-server.ts';
import type { Send } from '../../../server/testing/two-devices/device.ts';
import { FULL_SPEED, startServer, type Server } from './server.ts';
import { signedInClient, type HttpClient } from './http-client.ts';

type Servers = {
  postgres: PostgresServer;
  /** Two servers on one database. Both were started at once, on the empty database. */
  both: readonly [Server, Server];
};
type OneSession = { clients: readonly [HttpClient, HttpClient] };

let accounts = 0;

/**
 * Returns a function that sends requests for the device of a generated history (server/testing/two-devices). An empty
 * response body becomes null.
 */
export const sending =
  (client: HttpClient): Send =>
  async (method, url, body) => {
    const response = await client.send(method, url, body);
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };

export function startTwo(
  url: string,
  more: Record<string, string> = {},
): Promise<readonly [Server, Server]> {
  const env = { DATABASE_URL: url, ...FULL_SPEED, ...more };
  return Promise.all([startServer(env), startServer(env)] as const);
}

/**
 * Base of tests with two servers on one PostgreSQL. `clients` are two clients with one session of a new organiser, one
 * at each server.
 */
export const test = base.extend<OneSession, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const postgres = await startPostgres();
      const both = await startTwo(await postgres.newDatabase());
      await use({ postgres, both });
      await Promise.all(both.map((server) => server.stop()));
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  clients: async ({ servers: { both } }, use) => {
    accounts += 1;
    const first = await signedInClient(both[0].url, `vacio-${accounts}@picadito.local`);
    await use([first, first.at(both[1].url)]);
  },
});
