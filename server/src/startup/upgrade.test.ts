import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSource } from '../store/copy/read-source.ts';
import { copyDatabase } from '../store/copy/copy-database.ts';
import { engineAt, type DatabaseAddress } from '../store/engines/engine-at.ts';
import { migrate, MIGRATIONS } from '../store/migrations/migrate.ts';
import { aDatabase, aFile, contentOf, filled, write } from '../../testing/copies.ts';
import { howMany, timesLonger } from '../../testing/how-many.ts';
import { startProgram, untilKilled } from '../../testing/upgrades/killed-program.ts';
import { waitForOtherConnections } from '../../testing/schema-text.ts';
import { NEXT } from '../../testing/upgrades/next-version.ts';
import { upgradeBackups } from '../backups/backup-files.ts';
import { openDatabase } from './open-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KILLS = howMany(3, timesLonger(10));

/** Script that runs the next version of the program. It opens the database when it receives a message. */
const NEXT_VERSION = `
  import { openDatabase } from './startup/open-database.ts';
  import { becomeNextVersion } from '../testing/upgrades/next-version.ts';
  const [, address, backupDir] = process.argv;
  becomeNextVersion();
  process.stdout.write('ready');
  process.stdin.once('data', async () => {
    const opened = await openDatabase(JSON.parse(address), { backupDir });
    process.stdout.write(opened.ok ? 'done' : opened.error);
  });
`;

async function anOldDatabase() {
  const folder = join(aFile().file, '..', 'backups');
  const old = await filled(await aDatabase({ empty: true }));
  const before = await contentOf(old);
  const upgrade = (afterMs?: number) =>
    untilKilled(startProgram(NEXT_VERSION, JSON.stringify(old), folder), afterMs);
  return { old, folder, before, upgrade };
}

/**
 * Returns the data that the older version can read: from the database, or from the backup that its refusal to start
 * names.
 */
async function dataForOlderVersion(address: DatabaseAddress, folder: string) {
  const opened = await openDatabase(address, { backupDir: folder });
  if (opened.ok) {
    await opened.value.close();
    return contentOf(address);
  }
  const [, backup = ''] = /npm run restore -- (\S+?\.db)/.exec(opened.error) ?? [];
  const to = aFile();
  await copyDatabase({ engine: 'sqlite', file: backup }, to);
  return contentOf(to);
}

const isUpgraded = (address: DatabaseAddress) =>
  openDatabase(address).then(async (opened) => {
    if (opened.ok) await opened.value.close();
    return !opened.ok;
  });

const downgrade = (address: DatabaseAddress) =>
  write(address, async (db) => {
    await waitForOtherConnections(db);
    await sql`alter table players drop column nickname`.execute(db);
    await sql`delete from schema_migrations where name = ${NEXT}`.execute(db);
    await sql`delete from oldest_programs`.execute(db);
  });

test('an upgrade makes a verified backup that only the owner can read, and an older version names that backup', async () => {
  const { old, folder, before, upgrade } = await anOldDatabase();
  await upgrade();
  const [backup] = upgradeBackups(folder);
  expect(statSync(backup?.file ?? '').mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await openDatabase(old, { backupDir: folder })).toEqual({
    ok: false,
    error: expect.stringContaining(
      `(the database needs a program of at least schema ${NEXT.slice(0, 3)}); it was left as it is. Start that version, or go back to what it was before the upgrade: DATABASE_URL=`,
    ),
  });
  expect(await dataForOlderVersion(old, folder)).toEqual(before);
});

const linksOf = (address: DatabaseAddress) =>
  readSource(address, ({ db }) =>
    db.selectFrom('group_links').selectAll().orderBy('user_id').orderBy('list_id').execute(),
  );

test('the restore command that an older version prints works in a new shell and keeps the links', async () => {
  const { old, folder, upgrade } = await anOldDatabase();
  const links = await linksOf(old);
  expect(links.length).toBeGreaterThan(0);
  await upgrade();
  const opened = await openDatabase(old, { backupDir: folder });
  const [, printed = ''] =
    /before the upgrade: (.+?)(, with the address of an empty database)?\. What was stored/.exec(
      opened.ok ? '' : opened.error,
    ) ?? [];
  const empty = await aDatabase({ empty: true });
  const command = empty.engine === 'sqlite' ? printed : printed.replace('postgres://…', empty.url);
  const { PATH, HOME } = process.env;
  const shell = { cwd: ROOT, env: { PATH, HOME } as NodeJS.ProcessEnv, encoding: 'utf8' } as const;
  expect(execFileSync('sh', ['-c', command], shell)).toMatch(/restored \d+ rows into/);
  const restored = empty.engine === 'sqlite' ? old : empty;
  expect(await linksOf(restored)).toEqual(links);
  const again = await openDatabase(restored, { backupDir: folder });
  expect(again.ok).toBe(true);
  if (again.ok) await again.value.close();
});

const VERSION_1 = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name <= '027-sleeping-users'),
);

test('the backup before an upgrade from 1.0.0 has every row, also of tables that no longer exist', async () => {
  const old = await aDatabase({ empty: true });
  await write(old, async (db) => {
    await migrate(db, engineAt(old), VERSION_1);
    await sql`insert into users (user_id, name, created_at, last_timestamp, deeds_after)
      values ('ana', 'Ana', 'c', 'l', '')`.execute(db);
    await sql`insert into match_slots values ('ana', 'Cancha', 4, '21:00', 1)`.execute(db);
  });
  const before = await contentOf(old);
  expect(before.get('match_slots')?.count).toBe(1);
  const folder = join(aFile().file, '..', 'backups');
  const opened = await openDatabase(old, { backupDir: folder });
  if (opened.ok) await opened.value.close();
  expect(opened.ok).toBe(true);
  const to = aFile();
  const file = upgradeBackups(folder)[0]?.file ?? '';
  const copied = await copyDatabase({ engine: 'sqlite', file }, to);
  expect(copied.isCompared).toBe(true);
  expect(await contentOf(to)).toEqual(before);
});

test('a service whose upgrade fails at each start does not fill the disk with backups', async () => {
  const { old, folder, before } = await anOldDatabase();
  const others = ['024-20261102', '019-20261101'].map((of) => `before-upgrade-of-${of}T000000Z.db`);
  mkdirSync(folder);
  for (const name of others) writeFileSync(join(folder, name), '');
  MIGRATIONS[NEXT] = () => Promise.reject(new Error('no upgrade today'));
  onTestFinished(() => {
    delete MIGRATIONS[NEXT];
    vi.useRealTimers();
  });
  for (let start = 0; start < 5; start += 1) {
    // The names of backups contain the second, so each start needs another one.
    vi.setSystemTime(Date.parse('2026-11-26T12:00:00Z') + start * 5000);
    const opened = await openDatabase(old, { backupDir: folder });
    expect(opened).toMatchObject({ error: expect.stringContaining('no upgrade today') });
  }
  const [newest, ...more] = upgradeBackups(folder);
  expect(newest?.file).toMatch(/20261126T120020Z/);
  expect(more.map(({ file }) => basename(file))).toEqual(others);
  expect(await contentOf({ engine: 'sqlite', file: newest?.file ?? '' })).toEqual(before);
});

test('a new database, and one that needs no upgrade, is not backed up', async () => {
  const folder = join(aFile().file, '..', 'backups');
  const address = await aDatabase({ empty: true });
  for (let start = 0; start < 2; start += 1) {
    const opened = await openDatabase(address, { backupDir: folder });
    if (opened.ok) await opened.value.close();
  }
  expect(upgradeBackups(folder)).toEqual([]);
});

test(
  'killed at any moment, an upgrade loses nothing: the older version has all data, and the next start completes it',
  async () => {
    const { old, folder, before, upgrade } = await anOldDatabase();
    let usualMs = await upgrade();
    await downgrade(old);
    rmSync(folder, { recursive: true });
    const seen = { old: 0, upgraded: 0 };
    // The loop goes on until a kill came in time: the first upgrade may have been much slower than the others.
    for (let kill = 0; kill < KILLS || seen.old === 0; kill += 1) {
      const ms = await upgrade((((kill % KILLS) + Math.random()) / KILLS) * usualMs);
      const isDone = await isUpgraded(old);
      if (isDone) usualMs = Math.min(usualMs, ms);
      seen[isDone ? 'upgraded' : 'old'] += 1;
      expect(await dataForOlderVersion(old, folder)).toEqual(before);
      if (isDone) await downgrade(old);
    }
    await upgrade();
    expect(await isUpgraded(old)).toBe(true);
    expect(await dataForOlderVersion(old, folder)).toEqual(before);
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^before-upgrade-of-\d{3}-\w+\.db$/),
    ]);
  },
  30_000 + KILLS * 6000,
);
