import pg from 'pg';
import { run } from './postgres-server.ts';

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Runs a statement in a transaction and keeps its locks until `release` is called. `waiting` returns the number of
 * connections to the database that wait for a lock.
 */
export async function holdLocks(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return {
    waiting: async () => Number((await run(url, WAITING))[0]?.['count']),
    release: () => client.end(),
  };
}
