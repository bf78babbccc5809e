import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store.ts';
import { DamagedDatabaseError } from './dialect.ts';
import { sqliteEngine } from './sqlite.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data.db');

async function withLists(file: string, count: number) {
  const store = await openStore(sqliteEngine(file));
  await store.transaction(async (tx) => {
    const user = { name: 'n', created_at: 'c', last_timestamp: 'c', deeds_after: '' };
    const nothing = {
      email: null,
      photo_url: null,
      whatsapp: null,
      time_zone: null,
      country: null,
    };
    await tx
      .insertInto('users')
      .values({ user_id: 'ana', ...user, ...nothing })
      .execute();
    for (let index = 0; index < count; index += 1) {
      const list = { user_id: 'ana', list_id: `l-${index}`, name: 'Jueves'.repeat(10) };
      await tx
        .insertInto('players_lists')
        .values({ ...list, created_at: `c-${index}` })
        .execute();
    }
  });
  return store;
}

async function aDatabase() {
  const file = newFile();
  const store = await withLists(file, 500);
  await store.close();
  return file;
}

/** Runs a server on the file and kills it before it closes the file, so that the write-ahead log stays. */
function serverThatDies(file: string) {
  const program = `
    import { openStore } from './store.ts';
    import { sqliteEngine } from './engines/sqlite.ts';
    const { transaction } = await openStore(sqliteEngine(process.argv[1]));
    await transaction((tx) => tx.updateTable('users').set({ name: 'Ana' }).execute());
    process.kill(process.pid, 'SIGKILL');
  `;
  const args = ['--input-type=module-typescript', '--eval', program, file];
  try {
    execFileSync(process.execPath, args, { cwd: join(import.meta.dirname, '..'), stdio: 'pipe' });
  } catch {
    // The server kills itself.
  }
}

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const folderOf = (file: string) => {
  const folder = join(file, '..');
  return readdirSync(folder).map((name) => ({ name, hash: hash(join(folder, name)) }));
};

function overwrite(file: string, at: number, bytes: string) {
  const content = readFileSync(file);
  content.write(bytes, Math.floor(content.length * at));
  writeFileSync(file, content);
}

test.each<[string, (file: string) => void]>([
  ['that is no database', (file) => writeFileSync(file, 'a letter to a friend '.repeat(100))],
  ['that is shorter than its beginning', (file) => writeFileSync(file, 'SQLite format 3\0')],
  ['that was cut in half', (file) => truncateSync(file, 4096 * 10)],
  ['with another beginning', (file) => overwrite(file, 0, 'nothing')],
  ['with a page of something else', (file) => overwrite(file, 0.6, 'x'.repeat(5000))],
])('a file %s is refused, and nothing of it or beside it changes', async (_, damage) => {
  const file = await aDatabase();
  damage(file);
  chmodSync(file, 0o640);
  const before = folderOf(file);
  await expect(openStore(sqliteEngine(file))).rejects.toThrow(DamagedDatabaseError);
  expect(folderOf(file)).toEqual(before);
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a damaged file with a leftover WAL is refused, and both are unchanged', async () => {
  const file = await aDatabase();
  serverThatDies(file);
  overwrite(file, 0.6, 'x'.repeat(5000));
  const before = folderOf(file).filter(({ name }) => !name.endsWith('-shm'));
  expect(before).toHaveLength(2);
  await expect(openStore(sqliteEngine(file))).rejects.toThrow(DamagedDatabaseError);
  expect(folderOf(file).filter(({ name }) => !name.endsWith('-shm'))).toEqual(before);
});

test('an intact file with a leftover WAL opens with the content of the WAL', async () => {
  const file = await aDatabase();
  serverThatDies(file);
  const store = await openStore(sqliteEngine(file));
  const users = await store.read.selectFrom('users').select('name').execute();
  await store.close();
  expect(users).toEqual([{ name: 'Ana' }]);
});

test('a file that another server uses opens', async () => {
  const file = newFile();
  const working = await withLists(file, 10);
  const second = await openStore(sqliteEngine(file));
  expect(await second.read.selectFrom('users').select('name').execute()).toHaveLength(1);
  await second.close();
  await working.close();
});
