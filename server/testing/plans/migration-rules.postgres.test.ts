import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import { openStore } from '../../src/store/store.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { refusedMigrations } from './migration-rules.ts';
import { recording, type Statements } from './recording.ts';

/** First migration that distributed tables must accept; databases were not distributed before. */
const FIRST = '053';

test('distributed tables accept the migrations that follow the first distributed schema', async () => {
  const { address, db, migrate } = await anEmptyDatabase();
  const older = Object.entries(MIGRATIONS).filter(([name]) => name < FIRST);
  await migrate(Object.fromEntries(older));
  const seen: Statements = new Map();
  await openStore(recording(engineAt(address), seen)).then(({ close }) => close());
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc group by proname having bool_and(provolatile <> 'i')
  `.execute(db);
  const unstable = new Set(rows.map(({ name }) => name));
  expect(unstable).toContain('now');
  expect(seen.size).toBeGreaterThan(0);
  expect(refusedMigrations([...seen.keys()], unstable)).toEqual([]);
});

test('migrations that distributed tables refuse are found', () => {
  const refused = [
    `alter table "players" add column "age" integer check (age > 0)`,
    `alter table "players" add column "phone" text unique`,
    `alter table "players" add unique ("user_id", "phone")`,
    `update users set seen_at = now()`,
    `update users set seen_at = current_timestamp`,
    `update matches set title = coalesce(title, per_side || ' a side')`,
    `update matches set title = case when title is null then per_side || '' else title end`,
  ];
  const accepted = [
    `alter table "players" add column "age" integer default 0 not null`,
    `alter table "players" add constraint "players_age" check (age > 0)`,
    `create table "ages" ("user_id" text not null, "age" integer check (age > 0))`,
    `update players set name = lower(name), note = coalesce(note, 'now() or unique')`,
  ];
  const found = refusedMigrations([...refused, ...accepted], new Set(['now']));
  expect(found.map(({ text }) => text)).toEqual(refused);
});
