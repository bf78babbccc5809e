import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DummyDriver,
  Kysely,
  Transaction,
  type ConnectionProvider,
  type QueryExecutor,
} from 'kysely';
import type { Schema } from '../src/store/schema.ts';
import type { Store, Reader, Writer } from '../src/store/store.ts';

/**
 * Wraps a store to throw on two faults. The first is a statement that still runs when its transaction fails, because it
 * may be committed alone. The second is a read outside of the open transaction: it takes a second connection, and
 * transactions that hold all connections would wait for one forever.
 */
export function oneStatementAtATime(store: Store): Store {
  const inside = new AsyncLocalStorage<true>();
  const { writer: dialect } = store.engine;
  const propsOf = (executor: QueryExecutor) => ({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor,
  });

  function inOrder(db: Reader): Writer {
    const executor = executorOf(db);
    let isUnderWay = false;
    const provider: ConnectionProvider = {
      async provideConnection(consumer) {
        if (isUnderWay) throw new Error('a statement of this transaction is under way: await it');
        isUnderWay = true;
        try {
          return await executor.provideConnection(consumer);
        } finally {
          isUnderWay = false;
        }
      },
    };
    return new Transaction<Schema>(propsOf(executor.withConnectionProvider(provider)));
  }

  const reads = executorOf(store.read);
  const outside: ConnectionProvider = {
    async provideConnection(consumer) {
      if (inside.getStore()) throw new Error('a transaction is open: read within it');
      return reads.provideConnection(consumer);
    },
  };

  return {
    ...store,
    read: new Kysely<Schema>(propsOf(reads.withConnectionProvider(outside))),
    transaction: (work, maxAttempts) =>
      store.transaction((tx) => inside.run(true, () => work(inOrder(tx))), maxAttempts),
    snapshot: (work) => store.snapshot((db) => inside.run(true, () => work(inOrder(db)))),
  };
}

const executorOf = (db: Reader): QueryExecutor => (db as Kysely<Schema>).getExecutor();
