import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../copy/copy-database.ts';
import { openStore } from '../store.ts';
import { BackupServedError, DamagedDatabaseError, ForeignDatabaseError } from './dialect.ts';
import { sqliteEngine } from './sqlite.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data.db');
}

async function aDatabase(change = ''): Promise<string> {
  const file = newFile();
  await (await openStore(sqliteEngine(file))).close();
  asAnotherProgram(file, change);
  return file;
}

function asAnotherProgram(file: string, statements: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(statements);
  database.close();
}

const filesOf = (file: string) =>
  readdirSync(dirname(file)).map((name) => [name, readFileSync(join(dirname(file), name), 'hex')]);

test.each([
  ['without our number', 'create table recipes (name text)', /a table recipes and no schema_/],
  ['with tables of our names', 'create table users (name text)', /a table users and no schema_/],
  ['with a number of its own', 'pragma application_id = 7; create table t (t)', /_id is 7/],
])('the database of another program, %s, is refused and unchanged', async (_, made, reason) => {
  const file = newFile();
  asAnotherProgram(file, made);
  const before = filesOf(file);
  const refused = await openStore(sqliteEngine(file)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ForeignDatabaseError);
  expect(refused).toHaveProperty('message', expect.stringMatching(reason));
  expect(filesOf(file)).toEqual(before);
});

test('a database of an earlier version gets the application id', async () => {
  const file = await aDatabase('pragma application_id = 0');
  await (await openStore(sqliteEngine(file))).close();
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma application_id').get()).toEqual({ application_id: 0x50494341 });
  database.close();
});

test.each([
  [
    'whose keys point at nothing',
    "insert into keepers values ('ana', 'p')",
    'broken keys in keepers',
  ],
  ['that lacks a table', 'drop table keepers', 'without keepers'],
])('a database %s is refused', async (_, damage, reason) => {
  const file = await aDatabase(damage);
  await expect(openStore(sqliteEngine(file))).rejects.toThrow(new DamagedDatabaseError(reason));
});

test('an empty file is refused', async () => {
  const file = await aDatabase();
  writeFileSync(file, '');
  await expect(openStore(sqliteEngine(file))).rejects.toThrow(/^it is empty: delete it if/);
  expect(readFileSync(file)).toHaveLength(0);
});

test('a backup is not served', async () => {
  const backup = newFile();
  const to = { engine: 'sqlite', file: backup } as const;
  await copyDatabase({ engine: 'sqlite', file: await aDatabase() }, to, { isBackup: true });
  await expect(openStore(sqliteEngine(backup))).rejects.toThrow(BackupServedError);
});

/** Returns the path of a database with the write-ahead log of a server that was killed after several writes. */
async function aKilledDatabase(): Promise<string> {
  const file = await aDatabase();
  const program = `
    import { openStore } from './store.ts';
    import { sqliteEngine } from './engines/sqlite.ts';
    const { transaction } = await openStore(sqliteEngine(process.argv[1]));
    for (let row = 0; row < 8; row += 1)
      await transaction((tx) => tx.insertInto('server_keys').values({ name: String(row), key: 'k' }).execute());
    process.kill(process.pid, 'SIGKILL');
  `;
  const args = ['--input-type=module-typescript', '--eval', program, file];
  const cwd = join(import.meta.dirname, '..');
  expect(() => execFileSync(process.execPath, args, { cwd, stdio: 'pipe' })).toThrow(
    'Command failed',
  );
  return file;
}

/**
 * Opens a database and closes it. Returns the number of server keys that can be read, the engine's condition, and the
 * names of the copied logs.
 */
async function opened(file: string) {
  const store = await openStore(sqliteEngine(file));
  const rows = await store.read.selectFrom('server_keys').select('name').execute();
  const told = store.engine.condition();
  await store.close();
  return {
    rows: rows.length,
    told,
    aside: readdirSync(dirname(file)).filter((name) => name.includes('damaged')),
  };
}

const FRAME = 24 + 4096;

test.each<[string, (log: Buffer) => Buffer]>([
  ['with a changed byte', (log) => change(log, 32 + 2 * FRAME + 2000)],
  ['with a changed byte in the head of a frame', (log) => change(log, 32 + 2 * FRAME + 5)],
  ['with a frame of nothing', (log) => log.fill(0, 32 + FRAME, 32 + 2 * FRAME)],
  ['with another beginning', (log) => change(log, 1)],
  ['with a changed sum of its header', (log) => change(log, 26)],
  ['that is text', () => Buffer.from('a letter to a friend '.repeat(500))],
])('a log %s is moved aside unchanged, which is reported', async (_, damage) => {
  const file = await aKilledDatabase();
  const log = damage(readFileSync(`${file}-wal`));
  writeFileSync(`${file}-wal`, log);
  const { told, aside } = await opened(file);
  expect(told).toMatch(/^the write-ahead log was damaged, .+ ends in \.damaged-1$/);
  expect(aside).toEqual(['data.db-wal.damaged-1']);
  expect(readFileSync(`${file}-wal.damaged-1`)).toEqual(log);
});

test.each<[string, (log: Buffer) => Buffer, number]>([
  ['as it was', (log) => log, 8],
  ['whose end was torn', (log) => log.fill(7, log.length - 2000), 7],
  ['whose last frame is half there', (log) => log.subarray(0, log.length - 3000), 7],
  ['with rests of an earlier round', (log) => Buffer.concat([log, otherRound(log)]), 8],
])('a log of a killed server %s is no damage', async (_, change_, rows) => {
  const file = await aKilledDatabase();
  writeFileSync(`${file}-wal`, change_(readFileSync(`${file}-wal`)));
  expect(await opened(file)).toEqual({ rows, told: null, aside: [] });
});

test('a log that another server is writing is no damage', async () => {
  const file = await aDatabase();
  const writing = await openStore(sqliteEngine(file));
  expect(await opened(file)).toMatchObject({ told: null, aside: [] });
  await writing.close();
});

function change(log: Buffer, at: number): Buffer {
  log[at] = (log[at] ?? 0) ^ 0x10;
  return log;
}

/** Returns the last frame of the write-ahead log with other salts, like a frame from an earlier use of the file. */
function otherRound(log: Buffer): Buffer {
  const frame = Buffer.from(log.subarray(log.length - FRAME));
  return frame.fill(9, 8, 16);
}
