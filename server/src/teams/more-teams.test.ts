import { MESSAGES, type Home, type Match, type TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch } from '../../testing/a-match.ts';
import { testApp } from '../../testing/test-app.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/** Sets up a match of nine players in three teams of up to five. */
async function aNight(format: object = { teamCount: 3 }) {
  const server = await testApp();
  const ana = await server.signedIn('ana');
  const { match, ids } = await aMatch(ana, '234323432');
  const url = `/api/matches/${match.id}`;
  await ana.patch(url, format);
  const of = (...numbers: number[]) => numbers.map((number) => ids[number - 1] ?? '');
  const three = [
    { key: 'claro', players: of(1, 2) },
    { key: 'oscuro', players: of(3, 4) },
    { key: 'naranja', players: of(5, 6) },
  ];
  const save = (body: object) =>
    ana.post<TeamsReply>(`${url}/teams`, { matchId: match.id, ...body });
  const replace = (body: object) =>
    ana.put<TeamsReply>(`${url}/teams`, { matchId: match.id, ...body });
  const read = () => ana.get<TeamsReply>(`${url}/teams`);
  return { ...server, ana, match, url, of, three, save, replace, read };
}

test('three teams are saved by key; an older client sees the third among the substitutes', async () => {
  const { ana, url, of, three, save, read } = await aNight();
  const { status, body } = await save({ teams: three, suplentes: of(7) });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    claroTeam: of(1, 2),
    oscuroTeam: of(3, 4),
    suplentes: of(5, 6, 7),
    teams: three,
    players: of(1, 2, 3, 4, 5, 6, 7).map((id) => ({ id })),
  });
  expect((await read()).body).toEqual(body);
  const { body: match } = await ana.get<Match>(url);
  expect(match.teamCounts).toEqual({ claro: 2, oscuro: 2, suplentes: 3, naranja: 2 });
});

test('the teams that a read returns can be sent back as they are, also as the teams that the request has seen', async () => {
  const { of, three, save, replace, read } = await aNight();
  await save({ teams: three, suplentes: of(7) });
  const { body: seen } = await read();
  expect((await replace({ ...seen, seen })).status).toBe(200);
  const moved = three.with(2, { key: 'naranja', players: of(5, 6, 7) });
  const { status, body } = await replace({ teams: moved, seen });
  expect({ status, body }).toMatchObject({ status: 200, body: { teams: moved } });
  const late = await replace({ teams: three, seen });
  expect({ status: late.status, detail: late.body }).toMatchObject({ status: 409 });
});

test('a write in the older form alone is refused for three teams', async () => {
  const { of, three, save, replace, read } = await aNight();
  const older = { claroTeam: of(1, 2), oscuroTeam: of(3, 4), suplentes: of(5, 6) };
  expect((await save(older)).status).toBe(409);
  await save({ teams: three });
  expect((await replace(older)).status).toBe(409);
  expect((await read()).body.teams).toEqual(three);
  expect((await replace({ ...older, teams: three })).status).toBe(200);
});

test.each([
  ['two forms that disagree', 'teams', MESSAGES.teamsDisagree, { claroTeam: [] }],
  ['a team that does not play', 'teams.2.key', MESSAGES.teamUnknown, 'verde'],
  ['a player of another match', 'teams.2.players.0', MESSAGES.teamForeignPlayer, ['x']],
])('%s is refused', async (_, path, message, change) => {
  const { three, save } = await aNight();
  const third = { key: 'naranja', players: three[2]?.players ?? [] };
  if (typeof change === 'string') third.key = change;
  if (Array.isArray(change)) third.players = change;
  const more = typeof change === 'object' && !Array.isArray(change) ? change : {};
  const { status, body } = await save({ teams: three.with(2, third), ...more });
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
});

test('two teams have the limit of their format, in either form', async () => {
  const { of, save, replace } = await aNight({ perSide: 4 });
  const full = { claroTeam: of(1, 2, 3, 4, 5), oscuroTeam: of(6) };
  expect(await save(full)).toMatchObject({
    status: 422,
    body: {
      errors: [{ path: 'claroTeam', message: 'Un equipo lleva hasta 4 jugadores.' }],
    },
  });
  const four = { claroTeam: of(1, 2, 3, 4), oscuroTeam: of(6) };
  const { status, body } = await save(four);
  expect({ status, body }).toMatchObject({ status: 201, body: four });
  expect(body.teams).toEqual([
    { key: 'claro', players: four.claroTeam },
    { key: 'oscuro', players: four.oscuroTeam },
  ]);
  expect((await replace({ teams: body.teams?.toReversed() })).body).toMatchObject(four);
});

test('a match keeps its teams in a new size into which they fit, and not in another number of teams', async () => {
  const { ana, url, three, save, read } = await aNight();
  await save({ teams: three });
  await ana.patch(url, { perSide: 4 });
  expect((await read()).body.teams).toEqual(three);
  const { body } = await ana.patch<Match>(url, { teamCount: 4 });
  expect(body.teamCounts).toBe(null);
  expect((await read()).status).toBe(404);
});

test('teams that do not fit a new format are deleted before kick-off, and prevent the change after it', async () => {
  const { ana, url, clock, three, save, read } = await aNight();
  await save({ teams: three });
  clock.now = KICK_OFF;
  const refused = await ana.patch(url, { teamCount: 2 });
  expect(refused).toMatchObject({ status: 409, body: { detail: MESSAGES.formatKeepsTeams } });
  expect((await read()).status).toBe(200);
  clock.now = KICK_OFF - 1;
  expect((await ana.patch<Match>(url, { teamCount: 2 })).body).toMatchObject({ teamCounts: null });
  expect((await read()).status).toBe(404);
});

test('a match with a result keeps its number of teams', async () => {
  const { ana, url, clock, of, save } = await aNight({ teamCount: 2 });
  await save({ claroTeam: of(1), oscuroTeam: of(2) });
  clock.now = KICK_OFF;
  await ana.put(`${url}/result`, { claro: 2, oscuro: 1 });
  expect((await ana.patch(url, { teamCount: 3 })).status).toBe(409);
  expect((await ana.patch(url, { perSide: 7 })).status).toBe(200);
});

test('a match of three teams has no result of two, and home asks for its games', async () => {
  const { ana, url, clock, three, save } = await aNight();
  await save({ teams: three });
  clock.now = KICK_OFF + 24 * 60 * 60 * 1000;
  expect((await ana.put(`${url}/result`, { claro: 2, oscuro: 1 })).status).toBe(409);
  expect((await ana.get(`${url}/result`)).status).toBe(404);
  const { asked } = (await ana.get<Home>('/api/home')).body;
  expect(`/api/matches/${asked}`).toBe(url);
});

test('players of the third team have played', async () => {
  const { ana, clock, of, three, save } = await aNight();
  await save({ teams: three, suplentes: of(7) });
  clock.now = KICK_OFF + 24 * 60 * 60 * 1000;
  const { body: stats } =
    await ana.get<{ playerId: string; matchesPlayed: number }[]>('/api/players/stats');
  const played = stats.filter(({ matchesPlayed }) => matchesPlayed === 1);
  expect(played.map(({ playerId }) => playerId).toSorted()).toEqual(
    of(1, 2, 3, 4, 5, 6).toSorted(),
  );
});
