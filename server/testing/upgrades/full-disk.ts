import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../../src/operations/process/open-database.ts';
import { namesIn } from '../../src/store/copy/partial-copies.ts';
import { readSource } from '../../src/store/copy/read-source.ts';
import { digestsOf } from '../../src/store/copy/table-rows.ts';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import type { Schema } from '../../src/store/schema.ts';
import { openStore } from '../../src/store/store.ts';
import { fillDatabase } from '../a-full-database.ts';
import { run, startPostgres, type PostgresServer } from '../postgres/postgres-server.ts';
import { becomeNextVersion, NEXT } from './next-version.ts';

/** Describes an upgrade on a disk with some kilobytes free, and its repetition with space. */
export type Attempt = {
  kilobytes: number;
  line: string;
  isUpgraded: boolean;
  isLost: boolean;
  hasLeftovers: boolean;
  again: string;
};

/**
 * Reads the arguments. `folder` is the disk's mount point. `given` is the database: `sqlite` on that disk, `postgres`
 * on that disk with backups in `elsewhere`, or the address of a database elsewhere with backups on that disk.
 */
const [folder = '', given = '', kilobytes = '', elsewhere = ''] = process.argv.slice(2);
const SPACE_KB = (given === 'postgres' ? 256 : 64) * 1024;
/** An upgrade of the test's data succeeds with this much free, unless PostgreSQL needs a new file of its log. */
const LOG_KB = 256;
/** A file of PostgreSQL's log has this size. An upgrade writes more than REST_BYTES, the part left free. */
const FILE_BYTES = 16 * 1024 * 1024;
const REST_BYTES = 60_000;
const postgres = given === 'postgres' ? await startPostgresOn(folder) : null;
const address = await theDatabase();
const backupDir = join(postgres ? elsewhere : folder, 'backups');

pretendThatThereIsRoom();
const store = await openStore(engineAt(address));
await store.transaction(fillDatabase);
await store.close();
const before = await content();
for (const kb of kilobytes.split(',').map(Number)) {
  const attempt = await upgradeWith(kb);
  process.stdout.write(`${JSON.stringify(attempt)}\n`);
}
await postgres?.stop();

async function theDatabase(): Promise<DatabaseAddress> {
  if (given === 'sqlite') return { engine: 'sqlite', file: join(folder, 'data.db') };
  return postgres
    ? { engine: 'postgres', url: await postgres.newDatabase() }
    : (JSON.parse(given) as DatabaseAddress);
}

/** Fills PostgreSQL's log almost to the end of its newest file. */
async function goToEndOfLog(url: string): Promise<void> {
  const newer =
    'select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_insert_lsn())';
  while ((await run(url, newer)).length > 0) await run(url, 'select pg_switch_wal()');
  const at = `(pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${FILE_BYTES}`;
  const rest = `${FILE_BYTES - REST_BYTES} - (${at})::integer`;
  await run(url, `select pg_logical_emit_message(true, '', repeat('x', ${rest}))`);
}

/** Starts a PostgreSQL on the disk: it creates its folder in the one for temporary files. */
async function startPostgresOn(disk: string): Promise<PostgresServer> {
  const { TMPDIR = tmpdir() } = process.env;
  process.env['TMPDIR'] = disk;
  const started = await startPostgres({
    durable: true,
    more: ['wal_recycle=off', 'min_wal_size=32MB'],
  });
  process.env['TMPDIR'] = TMPDIR;
  return started;
}

async function upgradeWith(free: number): Promise<Attempt> {
  fs.rmSync(backupDir, { recursive: true, force: true });
  if (postgres && free >= LOG_KB) await goToEndOfLog(postgres.url);
  const { blocks, bavail, bsize } = statfs(folder);
  resize(((blocks - bavail) * bsize) / 1024 + free);
  becomeNextVersion();
  const line = await open();
  delete MIGRATIONS[NEXT];
  if (postgres) {
    // PostgreSQL ends itself if it cannot write its log, and needs space to start.
    resize(SPACE_KB);
    // PostgreSQL 15 may ignore a shutdown request for ever while it recovers, so it is killed.
    await postgres.killAll();
    await postgres.restart();
  }
  const isUpgraded = (await open()) !== '';
  const isLost = !isUpgraded && (await content()) !== before;
  const hasLeftovers = namesIn(backupDir).some((name) => name.includes('partial'));
  resize(SPACE_KB);
  becomeNextVersion();
  const again = await open();
  await takeBack();
  return { kilobytes: free, line, isUpgraded, isLost, hasLeftovers, again };
}

/** Opens and closes the database; returns the line of a refusal, or an empty text. */
async function open(): Promise<string> {
  const opened = await openDatabase(address, { backupDir });
  if (!opened.ok) return opened.error;
  await opened.value.close();
  return '';
}

async function content(): Promise<string> {
  const digests = await readSource(address, ({ db, tables }) => digestsOf(db, tables));
  return JSON.stringify([...digests]);
}

async function takeBack(): Promise<void> {
  delete MIGRATIONS[NEXT];
  const db = new Kysely<Schema>({ dialect: engineAt(address).writer });
  await sql`alter table players drop column nickname`.execute(db);
  await sql`delete from schema_migrations where name = ${NEXT}`.execute(db);
  await db.destroy();
}

/** Makes the check of free space pass, as if other programs filled the disk after it. */
function pretendThatThereIsRoom(): void {
  Object.assign(fs, { statfsSync: () => ({ bavail: 1e9, bsize: 4096 }) });
  syncBuiltinESMExports();
}

function statfs(path: string): { blocks: number; bavail: number; bsize: number } {
  const [blocks = 0, bavail = 0, bsize = 0] = execFileSync('stat', ['-f', '-c', '%b %a %S', path])
    .toString()
    .split(' ')
    .map(Number);
  return { blocks, bavail, bsize };
}

/** Resizes the disk, to 8 KB at least: a size of 0 would remove the limit for good. */
function resize(kb: number): void {
  execFileSync('mount', ['-o', `remount,size=${Math.max(8, Math.ceil(kb))}k`, folder]);
}
