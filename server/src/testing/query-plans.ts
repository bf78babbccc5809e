import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { sqliteEngine } from '../store/dialects/sqlite.ts';
import type { Schema } from '../store/schema.ts';
import { openStore, type Reader } from '../store/store.ts';

/** How SQLite goes about each statement that `work` runs, on an empty database: its text with the plan's steps. */
export async function queryPlans(work: (db: Reader) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  const engine = sqliteEngine(join(folder, 'plans.db'));
  const store = await openStore(engine);
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: engine.reader,
    log: ({ query }) => void queries.push(query),
  });
  onTestFinished(async () => {
    await db.destroy();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await work(db);
  return Promise.all(
    [...queries].map(async ({ sql, parameters }) => {
      const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await db.executeQuery<{ detail: string }>(explain);
      return { sql, steps: rows.map(({ detail }) => detail) };
    }),
  );
}

/** Steps that read a whole table instead of walking an index by the user. */
export function scans(plans: Awaited<ReturnType<typeof queryPlans>>): string[] {
  return plans.flatMap(({ steps }) => steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step)));
}
