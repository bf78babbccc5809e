import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../src/store/schema.ts';

/** Stores in a PostgreSQL that a server with this schema was seen some seconds ago. */
export async function serverSeen(
  db: Kysely<Schema>,
  schema: string,
  secondsAgo = 0,
): Promise<void> {
  await sql`
    insert into servers
    values (${`server ${schema}`}, ${schema}, extract(epoch from clock_timestamp())::bigint - ${secondsAgo})
    on conflict (id) do update set seen_at = excluded.seen_at
  `.execute(db);
}

/** Stores a user with five players, which a backfill changes in several batches. */
export async function fivePlayers(db: Kysely<Schema>): Promise<void> {
  await sql`insert into users (user_id, name, created_at, last_timestamp, deeds_after)
    values ('ana', 'Ana', 'c', 'l', '')`.execute(db);
  await sql`insert into players_lists (user_id, list_id, name, created_at)
    values ('ana', 'jueves', 'Jueves', 'c')`.execute(db);
  for (const name of ['Nico', 'Dani', 'Fer', 'Lu', 'Pato'])
    await sql`insert into players (user_id, player_id, list_id, name, sort_key, rating, created_at)
      values ('ana', ${name}, 'jueves', ${name}, ${name}, 3, 'c')`.execute(db);
}
