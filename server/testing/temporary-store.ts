import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { engineAt } from '../src/store/engines/engine-at.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { oneStatementAtATime } from './one-statement-at-a-time.ts';
import { recording, type Statements } from './plans/recording.ts';
import { empty } from './postgres/borrowed-database.ts';
import { ENGINE, temporaryDatabase } from './temporary-database.ts';

/**
 * All statements that tests of this worker have sent through temporary stores, for a test that checks their query
 * plans.
 */
export const statements: Statements = new Map();

type Lease = { store: Store; isClosed: boolean; remove: () => Promise<void> };

/**
 * Open stores on emptied PostgreSQL databases, for further tests: emptying a store takes a fifth of the time of opening
 * one.
 */
const idle: Lease[] = [];

/**
 * Returns a store that only the present test uses, on a migrated database without rows and on the engine of the run.
 */
export async function temporaryStore(): Promise<Store> {
  const lease = idle.pop() ?? (await openTemporary());
  onTestFinished(async () => {
    if (ENGINE === 'postgres' && !lease.isClosed && (await isEmptied(lease.store)))
      return void idle.push(lease);
    await lease.store.close();
    await lease.remove();
  });
  return lease.store;
}

async function openTemporary(): Promise<Lease> {
  const { address, remove } = await temporaryDatabase();
  const store = oneStatementAtATime(await openStore(recording(engineAt(address), statements)));
  const close = () => {
    lease.isClosed = true;
    return store.close();
  };
  const lease: Lease = { store: { ...store, close }, isClosed: false, remove };
  return lease;
}

const isEmptied = (store: Store) =>
  store.transaction((tx) => empty(async (text) => (await sql.raw(text).execute(tx)).rows));
