import type { AccountExport, Match, Problem, ResultReply, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { changesOf } from '../../testing/changes.ts';
import { anasThursdays, OVER } from '../../testing/thursdays.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');
const NONE = { score: null, scorers: [], guests: [], decidedAt: null, figura: null, proposals: [] };

async function played(now = OVER) {
  const server = await anasThursdays();
  const { ana, match, ids, clock } = server;
  clock.now = now;
  await server.roll();
  const url = `/api/matches/${match.id}/result`;
  const set = (claro: number, oscuro: number, scorers: object[] = []) =>
    ana.put<ResultReply & Problem>(url, { claro, oscuro, scorers });
  const read = async () => (await ana.get<ResultReply>(url)).body;
  const [one = '', two = '', three = '', four = ''] = ids;
  return { ...server, url, set, read, one, two, three, four };
}

test('a match has no result until one is set, and it can be corrected and removed', async () => {
  const { ana, match, url, set, read, one, three } = await played();
  expect(await read()).toEqual({ matchId: match.id, ...NONE });
  const scorers = [{ playerId: one, goals: 2 }];
  expect((await set(5, 4, scorers)).body).toMatchObject({
    score: { claro: 5, oscuro: 4 },
    scorers: [{ playerId: one, goals: 2, ownGoals: 0 }],
    decidedAt: expect.any(String),
  });
  await set(0, 0, []);
  expect(await read()).toMatchObject({ score: { claro: 0, oscuro: 0 }, scorers: [] });
  await set(1, 0, [{ playerId: three, goals: 0, ownGoals: 1 }]);
  expect((await ana.delete(url)).status).toBe(204);
  expect((await ana.delete(url)).status).toBe(404);
  expect(await read()).toEqual({ matchId: match.id, ...NONE });
});

test('saving the same result again changes nothing, in any order of its scorers', async () => {
  const { set, one, two, store } = await played();
  const scorers = [one, two].map((playerId) => ({ playerId, goals: 1 }));
  const { body } = await set(3, 1, scorers);
  const recorded = await changesOf(store, async () => {
    expect((await set(3, 1, scorers.toReversed())).body).toEqual(body);
  });
  expect(recorded).toEqual([]);
});

test.each([
  [
    'more goals with a name than goals',
    1,
    0,
    [['one', 2, 0]],
    'Hay más goles con nombre que en el resultado.',
  ],
  [
    'own goals beyond those of the other side',
    1,
    0,
    [['one', 0, 1]],
    'Hay más goles con nombre que en el resultado.',
  ],
  ['a score of 99', 99, 0, [], 'Los goles de cada equipo van de 0 a 50.'],
  ['51 goals', 51, 0, [], 'Los goles de cada equipo van de 0 a 50.'],
  ['half a goal', 1.5, 0, [], 'Los goles de cada equipo van de 0 a 50.'],
  [
    'less than no goals of a player',
    1,
    0,
    [['one', -1, 0]],
    'Los goles de un jugador van de 0 a 50.',
  ],
  [
    'a scorer twice',
    2,
    0,
    [
      ['one', 1, 0],
      ['one', 1, 0],
    ],
    'Un jugador está dos veces entre los goleadores.',
  ],
  [
    'a scorer who was not there',
    2,
    0,
    [['stranger', 1, 0]],
    'Ese jugador no estuvo en los equipos.',
  ],
] as const)(
  'a result with %s is refused with a sentence, and the stored one stays',
  async (_, claro, oscuro, named, sentence) => {
    const { set, read, one } = await played();
    await set(2, 2);
    const scorers = named.map(([who, goals, ownGoals]) => {
      return { playerId: who === 'one' ? one : 'x'.repeat(22), goals, ownGoals };
    });
    const { status, body } = await set(claro, oscuro, scorers);
    expect({ status, message: body.errors?.[0]?.message }).toEqual({
      status: 422,
      message: sentence,
    });
    expect(await read()).toMatchObject({ score: { claro: 2, oscuro: 2 } });
  },
);

test('a result that was not on screen is not overwritten, and saving an equal one is no conflict', async () => {
  const { ana, match, ids, url, set, read, one, two, three, four } = await played();
  const put = (body: object) => ana.put<ResultReply & Problem>(url, body);
  const [first, other] = [
    { claro: 2, oscuro: 1 },
    { claro: 2, oscuro: 2 },
  ];
  expect((await put({ ...first, seen: null })).status).toBe(200);
  expect((await put({ ...other, seen: null })).body).toMatchObject({
    status: 409,
    code: 'failed-precondition',
    detail: 'Otro dispositivo cambió el resultado. Mirá cómo quedó.',
  });
  expect((await put({ ...first, seen: null })).status).toBe(200);
  expect(await read()).toMatchObject({ score: first });
  expect((await put({ ...other, seen: first })).status).toBe(200);
  await set(2, 2, [{ playerId: one, goals: 2 }]);
  expect((await put({ ...first, seen: other })).status).toBe(409);
  // The request has seen the result with the current teams, in which its scorer did not play.
  const claroTeam = [two];
  await ana.put(`/api/matches/${match.id}/teams`, {
    ...teamsInHalves(match.id, ids),
    claroTeam,
    oscuroTeam: [three, four],
  });
  expect((await put({ ...first, seen: other })).status).toBe(200);
});

test('the scores of several matches are read at once, and invalid ids are ignored', async () => {
  const { ana, list, match, set, clock, signedIn } = await played(KICK_OFF - 1);
  const { id: without } = await createMatch(ana, list.id, { time: '22:00' });
  clock.now = OVER;
  await set(7, 5, []);
  const beto = await signedIn('beto');
  const query = `/api/results?matches=${without},%00,x,${match.id}`;
  const { body } = await ana.get(query);
  expect(body).toEqual([{ matchId: match.id, score: { claro: 7, oscuro: 5 } }]);
  expect((await beto.get(query)).body).toEqual([]);
});

test('a result can be saved from kick-off on', async () => {
  const { set, clock } = await played(KICK_OFF - 1);
  const { status, body } = await set(1, 0);
  expect({ status, message: body.errors?.[0]?.message }).toEqual({
    status: 422,
    message: 'El partido todavía no empezó.',
  });
  clock.now = KICK_OFF;
  expect((await set(1, 0)).status).toBe(200);
});

test('after a weekly match has rolled forward, a result belongs to the match that was played', async () => {
  const { ana, match, set } = await played();
  const [coming] = (await ana.get<Match[]>('/api/matches')).body;
  expect(coming?.id).not.toBe(match.id);
  expect((await set(2, 1)).status).toBe(200);
  const ofComing = `/api/matches/${coming?.id}/result`;
  const { status, body } = await ana.put(ofComing, { claro: 2, oscuro: 1 });
  expect({ status, message: body.errors?.[0]?.message }).toEqual({
    status: 422,
    message: 'El partido todavía no empezó.',
  });
});

test('a scorer of another match is refused with a sentence', async () => {
  const { ana, list, ids, clock, one } = await played(KICK_OFF - 1);
  const { id } = await createMatch(ana, list.id, { time: '22:00' });
  await ana.post(`/api/matches/${id}/teams`, teamsInHalves(id, ids.slice(1)));
  clock.now = OVER;
  const scorers = [{ playerId: one, goals: 1 }];
  const known = { claro: 1, oscuro: 0, scorers };
  const { body } = await ana.put(`/api/matches/${id}/result`, known);
  expect(body.errors?.[0]?.message).toBe('Ese jugador no estuvo en los equipos.');
});

test('a suspended match gets no result', async () => {
  const { ana, match, set } = await played();
  await ana.patch<Match>(`/api/matches/${match.id}`, { status: 'cancelado' });
  expect((await set(1, 0)).body.errors?.[0]?.message).toBe(
    'Un partido suspendido no tiene resultado.',
  );
});

test('a match without teams has a score but no scorers', async () => {
  const { ana, list, one, clock } = await played(KICK_OFF - 1);
  const { id } = await createMatch(ana, list.id, { time: '22:00' });
  clock.now = OVER;
  const put = (scorers: object[]) =>
    ana.put(`/api/matches/${id}/result`, { claro: 3, oscuro: 1, scorers });
  expect((await put([])).status).toBe(200);
  expect((await put([{ playerId: one, goals: 1 }])).body.errors?.[0]).toEqual({
    path: 'scorers.0.playerId',
    message: 'Ese jugador no estuvo en los equipos.',
  });
});

test('goals of players who turn out not to have played lose their name, and regain it with the player', async () => {
  const { ana, match, ids, set, read, one, two, three, four } = await played();
  await set(4, 2, [
    { playerId: one, goals: 3 },
    { playerId: three, goals: 2 },
  ]);
  const teams = `/api/matches/${match.id}/teams`;
  const without = { matchId: match.id, claroTeam: [two], oscuroTeam: [three, four] };
  await ana.put(teams, without);
  expect((await read()).scorers.map(({ playerId }) => playerId)).toEqual([three]);
  // On the other side the scorers would have three of two goals.
  await ana.put(teams, { matchId: match.id, claroTeam: [two, three], oscuroTeam: [one, four] });
  expect(await read()).toMatchObject({ score: { claro: 4, oscuro: 2 }, scorers: [] });
  await ana.put(teams, teamsInHalves(match.id, ids));
  expect((await read()).scorers).toHaveLength(2);
});

test('teams can be corrected although a player was deleted since: place, name and goals stay', async () => {
  const { ana, match, set, read, one, two, three, four } = await played();
  await set(1, 0, [{ playerId: one, goals: 1 }]);
  await ana.delete(`/api/players/${one}`);
  const teams = { matchId: match.id, claroTeam: [one, four], oscuroTeam: [three, two] };
  const { status, body } = await ana.put<TeamsReply>(`/api/matches/${match.id}/teams`, teams);
  expect({ status, body }).toMatchObject({ status: 200, body: { claroTeam: [one, four] } });
  expect(body.players.find(({ id }) => id === one)?.name).toEqual(expect.any(String));
  expect((await read()).scorers).toHaveLength(1);
});

test('goals of a deleted player keep their name', async () => {
  const { ana, set, read, one } = await played();
  await set(1, 0, [{ playerId: one, goals: 1 }]);
  await ana.delete(`/api/players/${one}`);
  expect((await read()).scorers).toEqual([{ playerId: one, goals: 1, ownGoals: 0 }]);
});

test('a result is deleted with its match, is in the export, and notifies other devices', async () => {
  const { ana, match, store, set, one } = await played();
  const recorded = await changesOf(store, () => set(1, 0, [{ playerId: one, goals: 1 }]));
  expect(recorded).toEqual([`match ${match.id}`]);
  const { body } = await ana.get<AccountExport>('/api/me/export');
  expect(body.matches.find(({ id }) => id === match.id)?.result).toMatchObject({
    score: { claro: 1, oscuro: 0 },
    scorers: [{ playerId: one, goals: 1, ownGoals: 0 }],
  });
  await ana.delete(`/api/matches/${match.id}`);
  for (const table of ['results', 'scorers'] as const) {
    expect(await store.read.selectFrom(table).select('match_id').execute()).toEqual([]);
  }
});
