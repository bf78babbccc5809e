import type { GroupLink, PlayersList } from '@picadito/domain';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt } from '../store/engines/engine-at.ts';
import { openStore } from '../store/store.ts';
import { countingRoundTrips } from '../testing/plans/recording.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { testApp } from '../testing/test-app.ts';

async function aMatch(size = 6) {
  const { address, remove } = await temporaryDatabase();
  const { engine, count } = countingRoundTrips(engineAt(address));
  const store = await openStore(engine);
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const { app, signedIn } = await testApp({}, store);
  const ana = await signedIn('ana');
  const players = Array.from({ length: size }, (_, at) => ({ name: `J${at}`, skillLevel: '3' }));
  const { body: list } = await ana.post<PlayersList>('/api/lists', { name: 'Jueves', players });
  await ana.post('/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  const page = async () => {
    const { body: link } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true });
    const before = count();
    const { statusCode } = await app.inject(new URL(link.address ?? '').pathname);
    return { status: statusCode, roundTrips: count() - before };
  };
  return { page };
}

test('the page of a link is as many round trips for many players as for few', async () => {
  const few = await (await aMatch(2)).page();
  const many = await (await aMatch(200)).page();
  expect(few.status).toBe(200);
  expect(many).toEqual(few);
  expect(few.roundTrips).toBeLessThanOrEqual(4);
});
