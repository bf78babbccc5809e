import type { Match, MatchPlayerReply, Player, PlayerStat, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { countRows, testApp, type Client } from '../../testing/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Counts the statistics of all players match by match from the replies of other routes. */
async function countedByHand(organiser: Client): Promise<PlayerStat[]> {
  const { body: players } = await organiser.get<Player[]>('/api/players');
  const { body: matches } = await organiser.get<Match[]>('/api/matches');
  const tally = new Map(players.map(({ id }) => [id, { played: 0, called: 0, confirmed: 0 }]));
  for (const { id } of matches.filter(({ status }) => status === 'completado')) {
    for (const player of (await organiser.get<MatchPlayerReply[]>(`/api/matches/${id}/players`))
      .body) {
      const his = tally.get(player.id);
      if (his) his.called += 1;
      if (his && player.confirmed) his.confirmed += 1;
    }
    const teams = await organiser.get<TeamsReply>(`/api/matches/${id}/teams`);
    if (teams.status === 404) continue;
    for (const playerId of [...teams.body.claroTeam, ...teams.body.oscuroTeam]) {
      const his = tally.get(playerId);
      if (his) his.played += 1;
    }
  }
  return players.map(({ id }) => {
    const { played = 0, called = 0, confirmed = 0 } = tally.get(id) ?? {};
    const attendanceRate = called === 0 ? 0 : Math.round((confirmed * 100) / called);
    return { playerId: id, matchesPlayed: played, attendanceRate };
  });
}

const statsOf = async (organiser: Client) =>
  (await organiser.get<PlayerStat[]>('/api/players/stats')).body;

async function aSeason() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const first = await aMatch(ana, '5432');
  const others = await createList(ana, 'Sábado', '33');
  const { body: guests } = await ana.get<Player[]>(`/api/lists/${others.id}/players`);
  return { ...server, ana, first, others, guests };
}

test('statistics equal a recount of the data after any change', async () => {
  const { ana, clock, first, guests, others } = await aSeason();
  const [a = '', b = '', c = '', d = ''] = first.ids;
  const guest = guests[0]?.id ?? '';
  expect(await statsOf(ana)).toEqual(
    [...first.ids, ...guests.map(({ id }) => id)].map((playerId) => ({
      playerId,
      matchesPlayed: 0,
      attendanceRate: 0,
    })),
  );
  await ana.post(`/api/matches/${first.match.id}/teams`, {
    ...teamsInHalves(first.match.id, [a, b]),
    suplentes: [c],
  });
  // In the second match one player is removed, one is a guest, and one confirms and then declines.
  const second = await createMatch(ana, first.list.id, { date: '2026-11-27' });
  await ana.delete(`/api/matches/${second.id}/players/${d}`);
  await ana.post(`/api/matches/${second.id}/players`, { playerId: guest });
  for (const id of [a, c, guest]) await confirm(ana, second.id, id);
  await confirm(ana, second.id, b);
  await confirm(ana, second.id, b, false);
  await ana.post(`/api/matches/${second.id}/teams`, teamsInHalves(second.id, [a, c, guest]));
  // One match is cancelled, one is weekly, and the organiser completed one before its day.
  const cancelled = await createMatch(ana, first.list.id, { date: '2026-11-25' });
  await confirm(ana, cancelled.id, a);
  await ana.put(`/api/matches/${cancelled.id}`, { ...cancelled, status: 'cancelado' });
  await createMatch(ana, first.list.id, { date: '2026-11-26', isRecurring: true, recurringDay: 4 });
  const early = await createMatch(ana, others.id, { date: '2027-01-01' });
  await ana.put(`/api/matches/${early.id}`, { ...early, status: 'completado' });

  clock.now += 10 * DAY;
  await ana.post(`/api/lists/${first.list.id}/players`, { name: 'Nuevo', skillLevel: '3' });
  await ana.post(`/api/lists/${others.id}/players`, { name: 'Otro nuevo', skillLevel: '3' });
  const byHand = await countedByHand(ana);
  expect(await statsOf(ana)).toEqual(byHand);
  expect(byHand.find(({ playerId }) => playerId === a)).toMatchObject({
    matchesPlayed: 2,
    attendanceRate: 100,
  });
  expect(byHand.find(({ playerId }) => playerId === b)?.attendanceRate).toBe(50);

  await ana.delete(`/api/players/${b}`);
  await ana.delete(`/api/lists/${others.id}`);
  expect(await statsOf(ana)).toEqual(await countedByHand(ana));
});

test('a value of the organiser overrides its field until it is null', async () => {
  const { ana, first, store } = await aSeason();
  const [a = ''] = first.ids;
  const url = `/api/players/${a}/stats`;
  const put = (body: object) => ana.put<PlayerStat>(url, body);
  const computed = { playerId: a, matchesPlayed: 0, attendanceRate: 0 };
  expect((await put({})).body).toEqual(computed);
  expect((await put({ matchesPlayed: 7 })).body).toEqual({ ...computed, matchesPlayed: 7 });
  expect((await put({ attendanceRate: 100 })).body).toMatchObject({
    matchesPlayed: 7,
    attendanceRate: 100,
  });
  expect((await statsOf(ana)).find(({ playerId }) => playerId === a)).toMatchObject({
    matchesPlayed: 7,
  });
  expect((await put({ matchesPlayed: null })).body).toEqual({ ...computed, attendanceRate: 100 });
  expect((await put({ attendanceRate: null, userId: 'x' })).body).toEqual(computed);
  await put({ matchesPlayed: 3 });
  await ana.delete(`/api/players/${a}`);
  expect(await countRows(store, 'player_stats')).toBe(0);
});

test.each([
  ['matchesPlayed', { matchesPlayed: -1 }],
  ['matchesPlayed', { matchesPlayed: 1.5 }],
  ['matchesPlayed', { matchesPlayed: '3' }],
  ['matchesPlayed', { matchesPlayed: 1e300 }],
  ['attendanceRate', { attendanceRate: 101 }],
  ['attendanceRate', { attendanceRate: -1 }],
  ['attendanceRate', { matchesPlayed: 3, attendanceRate: 0.5 }],
])('an invalid %s is refused (%j), and nothing is stored', async (path, body) => {
  const { signedIn, store } = await testApp();
  const ana = await signedIn('ana');
  const { ids } = await aMatch(ana, '3');
  const reply = await ana.put(`/api/players/${ids[0]}/stats`, body);
  expect({ status: reply.status, path: reply.body.errors?.[0]?.path }).toEqual({
    status: 422,
    path,
  });
  expect(reply.body.detail).toMatch(/^(Los partidos|La asistencia) .*\.$/);
  expect(await countRows(store, 'player_stats')).toBe(0);
});

test('statistics have players of their organiser only', async () => {
  const { signedIn, first } = await aSeason();
  const beto = await signedIn('beto');
  expect(await statsOf(beto)).toEqual([]);
  expect((await beto.put(`/api/players/${first.ids[0]}/stats`, {})).status).toBe(404);
});
