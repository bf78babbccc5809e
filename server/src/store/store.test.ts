import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { temporaryStore } from '../../testing/temporary-store.ts';
import { insertChanges } from './tables/sync/changes.ts';
import { insertList, listsOf } from './tables/players/lists.ts';
import { insertPlayers } from './tables/players/players.ts';
import { attempt, type Reader, type Store, type Writer } from './store.ts';
import { insertUser } from './tables/account/users.ts';

const NOW = '2026-11-21T12:00:00.000000Z';

function addUser(store: Store, subject: string) {
  const person = { name: null, email: null, photoUrl: null, timeZone: null, country: null };
  return store.transaction((tx) =>
    insertUser(tx, { issuer: 'test', subject, ...person }, Date.parse('2026-11-21T12:00:00Z')),
  );
}

test('a failed transaction stores nothing', async () => {
  const store = await temporaryStore();
  const userId = await addUser(store, 'ana');
  const failing = store.transaction(async (tx) => {
    await insertList(tx, { userId, name: 'Jueves', createdAt: NOW });
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await listsOf(store.read, userId)).toEqual([]);
});

test('the handle of a transaction that has ended refuses every statement', async () => {
  const { read, transaction } = await temporaryStore();
  const change = { at: NOW, kind: 'list', id: 'x', tab: null } as const;
  const late: ((tx: Writer) => Promise<unknown>)[] = [
    (tx) => tx.deleteFrom('users').execute(),
    (tx) => sql`delete from users`.execute(tx),
    (tx) => insertChanges(tx, 'ana', [change]),
  ];
  for (const statement of late) {
    const tx = await transaction(async (handle) => handle);
    await expect(statement(tx)).rejects.toThrow('already committed');
  }
  expect(await read.selectFrom('changes').selectAll().execute()).toEqual([]);
});

test('a database constraint refuses a player in a list of another owner', async () => {
  const store = await temporaryStore();
  const [ana, beto] = [await addUser(store, 'ana'), await addUser(store, 'beto')];
  const listId = await store.transaction((tx) =>
    insertList(tx, { userId: ana, name: 'Jueves', createdAt: NOW }),
  );
  const player = { name: 'Intruso', rating: 3, whatsapp: null, createdAt: NOW };
  const intrusion = store.transaction((tx) =>
    insertPlayers(tx, { userId: beto, listId }, [player]),
  );
  await expect(intrusion).rejects.toThrow(/foreign key/i);
});

test('a database constraint keeps one user for an identity', async () => {
  const store = await temporaryStore();
  await addUser(store, 'ana');
  const again = addUser(store, 'ana');
  await expect(again).rejects.toSatisfy((error) => store.engine.isUniqueViolation(error));
});

test('fifty concurrent transactions are serialised', async () => {
  const store = await temporaryStore();
  const userId = await addUser(store, 'ana');
  const add = (_: unknown, index: number) =>
    store.transaction((tx) => insertList(tx, { userId, name: `Lista ${index}`, createdAt: NOW }));
  await Promise.all(Array.from({ length: 50 }, add));
  expect(await listsOf(store.read, userId)).toHaveLength(50);
});

test('a conflict is attempted five times, and a limit under 1 is refused', async () => {
  let runs = 0;
  const busy = async () => {
    runs += 1;
    throw new Error('busy');
  };
  let retries = 0;
  const met = (isConflict: boolean) => ({
    isConflict: () => isConflict,
    onRetry: () => void (retries += 1),
  });
  await expect(attempt(busy, met(true), 5)).rejects.toThrow('busy');
  expect({ runs, retries }).toEqual({ runs: 5, retries: 4 });
  await expect(attempt(busy, met(false), 5)).rejects.toThrow('busy');
  expect({ runs, retries }).toEqual({ runs: 6, retries: 4 });
  for (const limit of [0, -1, Number.NaN]) {
    await expect(attempt(busy, met(true), limit)).rejects.toThrow(RangeError);
  }
  expect(runs).toBe(6);
});

test('a read outside of a transaction has no method that writes', () => {
  expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom'>();
  expectTypeOf<Store['read']>().toEqualTypeOf<Reader>();
  type Snapshot = Parameters<Parameters<Store['snapshot']>[0]>[0];
  expectTypeOf<Snapshot>().toEqualTypeOf<Reader>();
});

test('writes compile only in a transaction', () => {
  expectTypeOf<Writer>().toExtend<Reader>();
  expectTypeOf<Reader>().not.toExtend<Writer>();
});
