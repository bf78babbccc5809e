import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseAddress } from '../store/engines/engine-at.ts';
import { borrowDatabase, emptyDatabase } from './postgres/borrowed-database.ts';

export type TemporaryDatabase = {
  address: DatabaseAddress;
  /** When everything on it is closed. */
  remove: () => Promise<void>;
};

/** The engine that this run of the tests is about. */
export const ENGINE: DatabaseAddress['engine'] =
  inject('postgresUrl') === undefined ? 'sqlite' : 'postgres';

/** A database of its own: `empty`, or perhaps with the newest schema and no rows. */
export async function temporaryDatabase({ empty = false } = {}): Promise<TemporaryDatabase> {
  const server = inject('postgresUrl');
  if (server === undefined) return temporaryFile();
  const { url, giveBack } = await (empty ? emptyDatabase(server) : borrowDatabase(server));
  return { address: { engine: 'postgres', url }, remove: giveBack };
}

function temporaryFile(): TemporaryDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  return {
    address: { engine: 'sqlite', file: join(folder, 'test.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
