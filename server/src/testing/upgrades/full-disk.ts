import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../../operations/process/open-database.ts';
import { readSource } from '../../store/copy/read-source.ts';
import { digestsOf } from '../../store/copy/table-rows.ts';
import { engineAt, type DatabaseAddress } from '../../store/engines/engine-at.ts';
import { MIGRATIONS } from '../../store/migrations/migrate.ts';
import type { Schema } from '../../store/schema.ts';
import { openStore } from '../../store/store.ts';
import { fillDatabase } from '../a-full-database.ts';
import { becomeNextVersion, NEXT } from './next-version.ts';

/** What became of an upgrade on a disk with some kilobytes free, and of its repetition with space. */
export type Attempt = {
  kilobytes: number;
  line: string;
  isLost: boolean;
  hasLeftovers: boolean;
  again: string;
};

const SPACE_KB = 64 * 1024;

const [folder = '', given = '', kilobytes = ''] = process.argv.slice(2);
const address: DatabaseAddress =
  given === '' ? { engine: 'sqlite', file: join(folder, 'data.db') } : JSON.parse(given);
const backupDir = join(folder, 'backups');

pretendThatThereIsRoom();
const store = await openStore(engineAt(address));
await store.transaction(fillDatabase);
await store.close();
const before = await content();
for (const kb of kilobytes.split(',').map(Number)) {
  const attempt = await upgradeWith(kb);
  process.stdout.write(`${JSON.stringify(attempt)}\n`);
}

async function upgradeWith(free: number): Promise<Attempt> {
  fs.rmSync(backupDir, { recursive: true, force: true });
  const { blocks, bavail, bsize } = statfs(folder);
  resize(((blocks - bavail) * bsize) / 1024 + free);
  becomeNextVersion();
  const line = await open();
  delete MIGRATIONS[NEXT];
  const isUpgraded = (await open()) !== '';
  const isLost = !isUpgraded && (await content()) !== before;
  const hasLeftovers = fs.readdirSync(backupDir).some((name) => name.includes('partial'));
  resize(SPACE_KB);
  becomeNextVersion();
  const again = await open();
  await takeBack();
  return { kilobytes: free, line, isLost, hasLeftovers, again };
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
