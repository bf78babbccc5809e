import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { EngineName } from '../databases.ts';

/** What the engine itself does: rows inserted a second, each another and each on the disk before the next. */
export type Insertions = {
  perSecond: (seconds: number) => Promise<number>;
  close: () => Promise<void>;
};

/** As many as the program's transactions have. */
const CONNECTIONS = 10;
const TABLE = 'create table inserted (id text primary key, value text not null)';

export async function openInsertions(engine: EngineName, url: string): Promise<Insertions> {
  return engine === 'sqlite' ? onSqlite(url) : onPostgres(url);
}

function onSqlite(url: string): Insertions {
  const database = new DatabaseSync(url.replace('file:', ''));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLE}`);
  const insert = database.prepare('insert into inserted values (?, ?)');
  return {
    perSecond: async (seconds) => {
      const start = performance.now();
      let count = 0;
      for (; performance.now() < start + seconds * 1000; count += 1)
        insert.run(randomUUID(), new Date().toISOString());
      return (count * 1000) / (performance.now() - start);
    },
    close: async () => database.close(),
  };
}

async function onPostgres(url: string): Promise<Insertions> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(TABLE);
  const insert = { name: 'insert', text: 'insert into inserted values ($1, $2)' };
  return {
    perSecond: async (seconds) => {
      const start = performance.now();
      let count = 0;
      const insertOnAndOn = async () => {
        for (; performance.now() < start + seconds * 1000; count += 1)
          await pool.query({ ...insert, values: [randomUUID(), new Date().toISOString()] });
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, insertOnAndOn));
      return (count * 1000) / (performance.now() - start);
    },
    close: () => pool.end(),
  };
}
