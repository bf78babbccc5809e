import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { holdLocks } from '../../../testing/postgres/hold-locks.ts';
import { schemaText } from '../../../testing/schema-text.ts';
import { ROLL, ROLLED } from '../../../testing/upgrades/rolled-version.ts';
import { fivePlayers, serverSeen } from '../../../testing/upgrades/rolled-rows.ts';
import { DatabaseAwayError } from '../engines/postgres-errors.ts';
import { NewerSchemaError, schemaVersion } from './journal.ts';
import { MIGRATIONS } from './migrate.ts';
import { EarlierServersError, StepFailedError } from './roll.ts';

const OWN = schemaVersion(Object.keys(MIGRATIONS));
const [EXPANDS, CONTRACT] = [Object.keys(ROLL).slice(0, 3), '994-every-nickname'];

/** Sets up a database of this version with rows. */
async function filledDatabase() {
  const database = await anEmptyDatabase();
  await database.migrate();
  await fivePlayers(database.db);
  const nicknames = async () => {
    const { rows } = await sql<{
      nickname: string | null;
    }>`select nickname from players order by player_id`.execute(database.db);
    return rows.map(({ nickname }) => nickname);
  };
  const url = database.address.engine === 'postgres' ? database.address.url : '';
  return { ...database, nicknames, url };
}

test('beside a server of this version the next one expands, both may serve, and the contract waits for a later start', async () => {
  const { db, migrate, nicknames } = await filledDatabase();
  await serverSeen(db, OWN);
  expect(await migrate(ROLLED)).toEqual(EXPANDS);
  expect(await nicknames()).not.toContain(null);
  expect(await migrate()).toEqual([]);
  expect(await migrate(ROLLED)).toEqual([]);
  await serverSeen(db, OWN, 59);
  expect(await migrate(ROLLED)).toEqual([]);
  await serverSeen(db, OWN, 61);
  await serverSeen(db, '994');
  expect(await migrate(ROLLED)).toEqual([CONTRACT]);
  await expect(migrate()).rejects.toThrow(
    new NewerSchemaError('the database needs a program of at least schema 993'),
  );
});

test('without servers, and beside servers, an upgrade leads to the same schema', async () => {
  const [alone, served] = [await filledDatabase(), await filledDatabase()];
  expect(await alone.migrate(ROLLED)).toEqual(Object.keys(ROLL));
  await serverSeen(served.db, '994');
  expect(await served.migrate(ROLLED)).toEqual(Object.keys(ROLL));
  expect(await schemaText(served.db)).toBe(await schemaText(alone.db));
  expect(await served.nicknames()).toEqual(await alone.nicknames());
});

test('of two servers of the next version that start at once one expands, and the other goes on after it', async () => {
  const { db, migrate, tables } = await filledDatabase();
  await serverSeen(db, OWN);
  const applied = await Promise.all([migrate(ROLLED), migrate(ROLLED)]);
  expect(applied.toSorted((one, other) => other.length - one.length)).toEqual([EXPANDS, []]);
  expect(await tables()).toContain('players');
});

test('a version may not be skipped while servers run, and may be when none does', async () => {
  const { db, migrate, tables } = await filledDatabase();
  const afterNext = {
    ...ROLLED,
    '995-later': {
      kind: 'expand',
      change: async (tx) => tx.schema.createTable('later').addColumn('id', 'text').execute(),
    },
  } satisfies typeof MIGRATIONS;
  await serverSeen(db, OWN);
  await expect(migrate(afterNext)).rejects.toThrow(
    new EarlierServersError(
      `servers of an earlier version run on it (schema ${OWN}), and ${CONTRACT} has to wait for their end`,
    ),
  );
  expect(await migrate(ROLLED)).toEqual(EXPANDS);
  await serverSeen(db, OWN, 61);
  expect(await migrate(afterNext)).toEqual([CONTRACT, '995-later']);
  expect(await tables()).toContain('later');
});

test('a migration of the time before rolls is refused while servers run', async () => {
  const { db, migrate } = await filledDatabase();
  await serverSeen(db, OWN);
  const next = { ...MIGRATIONS, '991-stopped': async () => {} };
  await expect(migrate(next)).rejects.toThrow(EarlierServersError);
  await serverSeen(db, OWN, 61);
  expect(await migrate(next)).toEqual(['991-stopped']);
  await expect(migrate()).rejects.toThrow(NewerSchemaError);
});

test('an index whose build was killed is dropped and built again', async () => {
  const { db, migrate, url, catalogue } = await filledDatabase();
  await serverSeen(db, OWN);
  const { '991-nicknames': first, '992-given-nicknames': second } = ROLL;
  if (first && second)
    await migrate({ ...MIGRATIONS, '991-nicknames': first, '992-given-nicknames': second });
  const writer = await holdLocks(url, 'update players set nickname = nickname');
  const rolled = migrate(ROLLED);
  await expect.poll(writer.waiting).toBe(1);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  const invalid = sql`select 1 from pg_index where not indisvalid`.execute(db);
  expect((await invalid).rows).toHaveLength(1);
  await writer.release();
  expect(await rolled).toEqual(['993-nicknames-in-order']);
  const { indexes } = await catalogue();
  expect(indexes).toContainEqual({
    table: 'players',
    columns: ['user_id', 'nickname', 'player_id'],
  });
});

test.each(['before the upgrade', 'during its backup'])(
  'beside a server that has started %s, a change waits only briefly for its lock, and is tried again',
  async (moment) => {
    const { db, migrate, url } = await filledDatabase();
    const start = () => serverSeen(db, OWN);
    if (moment === 'before the upgrade') await start();
    const beforeUpgrade = async () => {
      await start();
      return () => {};
    };
    const reader = await holdLocks(url, 'select * from players limit 1');
    const onWait = vi.fn();
    const rolled = migrate(ROLLED, { beforeUpgrade, onWait });
    await expect.poll(reader.waiting).toBe(1);
    // Requests wait behind the change only until it gives up.
    await sql`select name from players limit 1`.execute(db);
    await expect
      .poll(() => onWait.mock.calls)
      .toEqual([
        [expect.stringMatching(/^the upgrade waits with 991-nicknames \(.*lock timeout\)$/)],
      ]);
    await reader.release();
    expect(await rolled).toEqual(EXPANDS);
    expect(onWait).toHaveBeenLastCalledWith(
      'the upgrade builds the index players_nickname, after all transactions that are open',
    );
  },
);

test('a change whose commit got no response is not made again', async () => {
  const { db, migrate } = await filledDatabase();
  await serverSeen(db, OWN);
  const begin = db.transaction.bind(db);
  let lost = 0;
  vi.spyOn(db, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      const done = await execute(work);
      lost += 1;
      if (lost % 2 === 1) throw new DatabaseAwayError(new Error('no response'));
      return done;
    };
    return transaction;
  });
  expect(await migrate(ROLLED)).toEqual(EXPANDS);
});

test('a change that the database never accepts ends the upgrade soon, with its name and the reason', async () => {
  const { db, migrate } = await filledDatabase();
  await serverSeen(db, OWN);
  const refuse = sql`do $$ begin raise exception 'no such feature' using errcode = '0A000'; end $$`;
  const change = async (tx: typeof db) => void (await refuse.execute(tx));
  const next = {
    ...MIGRATIONS,
    '991-refused': { kind: 'expand', change },
  } satisfies typeof MIGRATIONS;
  await expect(migrate(next)).rejects.toThrow(
    new StepFailedError('991-refused was tried 5 times (no such feature)'),
  );
});
