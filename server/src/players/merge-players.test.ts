import type { Match, MatchPlayerReply, Merge, Player, PlayerStat } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createMatch, decline, teamsInHalves } from '../../testing/a-match.ts';
import { aSurvey } from '../../testing/surveys/a-survey.ts';
import { testApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function anas(levels = '3455') {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { match, list, ids } = await aMatch(ana, levels);
  const [kept = '', other = '', third = ''] = ids;
  for (const id of ids) await confirm(ana, match.id, id, false);
  const merge = (otherId: unknown = other) =>
    ana.post<Player>(`/api/players/${kept}/merge`, { otherId });
  const split = () => ana.delete(`/api/players/${kept}/merge`);
  const players = async () =>
    (await ana.get<Player[]>(`/api/lists/${list.id}/players`)).body.map(({ id }) => id);
  const stateIn = async ({ id }: Match, playerId: string) =>
    (await ana.get<MatchPlayerReply[]>(`/api/matches/${id}/players`)).body.find(
      (one) => one.id === playerId,
    );
  return { ...server, ana, match, list, ids, kept, other, third, merge, split, players, stateIn };
}

test('two records of one person become the kept one, with the attendance of the other', async () => {
  const { ana, match, kept, other, ids, merge, players, stateIn } = await anas();
  await confirm(ana, match.id, other);
  const { status, body } = await merge();
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: kept, name: 'Jueves 01', skillLevel: '3' });
  expect(await players()).toEqual(ids.filter((id) => id !== other));
  expect(await stateIn(match, kept)).toMatchObject({ confirmed: true });
  expect((await ana.get<Match>(`/api/matches/${match.id}`)).body).toMatchObject({
    playerCount: 3,
    confirmedCount: 1,
  });
});

test('of two answers to one match the newer one counts', async () => {
  const { ana, match, list, kept, other, clock, merge, stateIn } = await anas();
  const later = await createMatch(ana, list.id, { date: '2026-12-03' });
  await confirm(ana, match.id, other);
  clock.now += 1000;
  await decline(ana, match.id, kept);
  await decline(ana, later.id, kept);
  clock.now += 1000;
  await confirm(ana, later.id, other);
  await merge();
  expect(await stateIn(match, kept)).toMatchObject({ confirmed: false, declined: true });
  expect(await stateIn(later, kept)).toMatchObject({ confirmed: true, declined: false });
});

test('the figures of a merged player count the matches of both records', async () => {
  const { ana, list, match, kept, other, third, clock, merge } = await anas();
  const second = await createMatch(ana, list.id, { date: '2026-12-03' });
  for (const [one, id] of [
    [match, kept],
    [second, other],
  ] as const) {
    for (const player of [id, third]) await confirm(ana, one.id, player);
    await ana.post(`/api/matches/${one.id}/teams`, teamsInHalves(one.id, [id, third]));
  }
  clock.now += 30 * DAY_MS;
  const played = async () =>
    (await ana.get<PlayerStat[]>('/api/players/stats')).body.find((one) => one.playerId === kept);
  expect(await played()).toMatchObject({ matchesPlayed: 1 });
  await merge();
  expect(await played()).toMatchObject({ matchesPlayed: 2, attendanceRate: 100 });
});

test('two players of one match are not the same person', async () => {
  const { ana, match, kept, other, merge } = await anas();
  for (const id of [kept, other]) await confirm(ana, match.id, id);
  expect(await merge()).toMatchObject({
    status: 409,
    body: { detail: 'Los dos van al partido del 26/11/2026. Sacá a uno y probá de nuevo.' },
  });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, [kept, other]));
  expect(await merge()).toMatchObject({
    status: 409,
    body: { detail: 'Los dos están en los equipos del 26/11/2026: no pueden ser el mismo.' },
  });
});

test('during a survey of the list nobody is merged, because opinions are about each record', async () => {
  const { ana, ids, close, roster } = await aSurvey();
  const merge = () => ana.post(`/api/players/${ids[0]}/merge`, { otherId: ids[1] });
  expect(await merge()).toMatchObject({
    status: 409,
    body: { detail: 'Hay una encuesta de niveles abierta. Cerrala y probá de nuevo.' },
  });
  expect((await roster()).map(({ id }) => id)).toEqual(ids);
  await close();
  expect((await merge()).status).toBe(200);
});

test('a merge needs another player of the same list', async () => {
  const { ana, kept, merge, signedIn, players, ids } = await anas();
  const { ids: foreign } = await aMatch(await signedIn('beto'), '3');
  const { ids: elsewhere } = await aMatch(ana, '3');
  for (const id of [kept, ...foreign, ...elsewhere, 'x', '']) {
    expect(await merge(id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'otherId', message: 'Elegí a otro jugador de la misma lista.' }] },
    });
  }
  expect(await players()).toEqual(ids);
});

test('an undo within 24 hours splits what was moved, and leaves what came later', async () => {
  const { ana, match, list, kept, other, ids, clock, merge, split, players, stateIn } =
    await anas();
  const later = await createMatch(ana, list.id, { date: '2026-12-03' });
  await decline(ana, match.id, other);
  await confirm(ana, later.id, other);
  clock.now += 1000;
  await merge();
  const merges = async () => (await ana.get<Merge[]>(`/api/lists/${list.id}/merges`)).body;
  expect(await merges()).toMatchObject([{ playerId: kept, name: 'Jueves 02' }]);
  await decline(ana, later.id, kept);
  expect((await split()).status).toBe(204);
  expect((await players()).toSorted()).toEqual(ids.toSorted());
  expect(await stateIn(match, other)).toMatchObject({ declined: true });
  expect(await stateIn(match, kept)).toMatchObject({ declined: false, confirmed: false });
  expect(await stateIn(later, kept)).toMatchObject({ declined: true });
  expect(await merges()).toEqual([]);
  expect((await split()).status).toBe(404);
});

test('after 24 hours a merge stays', async () => {
  const { clock, merge, split, players, ids, other } = await anas();
  await merge();
  clock.now += DAY_MS + 1000;
  expect(await split()).toMatchObject({
    status: 409,
    body: { detail: 'Ya pasaron 24 horas: no se puede deshacer.' },
  });
  expect(await players()).toEqual(ids.filter((id) => id !== other));
});
