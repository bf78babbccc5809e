import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase, aFile, arrivedAt, filled, write } from '../../../testing/copies.ts';
import { engineAt } from '../engines/engine-at.ts';
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
