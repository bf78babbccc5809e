import type { Rows } from './seeded-user.ts';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { EngineName } from '../databases.ts';

/** Type of a database that is opened for writing rows in bulk. */
export type Sink = {
  /** Inserts the rows in one transaction. */
  insert: (rows: Rows) => Promise<void>;
  /** Completes the statistics and files of the database as in a running deployment, and closes the connection. */
  finish: () => Promise<void>;
};

export function sqliteSink(url: string): Sink {
  const database = new DatabaseSync(url.replace('file:', ''), {
    enableForeignKeyConstraints: false,
  });
  database.exec('pragma synchronous = off; pragma cache_size = -200000');
  const statements = new Map<string, StatementSync>();
  const statementFor = (table: string, row: object) => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join();
    const statement =
      statements.get(table) ??
      database.prepare(`insert into ${table} (${columns.join()}) values (${places})`);
    statements.set(table, statement);
    return statement;
  };
  return {
    insert: async (rows: Rows) => {
      database.exec('begin immediate');
      for (const [table, some] of Object.entries(rows))
        for (const row of some)
          statementFor(table, row).run(...(Object.values(row) as SQLInputValue[]));
      database.exec('commit');
    },
    finish: async () => {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

import pg from 'pg';

export async function postgresSink(url: string): Promise<Sink> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  // In the role of a replica PostgreSQL does not check foreign keys, so inserting is faster.
  await client.query('set session_replication_role = replica');
  return {
    insert: async (rows: Rows) => {
      await client.query('begin');
      for (const [table, some] of Object.entries(rows))
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(some)],
        );
      await client.query('commit');
    },
    // Autovacuum of a running deployment would have done this after some time.
    finish: async () => {
      await client.query('vacuum analyze');
      await client.query('checkpoint');
      await client.end();
    },
  };
}

/** Opens a database, which already has the schema, for writing rows in bulk. */
export async function openSink(engine: EngineName, url: string): Promise<Sink> {
  return engine === 'sqlite' ? sqliteSink(url) : postgresSink(url);
}
