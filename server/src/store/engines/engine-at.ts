import type { Engine } from './dialect.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

/**
 * Type of the place of a database: the absolute path of an SQLite file, or the URL of a PostgreSQL database, which may
 * contain a password.
 */
export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | {
      engine: 'postgres';
      url: string;
      /** Maximum number of connections that the server opens. */
      connections?: number;
      /**
       * URL of the database itself for notifications and for building indexes, for the case that `url` leads to a
       * connection pooler.
       */
      listenUrl?: string;
    };

/**
 * Returns the engine for a database. With `isForServer`, the engine refuses to open an SQLite file that another server
 * has open.
 */
export function engineAt(
  address: DatabaseAddress,
  { isForServer }: { isForServer?: boolean | undefined } = {},
): Engine {
  return address.engine === 'sqlite'
    ? sqliteEngine(address.file, { isForServer })
    : postgresEngine(address.url, address);
}
