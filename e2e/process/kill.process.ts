import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { howMany, timesLonger } from '../../server/testing/how-many.ts';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { durableEvening } from '../support/durable-evening/durable-evening.ts';
import { FULL_SPEED, newDatabase, startServer } from '../support/server/server.ts';
import { signedInClient } from '../support/server/http-client.ts';

const ON_SQLITE = timesLonger(howMany(5, 20));
const ON_POSTGRES = timesLonger(5);
/** Timeout of the first start and of each round in milliseconds. Other tests use the same processors meanwhile. */
const START_MS = 60_000;
const PER_KILL_MS = 5000;

const random = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));

/** Kills a server repeatedly while it is written to, and checks its data after each kill. */
async function killAgainAndAgain(url: string, kills: number): Promise<void> {
  const env = { DATABASE_URL: url, ...FULL_SPEED };
  // A server that ends by itself writes its compile cache, with which the next ones start in half the time.
  await (await startServer(env)).stop();
  let server = await startServer(env);
  let client = await signedInClient(server.url, 'vacio-1@picadito.local');
  const evening = await durableEvening(client);
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = Promise.withResolvers<void>();
    const answers = random(5, 30);
    const writing = evening.writeUntilCutOff(client, answers, enough.resolve);
    await Promise.race([enough.promise, writing]);
    await setTimeout(random(0, 15));
    await server.stop('SIGKILL');
    expect(await writing).toBeGreaterThanOrEqual(answers);
    server = await startServer(env);
    client = client.at(server.url);
    await evening.check(client);
  }
  await server.stop();
}

test(`SQLite: a server killed ${ON_SQLITE} times loses no acknowledged write and stores none in part`, async () => {
  test.setTimeout(START_MS + ON_SQLITE * PER_KILL_MS);
  const url = newDatabase();
  await killAgainAndAgain(url, ON_SQLITE);
  const database = new DatabaseSync(url.replace('file:', ''), { readOnly: true });
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  database.close();
});

test(`PostgreSQL: a server killed ${ON_POSTGRES} times loses no acknowledged write and stores none in part`, async () => {
  test.setTimeout(START_MS + ON_POSTGRES * PER_KILL_MS);
  const postgres = await startPostgres({ durable: true });
  try {
    await killAgainAndAgain(await postgres.newDatabase(), ON_POSTGRES);
  } finally {
    await postgres.stop();
  }
});
