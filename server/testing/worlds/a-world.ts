import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { logOptions } from '../../src/logging/log.ts';
import { copyDatabase } from '../../src/store/copy/copy-database.ts';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { aDatabase, aFile } from '../copies.ts';
import { tablesOf } from '../every-row.ts';
import { client, testApp } from '../test-app.ts';

/**
 * Starts a server on a copy of a database, so that tests can compare servers that differ only in later requests.
 * `leavings` returns everything that the server has left: stored rows in their physical order, log lines, a backup, and
 * the export.
 */
export async function aWorld(before: DatabaseAddress, token: string | undefined) {
  const address = await aDatabase({ empty: true });
  await copyDatabase(before, address);
  const lines: string[] = [];
  const logger = logOptions('debug', { write: (line) => void lines.push(line) });
  const store = await openStore(engineAt(address));
  const server = await testApp({ logger }, store);
  onTestFinished(store.close);
  const organiser = client(server.app, token);
  const leavings = async () => ({
    stored: await everythingIn(store),
    exported: await exportOf(organiser),
    logged: lines.map((line) => line.replaceAll(/"(time|reqId|ms)":("[^"]*"|[\d.]+)/g, '')),
    backup: await backupOf(address),
    notes: server.notes,
  });
  return { ...server, organiser, leavings };
}

async function exportOf(organiser: ReturnType<typeof client>): Promise<string> {
  return JSON.stringify((await organiser.get('/api/me/export')).body);
}

async function backupOf(address: DatabaseAddress): Promise<string> {
  const file = aFile();
  await copyDatabase(address, file);
  return readFileSync(file.file).toString('base64');
}

/**
 * Returns all rows by table, in their physical order. On PostgreSQL each row has the rank of the transaction that last
 * wrote it, since the ids of transactions differ between databases.
 */
async function everythingIn(store: Store): Promise<Record<string, unknown[]>> {
  const isFile = store.engine.name === 'sqlite';
  const rows: Record<string, Row[]> = {};
  for (const table of (await tablesOf(store)).toSorted()) {
    const hidden = isFile ? sql`rowid` : sql`xmin::text::bigint as writer, ctid`;
    const place = isFile ? sql`rowid` : sql`ctid`;
    const query = sql<Row>`select ${hidden}, t.* from ${sql.table(table)} as t order by ${place}`;
    rows[table] = (await store.transaction((tx) => query.execute(tx))).rows;
  }
  const writers = new Set(
    Object.values(rows).flatMap((all) => all.map((row) => Number(row.writer))),
  );
  const ranks = new Map([...writers].toSorted((a, b) => a - b).map((writer, at) => [writer, at]));
  const placed = ({ writer, ...row }: Row) => ({ ...row, writer: ranks.get(Number(writer)) });
  return Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.map(placed)]));
}

type Row = Record<string, unknown>;
