import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertChanges } from '../src/store/tables/sync/changes.ts';
import type { Writer } from '../src/store/store.ts';
import { temporaryStore } from './temporary-store.ts';

const UNDER_WAY = 'a statement of this transaction is under way';
const select = (tx: Writer) => tx.selectFrom('users').select('user_id').execute();

test.each<[string, (tx: Writer) => Promise<unknown>]>([
  ['built', select],
  ['raw', (tx) => sql`select 1`.execute(tx)],
])('two %s statements of one transaction at once fail in the tests', async (_, statement) => {
  const { transaction, snapshot } = await temporaryStore();
  const both = (tx: Writer) => Promise.all([statement(tx), statement(tx)]);
  await expect(transaction(both)).rejects.toThrow(UNDER_WAY);
  await expect(snapshot((db) => both(db as Writer))).rejects.toThrow(UNDER_WAY);
  const inOrder = async (tx: Writer) => [await statement(tx), await statement(tx)];
  expect(await transaction(inOrder)).toHaveLength(2);
});

test('a transaction that goes on while a statement is under way fails in the tests', async () => {
  const { read, transaction } = await temporaryStore();
  const change = { at: '2026-11-21T12:00:00.000000Z', kind: 'list', id: 'x', tab: null } as const;
  const hasty = transaction(async (tx) => {
    void Promise.allSettled([insertChanges(tx, 'ana', [change])]);
    await select(tx);
  });
  await expect(hasty).rejects.toThrow(UNDER_WAY);
  expect(await read.selectFrom('changes').selectAll().execute()).toEqual([]);
});

test('a read outside of an open transaction fails in the tests', async () => {
  const { read, transaction } = await temporaryStore();
  const reading = transaction(() => read.selectFrom('users').select('user_id').execute());
  await expect(reading).rejects.toThrow('a transaction is open');
});
