import { DefaultQueryExecutor, Transaction, type ConnectionProvider, type Dialect } from 'kysely';
import type { Schema } from './schema.ts';
import type { Writer } from './transaction.ts';

/** A statement was sent on a transaction handle whose work has settled. */
export class LeakedTransactionError extends Error {}

/**
 * Wraps the work of a transaction: once it has settled, its handle refuses every statement, also one that was built
 * before. Under group commit a late statement would run in the savepoint of the next job, another organiser's. The
 * check stands where a connection is provided, so that prepared and raw statements pass it too. The work holds the
 * connection: what it does not wait for is sent at once, where the engine can.
 */
export function transactionGuard(dialect: Dialect) {
  const compiler = dialect.createQueryCompiler();
  const adapter = dialect.createAdapter();
  // required by the constructor of Transaction, which never uses it
  const driver = dialect.createDriver();

  return function guarded<T>(work: (tx: Writer) => Promise<T>): (tx: Writer) => Promise<T> {
    return (tx) =>
      tx.getExecutor().provideConnection(async (connection) => {
        let isSettled = false;
        const provider: ConnectionProvider = {
          provideConnection: async (consumer) => {
            if (isSettled) throw new LeakedTransactionError('the transaction has ended');
            return consumer(connection);
          },
        };
        const handle = new Transaction<Schema>({
          config: { dialect },
          dialect,
          driver,
          executor: new DefaultQueryExecutor(compiler, adapter, provider),
        });
        try {
          return await work(handle);
        } finally {
          isSettled = true;
        }
      });
  };
}
