import { MESSAGES, type AccountExport, type Match, type NightReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { aNight, recordGame } from '../../testing/a-night.ts';
import { testApp } from '../../testing/test-app.ts';
import { rollForward } from '../matches/weekly-matches.ts';

async function anas() {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '3'.repeat(12));
  const { id } = await aNight(ana, list.id);
  const url = `/api/matches/${id}/games`;
  const { body: roster } = await ana.get<{ id: string }[]>(`/api/matches/${id}/players`);
  const ids = roster.map((player) => player.id);
  const record = (seq: number, game: object = {}) => recordGame(ana, id, seq, game);
  const read = async () => (await ana.get<NightReply>(url)).body;
  return { ...server, ana, list, id, url, ids, record, read };
}

/** Returns a request that saves the teams CLARO, OSCURO and NARANJA of these players. */
const teamsOf = (
  matchId: string,
  claro: string[],
  others: [string[], string[]],
  rest: string[],
) => ({
  matchId,
  teams: [
    { key: 'claro', players: claro },
    { key: 'oscuro', players: others[0] },
    { key: 'naranja', players: others[1] },
  ],
  suplentes: rest,
});

const pairOf = ({ next }: NightReply) => next && `${next.home} ${next.away} ${next.waiting.join()}`;

test('each recorded game changes the table and the next game', async () => {
  const { record } = await anas();
  const first = await record(1);
  expect(first.status).toBe(201);
  expect(pairOf(first.body)).toBe('claro naranja oscuro');
  const { body } = await record(2, { home: 'claro', away: 'naranja', outcome: 'draw' });
  expect(pairOf(body)).toBe('naranja oscuro claro');
  expect(body.table.map(({ team, played, won, drawn }) => [team, played, won, drawn])).toEqual([
    ['claro', 2, 1, 1],
    ['oscuro', 1, 0, 0],
    ['naranja', 1, 0, 1],
  ]);
});

test('a group that starts early loses no game: games count before the hour of the match', async () => {
  const { clock, id, ana, record, read } = await anas();
  const { body } = await ana.get<Match>(`/api/matches/${id}`);
  clock.now = Date.parse(`${body.date}T${body.time}:00-03:00`) - 20 * 60_000;
  expect((await record(1)).status).toBe(201);
  expect((await read()).games).toHaveLength(1);
});

test('the same game again changes nothing, and another one replaces it only if the request has seen the stored one', async () => {
  const { record, read } = await anas();
  await record(1);
  const before = await read();
  expect((await record(1)).status).toBe(200);
  expect((await record(1, { seen: 'claro-oscuro-away' })).status).toBe(200);
  expect((await record(1, { outcome: 'away' })).status).toBe(409);
  expect((await record(1, { outcome: 'away', seen: null })).status).toBe(409);
  expect((await record(1, { outcome: 'away', seen: 'claro-oscuro-draw' })).status).toBe(409);
  expect(await read()).toEqual(before);
  const { status, body } = await record(1, { outcome: 'away', seen: 'claro-oscuro-home' });
  expect(status).toBe(200);
  expect(body.games).toMatchObject([{ seq: 1, outcome: 'away', author: 'ana' }]);
});

test('a correction of the absent players is stored if the request has seen the game, and a retry changes nothing', async () => {
  const { record, read, ids } = await anas();
  const [one = '', two = ''] = ids;
  await record(1, { absent: [one] });
  await record(1, { absent: [two] });
  expect((await read()).games).toMatchObject([{ absent: [one] }]);
  await record(1, { absent: [two], seen: 'claro-oscuro-home' });
  expect((await read()).games).toMatchObject([{ absent: [two] }]);
});

test('nobody is lent twice, to the own team, or while absent', async () => {
  const { ana, id, ids, record, read } = await anas();
  const [one = '', two = '', three = '', four = ''] = ids;
  await ana.post(`/api/matches/${id}/teams`, teamsOf(id, [one], [[two], [three]], [four]));
  const lent = (playerId: string, to: string) => ({ playerId, to });
  for (const game of [
    { lent: [lent(four, 'claro'), lent(four, 'oscuro')] },
    { lent: [lent(four, 'claro')], absent: [four] },
    { absent: [one, one] },
    { lent: [lent(one, 'claro')] },
  ]) {
    expect((await record(1, game)).status).toBe(422);
  }
  expect((await read()).games).toEqual([]);
});

test('a game beyond the next one is refused', async () => {
  const { ana, url, record, read } = await anas();
  expect((await record(2)).status).toBe(409);
  await record(1);
  expect((await record(3)).status).toBe(409);
  for (const seq of ['0', '1.5', '100', 'x']) {
    const game = { home: 'claro', away: 'oscuro', outcome: 'home' };
    expect((await ana.put(`${url}/${seq}`, game)).status).toBe(404);
  }
  expect((await read()).games).toHaveLength(1);
});

test('goals that do not fit the outcome of a game are refused with their own sentence', async () => {
  const { record, read } = await anas();
  const { status, body } = await record(1, { outcome: 'home', homeGoals: 0, awayGoals: 1 });
  expect(status).toBe(422);
  expect(body).toMatchObject({ detail: 'Los goles no coinciden con quién ganó.' });
  expect((await read()).games).toEqual([]);
});

test('only the last game is removed, and only if the request has seen it', async () => {
  const { ana, record, url, read } = await anas();
  await record(1);
  await record(2, { away: 'naranja' });
  expect((await ana.delete(`${url}/1`)).status).toBe(409);
  expect((await ana.delete(`${url}/2?seen=claro-naranja-draw`)).status).toBe(409);
  expect((await ana.delete(`${url}/2`)).status).toBe(409);
  expect((await ana.delete(`${url}/2?seen=claro-naranja-home`)).status).toBe(200);
  expect((await ana.delete(`${url}/2`)).status).toBe(404);
  expect((await read()).games).toHaveLength(1);
});

test('a finished night has a champion until it is reopened, and still takes further games', async () => {
  const { ana, record, url, id, read } = await anas();
  expect((await ana.post(`${url}/finish`, {})).status).toBe(409);
  await record(1);
  await ana.post(`${url}/finish`, {});
  expect(await read()).toMatchObject({ isFinished: true, next: null });
  const champions = async () => (await ana.get(`/api/nights?matches=${id}`)).body;
  expect(await champions()).toEqual([
    { matchId: id, teams: ['claro'], won: 1, played: 1, points: 3 },
  ]);
  await record(2, { home: 'naranja', away: 'oscuro' });
  expect(await champions()).toMatchObject([{ teams: ['claro', 'naranja'] }]);
  await ana.post(`${url}/reopen`, {});
  expect(await champions()).toEqual([]);
  expect(await read()).toMatchObject({ isFinished: false });
});

test('a night has no result of two teams, and a match of two teams has no games', async () => {
  const { ana, id, list } = await anas();
  expect((await ana.get(`/api/matches/${id}/result`)).status).toBe(404);
  for (const result of [{ claro: 1, oscuro: 0 }, { claro: -1 }])
    expect((await ana.put(`/api/matches/${id}/result`, result)).status).toBe(409);
  const { id: other } = await createMatch(ana, list.id);
  expect((await ana.get(`/api/matches/${other}/games`)).status).toBe(404);
  expect((await recordGame(ana, other, 1)).status).toBe(404);
});

test('a night with games keeps its number of teams', async () => {
  const { ana, id, record } = await anas();
  await record(1);
  const change = (format: object) => ana.patch(`/api/matches/${id}`, format);
  expect(await change({ teamCount: 2 })).toMatchObject({
    status: 409,
    body: { detail: MESSAGES.formatKeepsResult },
  });
  expect((await change({ perSide: 6 })).status).toBe(200);
});

test('a night with games keeps its teams, also before it begins', async () => {
  const { ana, id, ids, record } = await anas();
  const [one = '', two = '', ...others] = ids;
  const of = (start: number) => others.slice(start, start + 5);
  const teams = teamsOf(id, of(0), [of(5), [one]], [two]);
  expect((await ana.post(`/api/matches/${id}/teams`, teams)).status).toBe(201);
  await record(1);
  const refused = await ana.patch(`/api/matches/${id}`, { perSide: 4 });
  expect(refused).toMatchObject({ status: 409, body: { detail: MESSAGES.formatKeepsTeams } });
});

test('a night with games keeps the way in which its teams replace each other, and takes other rules', async () => {
  const { ana, id, record } = await anas();
  await record(1);
  const { body } = await ana.get<Match>(`/api/matches/${id}`);
  const change = (rules: object) =>
    ana.patch(`/api/matches/${id}`, { rotation: { ...body.rotation, ...rules } });
  expect(await change({ play: 'round-robin' })).toMatchObject({
    status: 409,
    body: { detail: MESSAGES.nightHasGames },
  });
  expect((await change({ stayMax: 2 })).status).toBe(200);
});

test('a night of one organiser is not found by another', async () => {
  const { signedIn, url, id, record } = await anas();
  await record(1);
  const beto = await signedIn('beto');
  expect((await beto.get(url)).status).toBe(404);
  expect((await recordGame(beto, id, 2)).status).toBe(404);
  expect((await beto.delete(`${url}/1`)).status).toBe(404);
  expect((await beto.post(`${url}/finish`, {})).status).toBe(404);
  expect((await beto.get(`/api/nights?matches=${id}`)).body).toEqual([]);
});

test('a match is deleted with its games, also if its night is finished', async () => {
  const { ana, url, id, record, store } = await anas();
  await record(1);
  await ana.post(`${url}/finish`, {});
  expect((await ana.delete(`/api/matches/${id}`)).status).toBe(204);
  expect(await store.read.selectFrom('games').selectAll().execute()).toEqual([]);
  expect(await store.read.selectFrom('finished_nights').selectAll().execute()).toEqual([]);
});

test('games keep their players when the teams change', async () => {
  const { ana, id, ids, record, read } = await anas();
  const [one = '', two = '', late = '', four = ''] = ids;
  const url = `/api/matches/${id}/teams`;
  const teams = (claro: string[], rest: string[] = []) => teamsOf(id, claro, [[two], [four]], rest);
  expect((await ana.post(url, teams([one]))).status).toBe(201);
  await record(1);
  await ana.put(url, teams([one, late]));
  expect((await read()).games).toMatchObject([{ lent: [], absent: [late] }]);
  await ana.put(url, teams([late], [one]));
  expect((await read()).games).toMatchObject([
    { lent: [{ playerId: one, to: 'claro' }], absent: [late] },
  ]);
});

test('a player who comes late is there for the next game, for every device and in the export', async () => {
  const { ana, id, ids, record, read } = await anas();
  const [one = '', two = '', three = '', four = '', late = ''] = ids;
  const url = `/api/matches/${id}/teams`;
  const others: [string[], string[]] = [[two, three], [four]];
  expect((await ana.post(url, teamsOf(id, [one], others, []))).status).toBe(201);
  await record(1, { outcome: 'away' });
  expect((await read()).next).toMatchObject({ home: 'oscuro', away: 'naranja' });
  await record(2, { home: 'oscuro', away: 'naranja', outcome: 'away', absent: [three] });
  await ana.put(
    url,
    teamsOf(
      id,
      [one],
      [
        [two, three],
        [four, late],
      ],
      [],
    ),
  );
  const night = await read();
  expect(night.games).toMatchObject([
    { absent: [], joinedLater: [] },
    { absent: [three, late], joinedLater: [late] },
  ]);
  expect(night.next).toMatchObject({ home: 'naranja', away: 'claro' });
  expect(night.next?.lent).toMatchObject([{ to: 'claro' }]);
  const seen = 'oscuro-naranja-away';
  const facts = { home: 'oscuro', away: 'naranja', outcome: 'home', absent: [late], seen };
  const { body } = await record(2, facts);
  expect(body.games).toMatchObject([{}, { outcome: 'home', joinedLater: [late] }]);
  const { body: exported } = await ana.get<AccountExport>('/api/me/export');
  expect(exported.matches[0]?.night?.games).toEqual(body.games);
});

test('teams that are saved after the first game have played it', async () => {
  const { ana, id, ids, record, read } = await anas();
  const [one = '', two = '', three = ''] = ids;
  await record(1);
  await ana.post(`/api/matches/${id}/teams`, teamsOf(id, [one], [[two], [three]], []));
  expect((await read()).games).toMatchObject([{ lent: [], absent: [] }]);
});

test('a substitute fills the hole that an absent player leaves in the next game', async () => {
  const { ana, id, ids, record } = await anas();
  const [one = '', two = '', three = '', four = '', five = '', six = '', seven = ''] = ids;
  const others: [string[], string[]] = [
    [three, four],
    [six, seven],
  ];
  await ana.post(`/api/matches/${id}/teams`, teamsOf(id, [one, two], others, [five]));
  const { body } = await record(1, { home: 'naranja', outcome: 'away', absent: [one] });
  expect(body.next).toMatchObject({ home: 'oscuro', away: 'claro' });
  expect(body.next?.lent).toEqual([{ playerId: five, to: 'claro' }]);
});

test('a player who left and was deleted does not stop the night', async () => {
  const { ana, ids, record, read } = await anas();
  const [gone = ''] = ids;
  await record(1, { absent: [gone] });
  expect((await ana.delete(`/api/players/${gone}`)).status).toBe(204);
  const absent = (await read()).games[0]?.absent;
  const next = await record(2, { away: 'naranja', absent });
  expect(next.status).toBe(201);
});

test('a suspended night takes no games, as a suspended match takes no result', async () => {
  const { ana, id, record, read } = await anas();
  await record(1);
  await ana.patch(`/api/matches/${id}`, { status: 'cancelado' });
  expect((await record(1)).status).toBe(200);
  const { status, body } = await record(2, { away: 'naranja' });
  expect([status, body]).toMatchObject([422, { detail: MESSAGES.resultSuspended }]);
  expect((await read()).games).toHaveLength(1);
});

test('a weekly night keeps its games and champion, and the next one has its format and no games', async () => {
  const { ana, id, record, url, clock, context } = await anas();
  const format = { perSide: 6, courtMinutes: 90, isRecurring: true, recurringDay: 4 };
  await ana.patch(`/api/matches/${id}`, format);
  await record(1);
  await ana.post(`${url}/finish`, {});
  clock.now = Date.parse('2026-12-04T02:00:00Z');
  expect(await rollForward(context)).toBe(1);
  const [next, played] = (await ana.get<Match[]>('/api/matches')).body;
  expect(played).toMatchObject({ id, teamCount: 3, status: 'completado', isRecurring: false });
  expect(next).toMatchObject({ perSide: 6, teamCount: 3, courtMinutes: 90 });
  expect(next?.rotation).toEqual(played?.rotation);
  const { body: champions } = await ana.get(`/api/nights?matches=${id},${next?.id}`);
  expect(champions).toMatchObject([{ matchId: id, teams: ['claro'], won: 1, played: 1 }]);
  const { body: coming } = await ana.get<NightReply>(`/api/matches/${next?.id}/games`);
  expect(coming).toMatchObject({ games: [], isFinished: false });
});

test('the export has the games of a night', async () => {
  const { ana, url, record, read } = await anas();
  await record(1, { homeGoals: 2, awayGoals: 0 });
  await ana.post(`${url}/finish`, {});
  const { body } = await ana.get<AccountExport>('/api/me/export');
  expect(body.matches[0]).toMatchObject({ perSide: 5, teamCount: 3, rotation: { stayMax: 3 } });
  expect(body.matches[0]?.night).toEqual({
    games: (await read()).games,
    finishedAt: expect.any(String),
  });
});
