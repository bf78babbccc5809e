import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Databases } from '../databases.ts';

const TABLE = 'create table inserted (id text primary key)';

/**
 * Returns how many rows a second the database engine itself inserts, if each row is committed to the disk before the
 * next. A slow disk limits the program's writes in the same way.
 */
export async function durableCommits(databases: Databases, seconds: number): Promise<number> {
  const url = await databases.create();
  return databases.engine === 'sqlite' ? onSqlite(url, seconds) : onPostgres(url, seconds);
}

function onSqlite(url: string, seconds: number): number {
  const database = new DatabaseSync(url.replace('file:', ''));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLE}`);
  const insert = database.prepare('insert into inserted values (?)');
  let count = 0;
  const start = performance.now();
  for (; performance.now() < start + seconds * 1000; count += 1) insert.run(randomUUID());
  const passed = performance.now() - start;
  database.close();
  return (count * 1000) / passed;
}

async function onPostgres(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TABLE);
  let count = 0;
  const start = performance.now();
  for (; performance.now() < start + seconds * 1000; count += 1)
    await client.query('insert into inserted values ($1)', [randomUUID()]);
  const passed = performance.now() - start;
  await client.end();
  return (count * 1000) / passed;
}
