import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { EngineName } from '../databases.ts';

/** Stored responses of requests with an `Idempotency-Key`, the first of them about the first of these ids. */
export type Kept = { userId: string; about: readonly string[] };

type Row = { key: string; id: string; body: string; number: number };

/** Later than those that the program has stored. */
const FIRST_NUMBER = 1_000_000;

export async function keepResponses(engine: EngineName, url: string, kept: Kept): Promise<void> {
  const rows = kept.about.map((id, index): Row => {
    const body = JSON.stringify({ id, name: 'Jugador' });
    return { key: `kept-${index}`, id, body, number: FIRST_NUMBER + index };
  });
  const at = new Date().toISOString().replace('Z', '000Z');
  if (engine === 'sqlite') keepInFile(url, kept.userId, at, rows);
  else await keepOnPostgres(url, kept.userId, at, rows);
}

function keepInFile(url: string, userId: string, at: string, rows: readonly Row[]): void {
  const database = new DatabaseSync(url.replace('file:', ''), { timeout: 10_000 });
  const response = database.prepare(`insert into idempotency_keys
    (user_id, key, request_hash, status, body, created_at, number) values (?, ?, '', 201, ?, ?, ?)`);
  const idOf = database.prepare('insert into idempotency_ids (user_id, id, key) values (?, ?, ?)');
  database.exec('begin immediate');
  for (const { key, id, body, number } of rows) {
    response.run(userId, key, body, at, number);
    idOf.run(userId, id, key);
  }
  database.exec('commit; analyze');
  database.close();
}

async function keepOnPostgres(url: string, userId: string, at: string, rows: readonly Row[]) {
  const client = new pg.Client(url);
  await client.connect();
  const json = JSON.stringify(rows);
  await client.query(
    `insert into idempotency_keys (user_id, key, request_hash, status, body, created_at, number)
     select $1, key, '', 201, body, $2, number
     from json_to_recordset($3) as row(key text, body text, number int)`,
    [userId, at, json],
  );
  await client.query(
    `insert into idempotency_ids (user_id, id, key)
     select $1, id, key from json_to_recordset($2) as row(key text, id text)`,
    [userId, json],
  );
  await client.query('analyze');
  await client.end();
}
