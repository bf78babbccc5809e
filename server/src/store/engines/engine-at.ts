import type { Engine } from './dialect.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

/** Describes where a database is: an absolute path, or an address that may hold a password. */
export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | {
      engine: 'postgres';
      url: string;
      /** Limits the connections that the server opens. */
      connections?: number;
      /** Is the address for notifications, which a pooler does not pass on. */
      listenUrl?: string;
    };

/** Returns the engine of an address. With `isForServer`, it refuses to open an SQLite file that another server has. */
export function engineAt(
  address: DatabaseAddress,
  { isForServer }: { isForServer?: boolean | undefined } = {},
): Engine {
  return address.engine === 'sqlite'
    ? sqliteEngine(address.file, { isForServer })
    : postgresEngine(address.url, address);
}
