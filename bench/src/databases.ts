import { join } from 'node:path';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { startProgram } from './program.ts';
import { temporaryFolder } from './temporary.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Type of a source of temporary databases on one engine. `remove` deletes all of them. */
export type Databases = {
  engine: EngineName;
  /** Creates an empty database and resolves with its address. */
  create: () => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Creates a database with the schema and without rows, by starting the program on it once. Resolves with the address.
 */
export async function createWithSchema({ create }: Databases): Promise<string> {
  const url = await create();
  await (await startProgram(url)).stop();
  return url;
}

export async function openDatabases(engine: EngineName): Promise<Databases> {
  if (engine === 'postgres') {
    const { newDatabase, stop } = await startPostgres({ durable: true });
    return { engine, create: newDatabase, remove: stop };
  }
  const folder = temporaryFolder();
  let made = 0;
  return {
    engine,
    create: async () => {
      made += 1;
      return `file:${join(folder.path, `${made}.db`)}`;
    },
    remove: async () => folder.remove(),
  };
}
