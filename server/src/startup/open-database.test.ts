import { expect, test } from 'vitest';
import { nameOf } from '../config/database-url.ts';
import { openDatabase } from './open-database.ts';
import { PROGRAM } from '../program.ts';
import { schemaVersion } from '../store/migrations/journal.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import { insertUser } from '../store/tables/account/users.ts';
import { ENGINE } from '../../testing/temporary-database.ts';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';

const restoreCommand = (address: DatabaseAddress, options = '') =>
  address.engine === 'sqlite'
    ? `DATABASE_URL=file://${address.file} npm run restore -- BACKUP --replace${options}`
    : `DATABASE_URL=postgres://… npm run restore -- BACKUP${options}, with the address of an empty database`;

const PASSWORD = 'very-secret';
const NOBODY = {
  issuer: 'https://id.test',
  name: null,
  email: null,
  photoUrl: null,
  timeZone: null,
  country: null,
};

/** Adds a password to the address; the PostgreSQL of the tests accepts any. */
function withPassword(address: DatabaseAddress): DatabaseAddress {
  if (address.engine === 'sqlite') return address;
  return { ...address, url: Object.assign(new URL(address.url), { password: PASSWORD }).href };
}

test('each start says in one line the version, the database and whether it is new, its schema, and how many users it has', async () => {
  const { address, db } = await anEmptyDatabase();
  const startLines = async () => {
    const received: string[] = [];
    const opened = await openDatabase(withPassword(address), {
      say: (line) => received.push(line),
    });
    if (opened.ok) await opened.value.close();
    return received;
  };
  const lineOf = (kind: string, users: string) =>
    `version ${PROGRAM.version}, ${kind} database ${nameOf(address)} (${ENGINE}, schema ${schemaVersion(Object.keys(MIGRATIONS))}), ${users}`;
  expect(await startLines()).toEqual([lineOf('new', '0 users')]);
  await db.transaction().execute((tx) => insertUser(tx, { ...NOBODY, subject: 'ana' }, 0));
  expect(await startLines()).toEqual([lineOf('existing', '1 user')]);
  await db.transaction().execute((tx) => insertUser(tx, { ...NOBODY, subject: 'beto' }, 0));
  expect(await startLines()).toEqual([lineOf('existing', '2 users')]);
});

test('a schema of a newer version is refused with one line that says what to do', async () => {
  const { address, migrate } = await anEmptyDatabase();
  await migrate({ ...MIGRATIONS, '999-future': async () => {} });
  const opened = await openDatabase(address);
  expect(opened).toEqual({
    ok: false,
    error: `DATABASE_URL: ${nameOf(address)} belongs to a newer version of Picadito (the database needs a program of at least schema 999); it was left as it is. Start that version, or bring back a backup of this one: ${restoreCommand(address, ' --keep-links')}. What was stored since the upgrade is lost, and nothing happens by itself until each organiser says so.`,
  });
});

test('a database that lacks a table is refused with one line', async () => {
  const { address, migrate, db } = await anEmptyDatabase();
  await migrate();
  await db.schema.dropTable('keepers').execute();
  expect(await openDatabase(address)).toEqual({
    ok: false,
    error: `DATABASE_URL: ${nameOf(address)} is damaged (without keepers); it was left as it is. Bring back a backup: ${restoreCommand(address)}`,
  });
});
