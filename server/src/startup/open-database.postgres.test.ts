import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aDatabase, aFile, write } from '../../testing/copies.ts';
import { serverSeen } from '../../testing/upgrades/rolled-rows.ts';
import { ROLL } from '../../testing/upgrades/rolled-version.ts';
import { adviceFor, DatabaseAwayError } from '../store/engines/postgres-errors.ts';
import { schemaVersion } from '../store/migrations/journal.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

const server = new URL(inject('postgresUrl') ?? '');

async function lineFor(change: Partial<URL>) {
  const url = Object.assign(new URL(server), { password: 'secret' }, change).href;
  const opened = await openDatabase({ engine: 'postgres', url });
  return opened.ok ? 'opened' : opened.error;
}

test.each<[string, Partial<URL>, RegExp]>([
  [
    'nobody listens',
    { port: '1' },
    /^DATABASE_URL: postgres:\/\/127\.0\.0\.1:1\/postgres does not answer \(.*ECONNREFUSED.*\)\. See that it runs/,
  ],
  [
    'no such machine',
    // A name that is too long needs no lookup in the network, which could be slow.
    { hostname: `${'nowhere'.repeat(10)}.invalid` },
    /^DATABASE_URL: postgres:\/\/(nowhere)+\.invalid:\d+\/postgres does not answer \(.*nowhere\.invalid.*\)\. See that it runs/,
  ],
  [
    'no such database',
    { pathname: '/nothing' },
    /^DATABASE_URL: cannot open \S+\/nothing \(database "nothing" does not exist\)\. Create it\.$/,
  ],
  [
    'no such user',
    { username: 'nobody' },
    /^DATABASE_URL: cannot open \S+ \(role "nobody" does not exist\)\. Check the user and password in DATABASE_URL\.$/,
  ],
])('%s is reported in one line, without the password', async (_, change, line) => {
  const received = await lineFor(change);
  expect(received).toMatch(line);
  expect(received).not.toMatch(/secret|\n/);
});

test('the advice for a wrong password is to check it', () => {
  // The PostgreSQL of the tests asks for no password.
  const refusal = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const away = new DatabaseAwayError(refusal);
  expect(adviceFor(away)).toBe('Check the user and password in DATABASE_URL.');
});

test.each([
  ['beside another server', 0, true],
  ['a minute after another server was seen', 61, false],
])(
  '%s, the line about an upgrade says whether writes will be missing in its backup',
  async (_, secondsAgo, isSaid) => {
    const address = await aDatabase();
    const own = schemaVersion(Object.keys(MIGRATIONS));
    await write(address, (db) => serverSeen(db, own, secondsAgo));
    Object.assign(MIGRATIONS, ROLL);
    onTestFinished(() => {
      for (const name of Object.keys(ROLL)) delete MIGRATIONS[name];
    });
    const lines: string[] = [];
    const backupDir = join(aFile().file, '..', 'backups');
    const opened = await openDatabase(address, { backupDir, say: (line) => void lines.push(line) });
    if (opened.ok) await opened.value.close();
    const [line = ''] = lines.filter((one) => one.startsWith('upgrading '));
    const sentence =
      /it is in \S+\.db, without what other servers write from now on\. The way back/;
    expect(line).toMatch(isSaid ? sentence : /it is in \S+\.db\. The way back/);
  },
);
