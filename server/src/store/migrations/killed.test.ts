import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { howMany } from '../../testing/how-many.ts';
import { schemaText, untilAlone } from '../../testing/schema-text.ts';
import type { DatabaseAddress } from '../dialects/engine-at.ts';
import { MIGRATIONS } from './migrate.ts';

const KILLS = howMany(5, 100);
/** About as long as all migrations take. */
const MIGRATING_MS = 120;

const PROGRAM = `
  import { engineAt } from './dialects/engine-at.ts';
  import { openStore } from './store.ts';
  process.stdout.write('ready');
  process.stdin.once('data', () => openStore(engineAt(JSON.parse(process.argv[1]))));
`;

/** Migrates in a process of its own, which is killed after a while. */
async function migrateUntilKilled(address: DatabaseAddress, afterMs: number) {
  const args = ['--input-type=module-typescript', '--eval', PROGRAM, JSON.stringify(address)];
  const child = spawn(process.execPath, args, { cwd: join(import.meta.dirname, '..') });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdin.write('go');
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  await ended;
}

/** The schema after no migration, the first one, the first two, …; with and without a journal before the first. */
async function schemas() {
  const { db, migrate } = await anEmptyDatabase();
  const texts = [await schemaText(db)];
  for (let count = 0; count <= Object.keys(MIGRATIONS).length; count += 1) {
    await migrate(Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count)));
    texts.push(await schemaText(db));
  }
  return texts;
}

test(
  'a migration that is killed in the middle leaves the old schema or the new one, and the next start goes on',
  async () => {
    const known = await schemas();
    const newest = known.at(-1);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { address, db, migrate } = await anEmptyDatabase();
      await migrateUntilKilled(address, Math.random() * MIGRATING_MS);
      await untilAlone(db);
      expect(known).toContain(await schemaText(db));
      await migrate();
      expect(await schemaText(db)).toBe(newest);
    }
  },
  30_000 + KILLS * 5000,
);
