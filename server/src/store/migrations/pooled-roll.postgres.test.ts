import { setTimeout } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { holdLocks } from '../../../testing/postgres/hold-locks.ts';
import { startPgbouncer } from '../../../testing/postgres/pgbouncer.ts';
import { run } from '../../../testing/postgres/postgres-server.ts';
import { serverSeen } from '../../../testing/upgrades/rolled-rows.ts';
import { ROLLED } from '../../../testing/upgrades/rolled-version.ts';
import { postgresEngine } from '../engines/postgres.ts';
import type { Schema } from '../schema.ts';
import { schemaVersion } from './journal.ts';
import { migrate, MIGRATIONS } from './migrate.ts';

const STATEMENT_MS = 500;
const BUILDS = `select pid, query_start from pg_stat_activity
  where datname = current_database() and query ilike '%create % index concurrently%' and wait_event_type = 'Lock'`;

test('through a pooler, the build of an index runs on beyond the time limit of statements', async () => {
  const database = await anEmptyDatabase();
  await database.migrate();
  await serverSeen(database.db, schemaVersion(Object.keys(MIGRATIONS)));
  const listenUrl = database.address.engine === 'postgres' ? database.address.url : '';
  const name = new URL(listenUrl).pathname.slice(1);
  await run(listenUrl, `alter database ${name} set statement_timeout = ${STATEMENT_MS}`);
  const pooler = await startPgbouncer(listenUrl);
  onTestFinished(pooler.stop);
  const url = pooler.through(listenUrl);
  // The pooler opens a session for each of these, and takes them in turns afterwards.
  await Promise.all([1, 2, 3, 4].map(() => run(url, 'select pg_sleep(0.2)')));
  const engine = postgresEngine(url, { listenUrl });
  const db = new Kysely<Schema>({ dialect: engine.writer });
  onTestFinished(() => db.destroy());
  const earlier = Object.entries(ROLLED).filter(([step]) => step < '993');
  await migrate(db, engine, Object.fromEntries(earlier));
  const writer = await holdLocks(listenUrl, 'update players set nickname = nickname');
  const rolled = migrate(db, engine, ROLLED);
  await expect.poll(() => run(listenUrl, BUILDS)).toHaveLength(1);
  const begun = await run(listenUrl, BUILDS);
  await setTimeout(2 * STATEMENT_MS);
  expect(await run(listenUrl, BUILDS)).toEqual(begun);
  await writer.release();
  expect(await rolled).toEqual(['993-nicknames-in-order']);
});
