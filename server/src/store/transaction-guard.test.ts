import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { insertChanges } from './tables/changes.ts';
import { insertList, listsOf } from './tables/lists.ts';
import { insertUser } from './tables/users.ts';
import type { Writer } from './transaction.ts';

const NOW = '2026-11-21T12:00:00.000000Z';
const ENDED = /transaction (has ended|is already committed)/i;

async function twoOwners() {
  const store = await temporaryStore();
  const person = { name: null, email: null, photoUrl: null, timeZone: null, country: null };
  const owner = async (subject: string) => {
    const user = { issuer: 'test', subject, ...person };
    const userId = await store.transaction((tx) => insertUser(tx, user, Date.parse(NOW)));
    return {
      userId,
      add: (tx: Writer, name: string) => insertList(tx, { userId, name, createdAt: NOW }),
      names: async () => (await listsOf(store.read, userId)).map(({ name }) => name),
    };
  };
  return { store, ana: await owner('ana'), beto: await owner('beto') };
}

/** Runs `late` on the handle of a transaction that has settled, while the next transaction is open. */
async function leak(late: (tx: Writer, ana: Owner) => Promise<unknown>) {
  const { store, ana, beto } = await twoOwners();
  const opened = Promise.withResolvers<void>();
  const settled = Promise.withResolvers<void>();
  let leaked: Promise<unknown> = Promise.resolve();
  const first = store.transaction(async (tx) => {
    await ana.add(tx, 'in time');
    leaked = opened.promise.then(() => late(tx, ana));
    leaked.catch(() => {});
    settled.resolve();
  });
  const second = store.transaction(async (tx) => {
    await beto.add(tx, 'before');
    await settled.promise;
    await setImmediate();
    opened.resolve();
    await Promise.allSettled([leaked]);
    await beto.add(tx, 'after');
  });
  await Promise.all([first, second]);
  await expect(leaked).rejects.toThrow(ENDED);
  return { store, ana, beto };
}

type Owner = Awaited<ReturnType<typeof twoOwners>>['ana'];

test('a statement of a settled transaction is refused during the next one', async () => {
  const { ana, beto } = await leak((tx, owner) => owner.add(tx, 'too late'));
  expect(await ana.names()).toEqual(['in time']);
  expect((await beto.names()).toSorted()).toEqual(['after', 'before']);
});

test('prepared and raw statements of a settled transaction are refused too', async () => {
  const change = { at: NOW, kind: 'list', id: 'x', tab: null } as const;
  const { store } = await leak((tx, { userId }) => insertChanges(tx, userId, [change]));
  expect(await store.read.selectFrom('changes').selectAll().execute()).toEqual([]);
  const { ana } = await leak((tx) => sql`delete from players_lists`.execute(tx));
  expect(await ana.names()).toEqual(['in time']);
});

test('a statement that was built in time is refused when it runs too late', async () => {
  const { store, ana } = await twoOwners();
  let run: () => Promise<unknown> = async () => undefined;
  await store.transaction(async (tx) => {
    const statement = tx.deleteFrom('users').where('user_id', '=', ana.userId);
    run = () => statement.execute();
  });
  await expect(run()).rejects.toThrow(ENDED);
  expect(await store.read.selectFrom('users').selectAll().execute()).toHaveLength(2);
});

test('pending work of a failed transaction writes nothing into the next one', async () => {
  const { store, ana, beto } = await twoOwners();
  const failing = store.transaction((tx) =>
    Promise.all([
      Promise.reject(new Error('halfway')),
      setImmediate().then(() => ana.add(tx, 'left over')),
    ]),
  );
  const next = store.transaction(async (tx) => {
    await beto.add(tx, 'b');
    await setImmediate();
    await setImmediate();
    await beto.add(tx, 'c');
  });
  await expect(failing).rejects.toThrow('halfway');
  await next;
  expect(await ana.names()).toEqual([]);
  expect((await beto.names()).toSorted()).toEqual(['b', 'c']);
});
