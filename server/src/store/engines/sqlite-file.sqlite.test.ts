import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../copy/copy-database.ts';
import { insertUser } from '../tables/account/users.ts';
import { openStore } from '../store.ts';
import { sqliteEngine } from './sqlite.ts';

const ANA = { issuer: 'https://id.test', subject: 'ana', name: 'Ana', email: null };
const NOWHERE = { photoUrl: null, timeZone: null, country: null };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets the process's mask for the modes of new files (umask) until the test ends. */
function withMask(mask: number): void {
  const before = process.umask(mask);
  onTestFinished(() => void process.umask(before));
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

for (const mask of [0o022, 0o000]) {
  test(`under umask ${mask.toString(8)} only the owner reads the database, its log, a backup and what is restored`, async () => {
    withMask(mask);
    const home = newFolder();
    const folder = join(home, 'data');
    const at = (...name: string[]) => ({ engine: 'sqlite', file: join(folder, ...name) }) as const;
    const store = await openStore(sqliteEngine(at('own.db').file));
    await store.transaction((tx) => insertUser(tx, { ...ANA, ...NOWHERE }, 0));
    await copyDatabase(at('own.db'), at('backups', 'one.db'));
    await copyDatabase(at('backups', 'one.db'), at('restored.db'));
    await copyDatabase(at('backups', 'one.db'), at('restored.db'), { aside: at('aside.db').file });
    const open = { 'own.db': '600', 'own.db-shm': '600', 'own.db-wal': '600' };
    const copies = { 'restored.db': '600', 'aside.db': '600' };
    expect(modesIn(folder)).toEqual({ ...open, ...copies, backups: '700' });
    expect(modesIn(dirname(at('backups', 'one.db').file))).toEqual({ 'one.db': '600' });
    expect(modesIn(home)).toEqual({ data: '700' });
    await store.close();
  });
}

test('the next start restricts the permissions of existing files, a leftover WAL too', async () => {
  const folder = newFolder();
  const file = join(folder, 'own.db');
  await (await openStore(sqliteEngine(file))).close();
  const killed = new DatabaseSync(file);
  onTestFinished(() => killed.close());
  killed.exec('create table filler (text text)');
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  writeFileSync(join(folder, 'of-others.txt'), '', { mode: 0o644 });
  const store = await openStore(sqliteEngine(file));
  expect(modesIn(folder)).toEqual({
    'own.db': '600',
    'own.db-shm': '600',
    'own.db-wal': '600',
    'of-others.txt': '644',
  });
  await store.close();
});
