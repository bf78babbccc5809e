import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
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

/** What became of an upgrade on a disk with some kilobytes free, and of its repetition with space. */
export type Attempt = {
  kilobytes: number;
  line: string;
  isUpgraded: boolean;
  isLost: boolean;
  hasLeftovers: boolean;
  again: string;
};

/**
 * `folder`: where the disk is. `given`: the database: `sqlite` on that disk, `postgres` on that disk with backups
 * elsewhere, or the address of one elsewhere with backups on it.
 */
const [folder = '', given = '', kilobytes = '', elsewhere = ''] = process.argv.slice(2);
const SPACE_KB = (given === 'postgres' ? 256 : 64) * 1024;
/** From so much on an upgrade of the test's data goes through, unless PostgreSQL needs a new file of its log. */
const LOG_KB = 256;
/** Of its log; an upgrade writes more than the rest of one. */
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

/** To the end of its newest file. */
async function goToEndOfLog(url: string): Promise<void> {
  const newer =
    'select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_insert_lsn())';
  while ((await run(url, newer)).length > 0) await run(url, 'select pg_switch_wal()');
  const at = `(pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${FILE_BYTES}`;
  const rest = `${FILE_BYTES - REST_BYTES} - (${at})::integer`;
  await run(url, `select pg_logical_emit_message(true, '', repeat('x', ${rest}))`);
}

/** It looks for folders of its own in the one for temporary files. */
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
    // it ends itself where it cannot write its log, and needs space to start
    resize(SPACE_KB);
    // killed: asked to end while it recovers, PostgreSQL 15 may wait for ever
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

/** The one line of a refusal, or nothing. */
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

/** The disk gets full after the look at it, by what others write. */
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

/** None is no limit at all, which cannot be taken back. */
function resize(kb: number): void {
  execFileSync('mount', ['-o', `remount,size=${Math.max(8, Math.ceil(kb))}k`, folder]);
}
