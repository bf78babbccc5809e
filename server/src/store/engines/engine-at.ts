import type { Engine } from './dialect.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

/** Where a database is: an absolute path, or an address that may hold a password. */
export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | {
      engine: 'postgres';
      url: string;
      /** The most that the server opens. */
      connections?: number;
      /** For notifications, past a pooler. */
      listenUrl?: string;
    };

/** With `isForServer` an SQLite file is refused that another server has. */
export function engineAt(
  address: DatabaseAddress,
  { isForServer }: { isForServer?: boolean | undefined } = {},
): Engine {
  return address.engine === 'sqlite'
    ? sqliteEngine(address.file, { isForServer })
    : postgresEngine(address.url, address);
}
