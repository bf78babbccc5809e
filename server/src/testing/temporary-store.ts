import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqliteEngine } from '../store/dialects/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';

/** A migrated database of its own in a temporary folder, gone when the test ends. */
export async function temporaryStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  const store = await openStore(sqliteEngine(join(folder, 'test.db')));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return store;
}
