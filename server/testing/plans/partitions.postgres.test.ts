import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt, type DatabaseAddress } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import type { Statement } from './recording.ts';
import { spreadStatements, withPartitions } from './partitions.ts';

const PLAYERS_OF_LISTS = `select list_id, (select count(*) from players where
  players.user_id = $1 and players.list_id = players_lists.list_id)
  from players_lists where user_id = $1`;
const NAMES_OF_OWNERS = `select users.name from helpers left join users on
  users.user_id = helpers.user_id where helpers.user_id = $1`;
const OF_ONE_USER = [
  PLAYERS_OF_LISTS,
  NAMES_OF_OWNERS,
  'update players set name = $1 where user_id = $1',
];
const SPREAD = [
  PLAYERS_OF_LISTS.replace('= $1 and', '= players_lists.user_id and'),
  NAMES_OF_OWNERS.replace('= helpers.user_id', '= helpers.helper_user_id'),
  'delete from sessions where token_hash = $1',
  // With only four partitions both users would have the same one.
  `select name from users where user_id = $1 or user_id = 'hugo'`,
];

test('statements that do not name the user at every level and in every join are found', async () => {
  const statements = [...OF_ONE_USER, ...SPREAD].map((text): [string, Statement] => [
    text,
    { sql: text, parameters: ['ana'] },
  ]);
  expect(await spreadStatements(statements)).toEqual(SPREAD);
});

test('a unique index without the user is refused', async () => {
  const { address, remove } = await temporaryDatabase({ empty: true });
  onTestFinished(remove);
  await openStore(engineAt(address)).then(({ close }) => close());
  await change(address, 'create unique index matches_by_place on matches (location)');
  await expect(withPartitions(address, async () => {})).rejects.toThrow(
    /unique constraint on partitioned table must include all partitioning columns/,
  );
});

async function change(address: DatabaseAddress, text: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: engineAt(address).writer });
  await sql.raw(text).execute(db);
  await db.destroy();
}
