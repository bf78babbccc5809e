import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../store/engines/engine-at.ts';
import { newId } from '../store/ids.ts';
import { openStore } from '../store/store.ts';
import { createList, createMatch } from '../../testing/a-match.ts';
import { temporaryDatabase } from '../../testing/temporary-database.ts';
import { testApp } from '../../testing/test-app.ts';
import { anasThursdays, matchesOf, OVER, readMatch, WEEKLY } from '../../testing/thursdays.ts';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

test('only one of ten concurrent runs rolls the match forward', async () => {
  const { ana, clock, roll } = await anasThursdays();
  clock.now = OVER;
  const rolled = await Promise.all(Array.from({ length: 10 }, roll));
  expect(rolled.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await matchesOf(ana)).toHaveLength(2);
});

test('all matches that are due roll forward, also if they exceed one batch', async () => {
  const { match, clock, roll, store } = await anasThursdays();
  const row = await store.read
    .selectFrom('matches')
    .selectAll()
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 110 }, () => ({
    ...row,
    match_id: newId(),
    series_id: newId(),
  }));
  await store.transaction((tx) => tx.insertInto('matches').values(copies).execute());
  clock.now = OVER;
  expect(await roll()).toBe(111);
  expect(await roll()).toBe(0);
});

test('a failed roll is logged without personal data, does not block others, and is retried', async () => {
  const { ana, match, clock, roll, store, notes } = await anasThursdays();
  const list = await createList(ana, 'Otros', '3');
  await createMatch(ana, list.id, WEEKLY);
  const setZone = (time_zone: string) =>
    store.transaction((tx) =>
      tx.updateTable('matches').set({ time_zone }).where('match_id', '=', match.id).execute(),
    );
  await setZone('Mars/Olympus');
  clock.now = OVER;
  expect(await roll()).toBe(1);
  expect(notes).toEqual([`the weekly match ${match.id} was not rolled forward: RangeError`]);
  expect((await readMatch(ana, match.id)).isRecurring).toBe(true);
  await setZone(BUENOS_AIRES);
  expect(await roll()).toBe(1);
});

test('four servers on one database roll each match forward once', async () => {
  const database = await temporaryDatabase();
  const store = await openStore(engineAt(database.address));
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  const { signedIn } = await testApp({}, store);
  for (let number = 1; number <= 10; number += 1) {
    const organiser = await signedIn(`organiser ${number}`);
    const list = await createList(organiser, 'Jueves', '');
    for (const time of ['20:00', '21:00'])
      await createMatch(organiser, list.id, { ...WEEKLY, time });
  }
  const workerData = { address: database.address, now: OVER };
  const servers = Array.from({ length: 4 }, () => {
    const url = new URL('../../testing/a-rolling-server.ts', import.meta.url);
    const server = new Worker(url, { workerData, execArgv: [] });
    onTestFinished(() => void server.terminate());
    return server;
  });
  await Promise.all(servers.map((server) => once(server, 'message')));
  const counts = servers.map(async (server) => {
    server.postMessage('now');
    const [rolled] = (await once(server, 'message')) as [number];
    return rolled;
  });
  const rolled = await Promise.all(counts);
  expect(rolled.reduce((sum, count) => sum + count)).toBe(20);
  const rows = await store.read.selectFrom('matches').select('is_recurring').execute();
  expect(rows).toHaveLength(40);
  expect(rows.filter((row) => row.is_recurring === 1)).toHaveLength(20);
});
