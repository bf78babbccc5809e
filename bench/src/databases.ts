import { join } from 'node:path';
import { startPostgres } from '../../server/testing/postgres/postgres-server.ts';
import { startProgram } from './program.ts';
import { temporaryFolder } from './temporary.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Describes a temporary place for databases of one engine. `remove` deletes them. */
export type Databases = {
  engine: EngineName;
  /** Creates an empty database and resolves with its address. */
  create: () => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Creates a database with the schema and without rows, and resolves with its address. The first start of the program
 * makes the schema.
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
