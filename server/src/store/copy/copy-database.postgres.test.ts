import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase, aFile, arrivedAt, contentOf, filled, write } from '../../../testing/copies.ts';
import { ROLLED } from '../../../testing/upgrades/rolled-version.ts';
import { engineAt } from '../engines/engine-at.ts';
import { migrate } from '../migrations/migrate.ts';
import { openStore } from '../store.ts';
import { copyDatabase } from './copy-database.ts';
import { UnequalCopyError } from './copy-rows.ts';

test('the copy fails if a row arrives changed', async () => {
  const to = await aDatabase({ empty: true });
  await (await openStore(engineAt(to))).close();
  await write(to, async (db) => {
    await sql`create function shout() returns trigger language plpgsql as
      'begin new.location = upper(new.location); return new; end'`.execute(db);
    await sql`create trigger shout before insert on matches for each row execute function shout()`.execute(
      db,
    );
  });
  await expect(copyDatabase(await filled(aFile()), to)).rejects.toThrow(UnequalCopyError);
  expect(await arrivedAt(to)).toEqual([]);
});

test('an earlier version backs up what it knows of a database that the next version has expanded', async () => {
  const from = await filled(await aDatabase());
  const before = await contentOf(from);
  const expands = Object.entries(ROLLED).filter(([name]) => name < '994');
  await write(from, (db) => migrate(db, engineAt(from), Object.fromEntries(expands)));
  const [backup, restored] = [aFile(), aFile()];
  await copyDatabase(from, backup, { isBackup: true });
  await copyDatabase(backup, restored);
  expect(await contentOf(restored)).toEqual(before);
});
