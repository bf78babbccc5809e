import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { MESSAGES, type PlayersList } from '@picadito/domain';
import { howMany } from '../../server/testing/how-many.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { durableEvening } from '../support/durable-evening/durable-evening.ts';
import { openEvents } from '../support/server/event-stream.ts';
import { FULL_SPEED, startServer } from '../support/server/server.ts';
import { signedInClient } from '../support/server/http-client.ts';
import { startTwo } from '../support/server/several-servers.ts';

const KILLS = howMany(8, 20);
const PER_KILL_MS = 15_000;
/** Milliseconds within which the server must recover once PostgreSQL answers again. */
const BACK_MS = 5000;

const READY = { healthz: 200, readyz: 200 };

const random = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));

test(`PostgreSQL killed ${KILLS} times loses nothing, and the server answers 503 and recovers`, async () => {
  test.setTimeout(60_000 + KILLS * PER_KILL_MS);
  const postgres = await startPostgres({ durable: true });
  const server = await startServer({ DATABASE_URL: await postgres.newDatabase(), ...FULL_SPEED });
  try {
    const client = await signedInClient(server.url, 'vacio-1@picadito.local');
    const evening = await durableEvening(client);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = Promise.withResolvers<void>();
      const answers = random(5, 30);
      const writing = evening.writeUntilCutOff(client, answers, enough.resolve);
      await Promise.race([enough.promise, writing]);
      await setTimeout(random(0, 15));
      await postgres.killAll();
      expect(await writing).toBeGreaterThanOrEqual(answers);

      expect(await statusesOf(server.url)).toEqual({ healthz: 200, readyz: 503 });
      for (const [method, path, body] of [
        ['GET', '/api/lists', undefined],
        ['POST', '/api/lists', { name: 'Sin base' }],
      ] as const) {
        const away = await client.send(method, path, body);
        expect(away.headers.get('retry-after')).toBe('1');
        expect(await away.json()).toMatchObject({
          status: 503,
          code: 'unavailable',
          detail: MESSAGES.unavailable,
        });
      }

      await postgres.restart();
      await expect.poll(() => statusesOf(server.url), { timeout: BACK_MS }).toEqual(READY);
      await evening.check(client);
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
});

test('after PostgreSQL was killed servers notify each other again', async () => {
  const postgres = await startPostgres({ durable: true });
  const [first, second] = await startTwo(await postgres.newDatabase());
  try {
    const here = await signedInClient(first.url, 'vacio-1@picadito.local');
    const there = here.at(second.url);
    const events = await openEvents(here);
    await expect.poll(events.last).toBeDefined();
    await postgres.killAll();
    await postgres.restart();
    await expect
      .poll(() => Promise.all([first, second].map(({ url }) => statusesOf(url))), {
        timeout: BACK_MS,
      })
      .toEqual([READY, READY]);
    if (events.isOpen()) await events.leave();
    const again = await openEvents(here, events.last());
    const { id } = await there.json<PlayersList>('POST', '/api/lists', { name: 'Jueves' });
    await again.tells({ kind: 'list', id });
    await again.leave();
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await postgres.stop();
  }
});

async function statusesOf(url: string) {
  const [healthz, readyz] = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)];
  return { healthz: healthz.status, readyz: readyz.status };
}
