import type { Engine } from './dialect.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

/** Where a database is: an absolute path, or an address that may hold a password. */
export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

export function engineAt(address: DatabaseAddress): Engine {
  return address.engine === 'sqlite' ? sqliteEngine(address.file) : postgresEngine(address.url);
}
