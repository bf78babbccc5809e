import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { PlayersList } from '@picadito/domain';
import { howMany } from '../../server/testing/how-many.ts';
import { startPgbouncer } from '../../server/testing/postgres/pgbouncer.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { matchesOfTwo } from '../../server/testing/two-devices/device.ts';
import { everyHistoryIsExplained } from '../../server/testing/two-devices/history.ts';
import { openEvents } from '../support/server/event-stream.ts';
import { signedInClient, type HttpClient } from '../support/server/http-client.ts';
import { startServer } from '../support/server/server.ts';
import { sending, startTwo } from '../support/server/several-servers.ts';

const HISTORIES = howMany(30, 300);
const AT_ONCE = 40;
const BACK_MS = 5000;

/**
 * Runs `work` with two servers on a PostgreSQL that they reach through PgBouncer in transaction mode, and with a client
 * that is signed in at both.
 */
async function behindPgbouncer<T>(
  work: (setting: Awaited<ReturnType<typeof started>>) => Promise<T>,
  more: (direct: string) => Record<string, string> = () => ({}),
): Promise<T> {
  const setting = await started(more);
  try {
    return await work(setting);
  } finally {
    await setting.stop();
  }
}

async function started(more: (direct: string) => Record<string, string>) {
  const postgres = await startPostgres();
  const pooler = await startPgbouncer(postgres.url);
  const direct = await postgres.newDatabase();
  const servers = await startTwo(pooler.through(direct), { LOG_LEVEL: 'warn', ...more(direct) });
  const here = await signedInClient(servers[0].url, 'vacio-1@picadito.local');
  return {
    pooler,
    servers,
    clients: [here, here.at(servers[1].url)] as const,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await pooler.stop();
      await postgres.stop();
    },
  };
}

const newList = (client: HttpClient, name: string, key: string = randomUUID()) =>
  client.send('POST', '/api/lists', { name }, { 'idempotency-key': key });

test(`${HISTORIES} histories of two devices at two servers behind PgBouncer are linearizable`, async () => {
  test.setTimeout(300_000);
  await behindPgbouncer(async ({ clients }) => {
    const newMatch = await matchesOfTwo(clients.map(sending));
    expect(await everyHistoryIsExplained(HISTORIES, newMatch)).toBe(HISTORIES);
  });
});

test('behind PgBouncer a request runs once, on whichever server, also when PgBouncer is restarted', async () => {
  await behindPgbouncer(async ({ clients, pooler }) => {
    for (const round of ['Uno', 'Dos', 'Tres']) {
      const key = randomUUID();
      const [one, other] = await Promise.all(clients.map((client) => newList(client, round, key)));
      expect([one?.status, other?.status]).toEqual([201, 201]);
      expect(await other?.json()).toEqual(await one?.json());
    }
    const key = randomUUID();
    const asked = newList(clients[0], 'Cuatro', key);
    await pooler.restart();
    await asked;
    await expect
      .poll(async () => (await newList(clients[1], 'Cuatro', key)).status, { timeout: BACK_MS })
      .toBe(201);
    const lists = await clients[0].json<PlayersList[]>('GET', '/api/lists');
    expect(lists.map(({ name }) => name)).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno']);
  });
});

test('behind PgBouncer changes reach the other server by DATABASE_LISTEN_URL, else a second later, which is logged', async () => {
  const NOTE = 'DATABASE_LISTEN_URL';
  const oneChange = async ({ clients: [here, there] }: Awaited<ReturnType<typeof started>>) => {
    const events = await openEvents(here);
    await expect.poll(events.last).toBeDefined();
    const { id } = await there.json<PlayersList>('POST', '/api/lists', { name: 'Jueves' });
    await events.tells({ kind: 'list', id });
    await events.leave();
  };
  await behindPgbouncer(async (setting) => {
    await oneChange(setting);
    // The background jobs log it, and they run every 10 s.
    for (const server of setting.servers)
      await expect.poll(server.said, { timeout: 15_000 }).toContain(NOTE);
  });
  await behindPgbouncer(
    async (setting) => {
      await oneChange(setting);
      for (const server of setting.servers) expect(server.said()).not.toContain(NOTE);
    },
    (direct) => ({ DATABASE_LISTEN_URL: direct }),
  );
});

test('requests wait if PgBouncer accepts fewer connections than a server opens', async () => {
  const postgres = await startPostgres();
  const pooler = await startPgbouncer(postgres.url, 6);
  const server = await startServer({ DATABASE_URL: pooler.through(await postgres.newDatabase()) });
  try {
    const client = await signedInClient(server.url, 'vacio-1@picadito.local');
    const names = Array.from({ length: AT_ONCE }, (_, at) => `Lista ${at}`);
    const replies = await Promise.all(names.map((name) => newList(client, name)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  } finally {
    await server.stop();
    await pooler.stop();
    await postgres.stop();
  }
});
