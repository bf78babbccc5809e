import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { readSource } from '../src/store/copy/read-source.ts';
import { digestsOf, type Digests } from '../src/store/copy/table-rows.ts';
import { engineAt, type DatabaseAddress } from '../src/store/engines/engine-at.ts';
import type { Schema } from '../src/store/schema.ts';
import { openStore, type Writer } from '../src/store/store.ts';
import { fillDatabase } from './a-full-database.ts';
import { temporaryDatabase } from './temporary-database.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const aFile = (): DatabaseAddress & { engine: 'sqlite' } => ({
  engine: 'sqlite',
  file: join(aFolder(), 'copy.db'),
});

/**
 * Creates a database on the engine that this run tests, and removes it when the test ends. Without `empty`, it has the
 * newest schema.
 */
export async function aDatabase({ empty = false } = {}): Promise<DatabaseAddress> {
  const { address, remove } = await temporaryDatabase({ empty });
  onTestFinished(remove);
  return address;
}

export async function filled(address: DatabaseAddress): Promise<DatabaseAddress> {
  const store = await openStore(engineAt(address));
  await store.transaction(fillDatabase);
  await store.close();
  return address;
}

export const contentOf = (address: DatabaseAddress): Promise<Digests> =>
  readSource(address, ({ db, tables }) => digestsOf(db, tables));

export async function write(
  address: DatabaseAddress,
  work: (db: Kysely<Schema>) => Promise<unknown>,
) {
  const db = new Kysely<Schema>({ dialect: engineAt(address).writer });
  await work(db);
  await db.destroy();
}

/**
 * Returns what a copy has left at its target: the names of files in the target's folder on SQLite, and the digests of
 * the tables that have rows on PostgreSQL. Empty if the copy has left nothing.
 */
export async function arrivedAt(address: DatabaseAddress): Promise<unknown[]> {
  if (address.engine === 'sqlite') return readdirSync(dirname(address.file));
  const content = await contentOf(address).catch((): Digests => new Map());
  return [...content.values()].filter(({ count }) => count > 0);
}

/**
 * Inserts rows into several tables while a copy runs. A copy that reads a single snapshot has all of these rows or
 * none.
 */
export async function writeLate(tx: Writer, id: string) {
  const own = { user_id: 'user-0' };
  await tx
    .insertInto('changes')
    .values({ ...own, at: id, kind: 'match', id, tab: null })
    .execute();
  const stat = { ...own, player_id: `p-${id.slice(5)}`, matches_played: 1, attendance_rate: 1 };
  await tx.insertInto('player_stats').values(stat).execute();
  await tx
    .insertInto('badges')
    .values({
      ...own,
      badge_id: id,
      type: 'mvp-semana',
      period: id,
      earned_at: id,
    })
    .execute();
  const { player_id } = stat;
  await tx
    .insertInto('badge_players')
    .values({ ...own, badge_id: id, player_id })
    .execute();
}
