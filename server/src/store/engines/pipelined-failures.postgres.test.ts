import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { hold } from '../../testing/postgres/hold.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { openStore } from '../store.ts';
import type { Writer } from '../transaction.ts';
import { postgresEngine } from './postgres.ts';
import { LIMITS } from './postgres-session.ts';

async function aStore() {
  const { address, remove } = await temporaryDatabase({ empty: true });
  const url = address.engine === 'postgres' ? address.url : '';
  const store = await openStore(postgresEngine(url, { limits: { ...LIMITS, lock: 100 } }));
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  await store.transaction(async (tx) => {
    await sql`create table places (name text primary key, free int check (free >= 0))`.execute(tx);
    await sql`insert into places values ('a', 1), ('b', 1)`.execute(tx);
  });
  return { store, url };
}

const take = (tx: Writer, name: string) =>
  sql`update places set free = free - 1 where name = ${name}`.execute(tx);
const read = (tx: Writer) => sql`select free from places order by name`.execute(tx);

/** Sends a statement without waiting for it. */
function send(statement: Promise<unknown>): void {
  statement.catch(() => {});
}

const CHECK_VIOLATION = '23514';
const LOCK_NOT_AVAILABLE = '55P03';

test('statements behind one that breaks a rule fail with its error', async () => {
  const { store } = await aStore();
  const errors: unknown[] = [];
  const failing = store.transaction(async (tx) => {
    await take(tx, 'a');
    send(take(tx, 'a'));
    const behind = [read(tx), take(tx, 'b'), read(tx)];
    for (const result of await Promise.allSettled(behind))
      if (result.status === 'rejected') errors.push(result.reason);
    throw errors[0];
  });
  await expect(failing).rejects.toMatchObject({ code: CHECK_VIOLATION });
  expect(errors).toEqual(Array.from({ length: 3 }, () => errors[0]));
});

test('a commit that became a rollback fails with the error of its statement', async () => {
  const { store } = await aStore();
  const failing = store.transaction(async (tx) => {
    await take(tx, 'a');
    send(take(tx, 'a'));
  });
  await expect(failing).rejects.toMatchObject({ code: CHECK_VIOLATION });
  expect((await store.transaction(read)).rows).toEqual([{ free: 1 }, { free: 1 }]);
});

test('a sent statement that cannot be sent leaves nothing stored', async () => {
  const { store } = await aStore();
  const failing = store.transaction(async (tx) => {
    await take(tx, 'a');
    send(take(tx, '\ud800'));
  });
  await expect(failing).rejects.toThrow('cannot bind a string');
  expect((await store.transaction(read)).rows).toEqual([{ free: 1 }, { free: 1 }]);
});

test('a stale plan among sent statements starts the transaction anew, and nothing is stored twice', async () => {
  const { store } = await aStore();
  const plan = (tx: Writer) =>
    sql`update places set free = free where name = 'b' returning *`.execute(tx);
  await store.transaction(plan);
  await store.transaction(async (tx) => sql`alter table places add column more int`.execute(tx));
  let attempts = 0;
  await store.transaction(async (tx) => {
    attempts += 1;
    send(take(tx, 'a'));
    send(plan(tx));
    send(take(tx, 'b'));
  });
  expect(attempts).toBe(2);
  expect((await store.transaction(read)).rows).toEqual([{ free: 0 }, { free: 0 }]);
});

test('a lock timeout of a sent statement counts as an unavailable database', async () => {
  const { store, url } = await aStore();
  const { release } = await hold(url, "select 1 from places where name = 'a' for update");
  const failing = store.transaction(async (tx) => {
    send(take(tx, 'a'));
    await read(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE });
  await expect(failing).rejects.toSatisfy((error) => store.engine.isUnavailable(error));
  await release();
});

test('a serialization failure of a sent statement is retried', async () => {
  const { store } = await aStore();
  let attempts = 0;
  await store.transaction(async (tx) => {
    attempts += 1;
    if (attempts === 1) {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      await read(tx);
      await store.transaction((other) => take(other, 'a'));
      send(take(tx, 'a'));
    }
    await read(tx);
    await take(tx, 'b');
  });
  expect(attempts).toBe(2);
  expect((await store.transaction(read)).rows).toEqual([{ free: 0 }, { free: 0 }]);
});
