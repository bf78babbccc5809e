import pg from 'pg';

/** What a statement locks stays locked until `release`; `waiting`: how many of the server's connections wait for some lock. */
export async function hold(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return {
    waiting: async () => {
      const { rows } = await client.query<{ count: number }>(
        'select count(distinct pid)::int as count from pg_locks where not granted',
      );
      return rows[0]?.count ?? 0;
    },
    release: () => client.end(),
  };
}
