import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../store.ts';
import { sqliteEngine } from './sqlite.ts';

test('the database is durable, checks its keys, and is readable by its owner only', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'picadito-')), 'data', 'own.db');
  const store = await openStore(sqliteEngine(file));
  const pragma = (name: string) =>
    store.transaction(async (tx) => (await sql.raw(`pragma ${name}`).execute(tx)).rows[0]);
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  await store.close();
});
