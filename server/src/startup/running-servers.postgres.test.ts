import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { aDatabase } from '../../testing/copies.ts';
import { serverSeen } from '../../testing/upgrades/rolled-rows.ts';
import { engineAt } from '../store/engines/engine-at.ts';
import { NewerSchemaError } from '../store/migrations/journal.ts';
import { MIGRATIONS } from '../store/migrations/migrate.ts';
import type { Contract } from '../store/migrations/migration.ts';
import { openStore, type Store } from '../store/store.ts';
import { noteServer, startNotingServer } from './running-servers.ts';

async function twoStores() {
  const address = await aDatabase();
  const open = async () => {
    const store = await openStore(engineAt(address));
    onTestFinished(store.close);
    return store;
  };
  return [await open(), await open()] as const;
}

const seenBy = ({ engine, transaction }: Store) =>
  transaction(async (tx) => (await engine.rolling?.seen(tx))?.length);

test('a server counts as running until it ends, whatever its own clock says', async () => {
  const [here, there] = await twoStores();
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  onTestFinished(() => void vi.useRealTimers());
  await noteServer(here);
  expect(await seenBy(there)).toBe(1);
  vi.useRealTimers();
  const noted = startNotingServer(there, { log: () => {}, end: () => {} }, 5);
  await eventually(async () => expect(await seenBy(here)).toBe(2));
  await noted.stop();
  expect(await seenBy(here)).toBe(1);
});

test('a server notes itself again within 10 seconds, a sixth of the time after which it no longer counts', async () => {
  const [here, there] = await twoStores();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const noted = startNotingServer(here, { log: () => {}, end: () => {} });
  for (let beat = 0; beat < 2; beat += 1) {
    await there.transaction((tx) => sql`delete from servers`.execute(tx));
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => seenBy(there), { timeout: 5000 }).toBe(1);
  }
  await noted.stop();
});

test('a server ends, with a line, when the database needs a newer program', async () => {
  const [here, there] = await twoStores();
  const lines: string[] = [];
  const noted = startNotingServer(here, { log: () => {}, end: (line) => void lines.push(line) }, 5);
  await eventually(async () => expect(await seenBy(there)).toBe(1));
  expect(lines).toEqual([]);
  await there.transaction((tx) => sql`insert into oldest_programs values ('999')`.execute(tx));
  await eventually(() =>
    expect(lines).toContain('the database needs a program of at least schema 999'),
  );
  await noted.stop();
  await expect(noteServer(there)).rejects.toThrow(NewerSchemaError);
});

test.each([
  ['the only server of the newer version', false],
  ['a further server of the newer version', true],
])(
  'a server that starts while %s contracts waits for the end, and is refused',
  async (_, isServed) => {
    const { address, db, migrate } = await anEmptyDatabase();
    await migrate();
    if (isServed) await serverSeen(db, '991');
    const store = await openStore(engineAt(address));
    onTestFinished(store.close);
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = () => (begun.resolve(), held.promise);
    const contract: Contract = { kind: 'contract', oldest: '991', change };
    const contracted = migrate({ ...MIGRATIONS, '991-held': contract });
    await begun.promise;
    const noted = noteServer(store).then(
      () => 'serves',
      (error: unknown) => error,
    );
    const isWaiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => expect((await isWaiting.execute(db)).rows).toHaveLength(1));
    held.resolve();
    expect(await contracted).toEqual(['991-held']);
    expect(await noted).toBeInstanceOf(NewerSchemaError);
  },
);
