import { DatabaseSync } from 'node:sqlite';
import { sql, SqliteDialect, type Dialect, type QueryExecutorProvider } from 'kysely';
import { DamagedDatabaseError } from './dialect.ts';
import type { DatabaseAddress } from './engine-at.ts';
import { NO_TIME_LIMITS } from './postgres-pool.ts';
import { postgresEngine } from './postgres.ts';
import { isDamage } from './sqlite-file.ts';
import { adapted } from './sqlite.ts';

/** Type of a database that is read for a copy, while servers may use it. Reading changes nothing in the database. */
export type Source = {
  dialect: Dialect;
  /**
   * Begins a transaction that reads one snapshot without a time limit. Throws `DamagedDatabaseError` for a damaged
   * file.
   */
  begin: (connection: QueryExecutorProvider) => Promise<void>;
};

export function sourceAt(address: DatabaseAddress): Source {
  return address.engine === 'sqlite' ? sqliteSource(address.file) : postgresSource(address.url);
}

function sqliteSource(file: string): Source {
  const open = async () => adapted(new DatabaseSync(file, { readOnly: true, timeout: 5000 }));
  return {
    dialect: new SqliteDialect({ database: open }),
    async begin(connection) {
      await sql`begin`.execute(connection);
      const damage = await damageIn(connection);
      if (damage !== null) throw new DamagedDatabaseError(damage);
    },
  };
}

async function damageIn(connection: QueryExecutorProvider): Promise<string | null> {
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(connection);
    const found = rows[0]?.quick_check ?? 'no answer';
    return found === 'ok' ? null : found;
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
}

function postgresSource(url: string): Source {
  return {
    dialect: postgresEngine(url).reader,
    async begin(connection) {
      await sql`begin isolation level repeatable read read only`.execute(connection);
      await sql.raw(NO_TIME_LIMITS).execute(connection);
    },
  };
}
