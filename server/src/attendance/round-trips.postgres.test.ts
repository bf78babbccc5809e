import type { GroupLink, Match, PlayersList } from '@picadito/domain';
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
  const { body: match } = await ana.post<Match>('/api/matches', {
    date: '2030-01-03',
    time: '21:00',
    location: 'Cancha',
    listId: list.id,
  });
  const roster = await ana.get<{ id: string }[]>(`/api/matches/${match.id}/players`);
  const put = async (path: string, body: object) => {
    const before = count();
    const { status } = await ana.put(`/api/matches/${match.id}${path}`, body);
    return { status, roundTrips: count() - before };
  };
  const ids = roster.body.map(({ id }) => id);
  const page = async () => {
    const { body: link } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true });
    const before = count();
    const { statusCode } = await app.inject(new URL(link.address ?? '').pathname);
    return { status: statusCode, roundTrips: count() - before };
  };
  return { ids, match, ana, put, page };
}

/** Session; BEGIN, lock and roster; what is written, with COMMIT. */
const WRITE = { status: 200, roundTrips: 3 };

test('a confirmation, one player or several, is three round trips to the database', async () => {
  const { ids, put } = await aMatch();
  expect(await put(`/players/${ids[0]}/confirm`, { isConfirmed: true })).toEqual(WRITE);
  const changes = ids.map((playerId) => ({ playerId, isConfirmed: false, declined: true }));
  expect(await put('/attendance', { changes })).toEqual(WRITE);
});

test('teams that are replaced are three round trips', async () => {
  const { ids, match, ana, put } = await aMatch();
  const [one, ...others] = ids;
  const teams = (claroTeam: string[], oscuroTeam: string[]) => {
    return { matchId: match.id, claroTeam, oscuroTeam, suplentes: [] };
  };
  await ana.post(`/api/matches/${match.id}/teams`, teams(ids.slice(0, 3), ids.slice(3)));
  const { status, roundTrips } = await put('/teams', teams([one ?? ''], others));
  expect(status).toBe(200);
  expect(roundTrips).toBe(3);
});

test('the page of a link is as many round trips for many players as for few', async () => {
  const few = await (await aMatch(2)).page();
  const many = await (await aMatch(200)).page();
  expect(few.status).toBe(200);
  expect(many).toEqual(few);
  expect(few.roundTrips).toBeLessThanOrEqual(4);
});
