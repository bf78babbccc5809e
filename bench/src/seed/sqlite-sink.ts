import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Rows } from './seeded-user.ts';
import type { Sink } from './sink.ts';

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
