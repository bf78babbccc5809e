import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Address of the PostgreSQL that the whole run shares; undefined in projects that test on SQLite or without a
     * database.
     */
    postgresUrl: string | undefined;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
