import { MESSAGES, type PlayersList } from '@picadito/domain';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgresEngine } from '../store/engines/postgres.ts';
import { openStore } from '../store/store.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres/postgres-server.ts';
import { testApp } from '../../testing/test-app.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
}, 60_000);
afterAll(() => postgres.stop());

/** Paths of the documents that the server sends without a database. */
const WITHOUT = ['/api/openapi.json'];

async function anOrganiser() {
  const store = await openStore(postgresEngine(await postgres.newDatabase()));
  onTestFinished(store.close);
  const { app, signedIn } = await testApp({}, store);
  const routes = app.routeTable.flatMap(({ method, url }) =>
    [method].flat().map((one) => ({ method: one, url: url.replaceAll(/:\w+/g, 'x'.repeat(22)) })),
  );
  const requested = routes.filter(
    ({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && !WITHOUT.includes(url),
  );
  return { requested, app, ana: await signedIn('ana') };
}

test.each(['SIGINT', 'SIGKILL'] as const)(
  'without the database (%s) every route answers 503, and recovers when it is back',
  async (signal) => {
    const { requested, ana } = await anOrganiser();
    expect(requested.length).toBeGreaterThan(30);
    await ana.post('/api/lists', { name: 'Jueves' });
    // After the loss of only its first process the database's other processes may still answer.
    await (signal === 'SIGKILL' ? postgres.killAll() : postgres.kill(signal));
    for (const { method, url } of requested) {
      const { status, headers, body } = await ana.send({ method, url });
      const received = {
        status,
        type: headers['content-type'],
        again: headers['retry-after'],
        body,
      };
      expect({ method, url, ...received }).toMatchObject({
        status: 503,
        type: 'application/problem+json; charset=utf-8',
        again: '1',
        body: { code: 'unavailable', detail: MESSAGES.unavailable },
      });
    }
    expect((await ana.get('/healthz')).status).toBe(200);
    expect((await ana.get('/readyz')).status).toBe(503);

    await postgres.restart();
    expect((await ana.get('/readyz')).status).toBe(200);
    expect(await ana.get('/api/lists')).toMatchObject({ status: 200, body: [{ name: 'Jueves' }] });
    expect((await ana.post('/api/lists', { name: 'Viernes' })).status).toBe(201);
  },
  60_000,
);

test('requests in progress when the database dies get 503, and no acknowledged write is lost', async () => {
  const { ana } = await anOrganiser();
  const statuses = new Set<number>();
  const database = { isAway: false };
  const enough = Promise.withResolvers<void>();
  const rename = async (hand: number) => {
    const { body: list } = await ana.post<PlayersList>('/api/lists', { name: `Lista ${hand}` });
    let acknowledged = 0;
    for (let number = 1; !database.isAway; number += 1) {
      const { status } = await ana.patch(`/api/lists/${list.id}`, { name: `Lista ${number}` });
      statuses.add(status);
      if (status === 200) acknowledged = number;
      if (acknowledged === 10) enough.resolve();
    }
    return { url: `/api/lists/${list.id}`, acknowledged };
  };
  const hands = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(rename));
  await enough.promise;
  await postgres.killAll();
  database.isAway = true;
  const done = await hands;
  expect(statuses).toEqual(new Set([200, 503]));
  await postgres.restart();
  for (const { url, acknowledged } of done) {
    const { body } = await ana.get<PlayersList>(url);
    expect(Number(body.name.slice('Lista '.length))).toBeGreaterThanOrEqual(acknowledged);
  }
}, 60_000);
