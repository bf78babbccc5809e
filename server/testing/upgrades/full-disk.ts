import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../../src/startup/open-database.ts';
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

/**
 * Type of the report about an upgrade on an almost full disk: `kilobytes` were free, and `line` is the message of a
 * refusal. `again` is the message of a second upgrade with enough space, empty if it succeeded.
 */
export type Attempt = {
  kilobytes: number;
  line: string;
  isUpgraded: boolean;
  isLost: boolean;
  hasLeftovers: boolean;
  again: string;
};

/**
 * Arguments of this program. `folder` is the mount point of the disk. `given` is 'sqlite' for a database file on that
 * disk, 'postgres' for a PostgreSQL on that disk with backups in `elsewhere`, or the address (JSON) of a database
 * elsewhere with backups on that disk. `kilobytes` lists the free space of each attempt.
 */
const [folder = '', given = '', kilobytes = '', elsewhere = ''] = process.argv.slice(2);
const SPACE_KB = (given === 'postgres' ? 256 : 64) * 1024;
/**
 * Kilobytes of free space with which the upgrade succeeds, unless PostgreSQL has to create another file of its
 * write-ahead log.
 */
const LOG_KB = 256;
/**
 * Size of a file of PostgreSQL's write-ahead log. REST_BYTES are left free in the newest file, and an upgrade writes
 * more than that.
 */
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

/** Fills PostgreSQL's write-ahead log almost to the end of its newest file, so that the upgrade needs another file. */
async function goToEndOfLog(url: string): Promise<void> {
  const newer =
    'select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_insert_lsn())';
  while ((await run(url, newer)).length > 0) await run(url, 'select pg_switch_wal()');
  const at = `(pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${FILE_BYTES}`;
  const rest = `${FILE_BYTES - REST_BYTES} - (${at})::integer`;
  await run(url, `select pg_logical_emit_message(true, '', repeat('x', ${rest}))`);
}

/**
 * Starts a PostgreSQL whose data is on the disk. PostgreSQL creates its folder among the temporary files, so TMPDIR is
 * the disk while it starts.
 */
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
    // PostgreSQL ends itself when it cannot write its log, and needs space to start again.
    resize(SPACE_KB);
    // PostgreSQL 15 may ignore requests to shut down during recovery, so it is killed.
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

/**
 * Opens the database, which upgrades it, and closes it. Returns the message if the program refuses to open it,
 * otherwise ''.
 */
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
  await sql`delete from oldest_programs`.execute(db);
  await db.destroy();
}

/**
 * Makes the program's check of free space pass. The disk is then full during the upgrade, as if another program had
 * filled it.
 */
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
