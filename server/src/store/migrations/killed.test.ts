import { once } from 'node:events';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { howMany, timesLonger } from '../../../testing/how-many.ts';
import { startProgram, untilKilled } from '../../../testing/upgrades/killed-program.ts';
import { schemaText, waitForOtherConnections } from '../../../testing/schema-text.ts';
import type { DatabaseAddress } from '../engines/engine-at.ts';
import { MIGRATIONS } from './migrate.ts';

const KILLS = howMany(5, timesLonger(10));
const NAMES = Object.keys(MIGRATIONS);
/**
 * Migrations that the test kills: the newest two, the newest fifth in `npm run test:landing`, and all in `npm run
 * test:long`.
 */
const KILLED = NAMES.slice(-howMany(2, NAMES.length));

const MIGRATE = `
  import { engineAt } from './store/engines/engine-at.ts';
  import { openStore } from './store/store.ts';
  process.stdout.write('ready');
  process.stdin.once('data', async () => {
    await openStore(engineAt(JSON.parse(process.argv[1])));
    process.stdout.write('done');
  });
`;

/** Script that kills itself when only the commit of a migration is missing. */
const STOP_SHORT = `
  import { Kysely } from 'kysely';
  import { engineAt } from './store/engines/engine-at.ts';
  import { migrate, MIGRATIONS } from './store/migrations/migrate.ts';
  const [, address, last] = process.argv;
  const engine = engineAt(JSON.parse(address));
  const upToLast = Object.entries(MIGRATIONS).filter(([name]) => name <= last);
  await migrate(new Kysely({ dialect: engine.writer }), engine, {
    ...Object.fromEntries(upToLast),
    kill: async () => process.kill(process.pid, 'SIGKILL'),
  });
`;

const migrating = (address: DatabaseAddress) => startProgram(MIGRATE, JSON.stringify(address));

const before = (name: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).slice(0, NAMES.indexOf(name)));

/**
 * Returns the schemas of an empty database, of a database that has only the table of applied migrations, and of the
 * newest version.
 */
async function schemas() {
  const { db, migrate } = await anEmptyDatabase();
  const empty = await schemaText(db);
  await migrate({});
  const begun = await schemaText(db);
  await migrate();
  return { empty, begun, newest: await schemaText(db) };
}

test.each(KILLED)(
  'killed before its commit, %s leaves the old schema, and the next start completes it',
  async (name) => {
    const { newest } = await schemas();
    const { address, db, migrate } = await anEmptyDatabase();
    await migrate(before(name));
    const old = await schemaText(db);
    expect(await once(startProgram(STOP_SHORT, JSON.stringify(address), name), 'exit')).toEqual([
      null,
      'SIGKILL',
    ]);
    await waitForOtherConnections(db);
    expect(await schemaText(db)).toBe(old);
    await migrate();
    expect(await schemaText(db)).toBe(newest);
  },
);

test(
  'killed at any moment, migrations leave the old or the new schema, and the next start completes them',
  async () => {
    const { empty, begun, newest } = await schemas();
    let usualMs = await untilKilled(migrating((await anEmptyDatabase()).address));
    const left: string[] = [];
    const isLate = () => left.every((schema) => schema === newest);
    // If all kills came too late, they would prove nothing: the first start may have been by far the slowest.
    for (let kill = 0; kill < KILLS || isLate(); kill += 1) {
      const { address, db, migrate } = await anEmptyDatabase();
      const afterMs = (((kill % KILLS) + Math.random()) / KILLS) * usualMs;
      const ms = await untilKilled(migrating(address), afterMs);
      await waitForOtherConnections(db);
      const schema = await schemaText(db);
      if (schema === newest) usualMs = Math.min(usualMs, ms);
      left.push(schema);
      await migrate();
      expect(await schemaText(db)).toBe(newest);
    }
    expect([empty, begun, newest]).toEqual(expect.arrayContaining(left));
  },
  30_000 + KILLS * 5000,
);
