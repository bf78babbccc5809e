import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { migrate, MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import type { Step } from '../../src/store/migrations/migration.ts';
import type { Schema } from '../../src/store/schema.ts';
import { openStore } from '../../src/store/store.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { ROLLED } from '../upgrades/rolled-version.ts';
import { refusedExpands, refusedMigrations } from './migration-rules.ts';
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

/** Returns the statements of the steps that add columns and tables or fill them, in a database without rows. */
async function statementsOfExpands(migrations: Record<string, Step>): Promise<string[]> {
  const { address } = await anEmptyDatabase();
  const seen: Statements = new Map();
  const engine = recording(engineAt(address), seen);
  const db = new Kysely<Schema>({ dialect: engine.writer });
  onTestFinished(() => db.destroy());
  const texts: string[] = [];
  const upTo: typeof migrations = {};
  for (const [name, step] of Object.entries(migrations)) {
    upTo[name] = step;
    if (name < FIRST) continue;
    seen.clear();
    await migrate(db, engine, upTo);
    if (typeof step !== 'function' && ['expand', 'backfill'].includes(step.kind))
      texts.push(...seen.keys());
  }
  return texts;
}

test('expands are additive, so that servers of the version before go on', async () => {
  const statements = await statementsOfExpands(ROLLED);
  expect(statements).toContainEqual(expect.stringContaining('add column "has_notices"'));
  expect(statements).toContainEqual(expect.stringContaining('update players set nickname'));
  expect(refusedExpands(statements)).toEqual([]);
});

test('expands that are not additive are found', async () => {
  const refused = [
    'alter table players drop column is_regular',
    'alter table players rename column rating to level',
    'alter table players alter column whatsapp set not null',
    'alter table players add column age integer default 0, add column height integer not null',
    'drop table keepers',
  ];
  const accepted = [
    'alter table players add column weight integer default 0 not null, add column foot text',
    'create table weights (user_id text not null)',
    `update players set name = 'drop, rename' where name = 'not null'`,
  ];
  const steps = [...refused, ...accepted].map((text, at): [string, Step] => [
    `99${at}-step`,
    { kind: 'expand', change: async (tx) => void (await sql.raw(text).execute(tx)) },
  ]);
  const sent = await statementsOfExpands({ ...MIGRATIONS, ...Object.fromEntries(steps) });
  expect(refusedExpands(sent)).toEqual(refused);
});
