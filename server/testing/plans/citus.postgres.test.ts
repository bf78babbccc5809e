import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { TABLES } from '../../src/store/table-list.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { CITUS_FILE, placeTables } from './citus-stand-ins.ts';
import { WHOLE_TABLES } from './distribution-rules.ts';

async function placed(statements: string, before = '') {
  const { address, remove } = await temporaryDatabase({ empty: true });
  onTestFinished(remove);
  await openStore(engineAt(address)).then(({ close }) => close());
  return placeTables(address, statements, before);
}

test('the file for Citus places every table once, in an order that foreign keys allow', async () => {
  const { reference, distributed } = await placed(CITUS_FILE);
  expect(reference).toEqual(WHOLE_TABLES.toSorted());
  expect([...reference, ...distributed].toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

test.each([
  [
    'a table twice',
    /duplicate key/,
    (file: string) => `${file} select create_distributed_table('bibs', 'user_id');`,
  ],
  [
    'a table before its parent',
    /foreign key of the distributed table/,
    (file: string) =>
      file
        .replaceAll("table('players'", "table('players_'")
        .replaceAll("table('pairs'", "table('players'")
        .replaceAll("table('players_'", "table('pairs'"),
  ],
  [
    'identities with their foreign key',
    /foreign key of the reference table/,
    (file: string) => file.replace(/^alter table .*$/m, ''),
  ],
])('a file for Citus that places %s is refused', async (_, message, change) => {
  await expect(placed(change(CITUS_FILE))).rejects.toThrow(message);
});

test('the file for Citus refuses a database that has users', async () => {
  const user = `insert into users (user_id, name, created_at, last_timestamp, deeds_after)
    values ('ana', 'Ana', 'c', 'l', '')`;
  await expect(placed(CITUS_FILE, user)).rejects.toThrow('this database has users');
});

test('a unique index without the user is refused', async () => {
  const unique = 'create unique index by_name on players (sort_key)';
  await expect(placed(CITUS_FILE, unique)).rejects.toThrow(
    /unique index without user_id of players/,
  );
});
