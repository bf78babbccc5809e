import pg from 'pg';
import type { Rows } from './seeded-user.ts';
import type { Sink } from './sink.ts';

export async function postgresSink(url: string): Promise<Sink> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  // In the role of a replica PostgreSQL does not check foreign keys, so inserting is faster.
  await client.query('set session_replication_role = replica');
  return {
    insert: async (rows: Rows) => {
      await client.query('begin');
      for (const [table, some] of Object.entries(rows))
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(some)],
        );
      await client.query('commit');
    },
    // Autovacuum of a running deployment would have done this after some time.
    finish: async () => {
      await client.query('vacuum analyze');
      await client.query('checkpoint');
      await client.end();
    },
  };
}
