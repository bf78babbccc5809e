import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { holdLocks } from '../../../testing/postgres/hold-locks.ts';
import { schemaText, waitForOtherConnections } from '../../../testing/schema-text.ts';
import { startProgram } from '../../../testing/upgrades/killed-program.ts';
import { fivePlayers, serverSeen } from '../../../testing/upgrades/rolled-rows.ts';
import { ROLL, ROLLED } from '../../../testing/upgrades/rolled-version.ts';
import { errorMessage } from '../../terminal.ts';
import { engineAt, type DatabaseAddress } from '../engines/engine-at.ts';
import { openStore } from '../store.ts';
import { MIGRATIONS } from './migrate.ts';

/** Script that rolls and kills itself after a number of statements; it prints the number of statements of a whole roll. */
const ROLL_PARTLY = `
  import { Kysely } from 'kysely';
  import { engineAt } from './store/engines/engine-at.ts';
  import { migrate } from './store/migrations/migrate.ts';
  import { ROLLED } from '../testing/upgrades/rolled-version.ts';
  const [, address, last] = process.argv;
  const engine = engineAt(JSON.parse(address));
  let sent = 0;
  const log = () => {
    sent += 1;
    if (sent === Number(last)) process.kill(process.pid, 'SIGKILL');
  };
  const db = new Kysely({ dialect: engine.writer, log });
  await migrate(db, engine, ROLLED);
  process.stdout.write(String(sent));
  await db.destroy();
`;

async function rollPartly(address: DatabaseAddress, statements: number) {
  const child = startProgram(ROLL_PARTLY, JSON.stringify(address), String(statements));
  let printed = '';
  child.stdout.on('data', (part) => (printed += String(part)));
  await once(child, 'close');
  return { wasKilled: child.signalCode === 'SIGKILL', statements: Number(printed) };
}

/** Sets up a database with rows that a server of the next version serves, so that all steps may run one by one. */
async function servedDatabase() {
  const database = await anEmptyDatabase();
  await database.migrate();
  await fivePlayers(database.db);
  await serverSeen(database.db, '994');
  return database;
}

/** Opens the database with this version; returns the message if that is refused, else null. */
async function refusal(address: DatabaseAddress): Promise<string | null> {
  try {
    await (await openStore(engineAt(address))).close();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

test('killed after any statement, a roll loses nothing, refuses the older version only after its contract, and the next start completes it', async () => {
  const whole = await servedDatabase();
  const { statements } = await rollPartly(whole.address, 0);
  const newest = await schemaText(whole.db);
  expect(statements).toBeGreaterThan(40);
  for (let after = 1; after <= statements; after += 1) {
    const { address, db, migrate } = await servedDatabase();
    expect(await rollPartly(address, after)).toMatchObject({ wasKilled: true });
    await waitForOtherConnections(db);
    const { rows: done } = await sql<{ name: string }>`
        select name from schema_migrations where name > '99' order by name
      `.execute(db);
    const names = done.map(({ name }) => name);
    expect(names).toEqual(Object.keys(ROLL).slice(0, names.length));
    expect(await refusal(address)).toEqual(
      names.length < 4 ? null : 'the database needs a program of at least schema 993',
    );
    expect([...names, ...(await migrate(ROLLED))]).toEqual(Object.keys(ROLL));
    expect(await schemaText(db)).toBe(newest);
    const { rows } = await sql`select name, nickname from players order by name`.execute(db);
    expect(rows).toEqual(
      ['Dani', 'Fer', 'Lu', 'Nico', 'Pato'].map((name) => ({ name, nickname: name })),
    );
  }
}, 430_000);

test('killed while it builds an index, a roll leaves an invalid one, which the next start drops and builds again', async () => {
  const { address, db, migrate } = await servedDatabase();
  if (address.engine !== 'postgres') throw new Error('this test needs PostgreSQL');
  const [first, second] = Object.entries(ROLL);
  await migrate({
    ...MIGRATIONS,
    ...Object.fromEntries([first, second].flatMap((one) => (one ? [one] : []))),
  });
  const writer = await holdLocks(address.url, 'update players set nickname = nickname');
  const child = startProgram(ROLL_PARTLY, JSON.stringify(address), '0');
  await expect.poll(writer.waiting, { timeout: 10_000 }).toBe(1);
  child.kill('SIGKILL');
  const index = sql<{ name: string; isValid: boolean }>`
    select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
    where indrelid = 'players'::regclass and indexrelid::regclass::text like '%nickname%'
  `;
  expect((await index.execute(db)).rows).toEqual([{ name: 'players_nickname', isValid: false }]);
  const rolled = migrate(ROLLED);
  // The database goes on with the build of the killed program, for which the next start waits.
  await expect.poll(writer.waiting, { timeout: 5000 }).toBe(2);
  await writer.release();
  expect(await rolled).toEqual(Object.keys(ROLL).slice(2));
  expect((await index.execute(db)).rows).toEqual([{ name: 'players_nickname', isValid: true }]);
});
