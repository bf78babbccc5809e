import type { Badge, BadgeType, Match, Player, PlayersList, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../identity/identity.ts';
import { anEvening, confirm, createList, createMatch, inHalves } from '../testing/an-evening.ts';
import { testApp, type Client } from '../testing/test-app.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function anOrganiser(name = 'ana', identity = {}) {
  const server = await testApp();
  const ana = await server.signedIn(name, identity);
  const { body: me } = await ana.get<Profile>('/api/me');
  return { ...server, ana, ...seenBy(ana, me.id) };
}

function seenBy(organiser: Client, userId: string) {
  const badges = async () => (await organiser.get<Badge[]>(`/api/users/${userId}/badges`)).body;
  return {
    userId,
    badges,
    /** In the order of their names. */
    types: async () => (await badges()).map(({ type }) => type).toSorted(),
    claim: <T = Badge>(type: string) => organiser.post<T>('/api/badges', { userId, type }),
  };
}

const withNumbers = (count: number, numbers: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Jugador ${index}`,
    skillLevel: '3',
    whatsapp: index < numbers ? `11 5555 10${String(index).padStart(2, '0')}` : null,
  }));

test('a badge carries the texts of its type and the moment it was earned', async () => {
  const { ana, badges, userId } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '');
  expect(await badges()).toEqual([]);
  await createMatch(ana, list.id);
  expect(await badges()).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{20,}$/),
      userId,
      type: 'saque-inicial',
      name: 'Saque Inicial',
      description: 'Tu primer partido creado',
      emoji: '⚽',
      playerId: null,
      earnedAt: '2026-11-20T21:00:00.000000Z',
    },
  ]);
  expect((await ana.get<Profile>('/api/me')).body).toMatchObject({ xp: 150, level: 1 });
});

test('matches bring the first one, the third of a week and the weekly one', async () => {
  const { ana, clock, types } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '');
  const first = await createMatch(ana, list.id);
  clock.now += 7 * DAY;
  await createMatch(ana, list.id, { date: '2026-12-03' });
  await createMatch(ana, list.id, { date: '2026-12-04' });
  expect(await types()).toEqual(['saque-inicial']);
  await createMatch(ana, list.id, { date: '2026-12-05', isRecurring: true, recurringDay: 6 });
  expect(await types()).toEqual(['cita-fija', 'organizador-activo', 'saque-inicial']);
  expect(first.isRecurring).toBe(false);
});

test('a match that becomes weekly counts too', async () => {
  const { ana, types } = await anOrganiser();
  const { match } = await anEvening(ana, '3');
  await ana.put(`/api/matches/${match.id}`, { ...match, isRecurring: true, recurringDay: 4 });
  expect(await types()).toEqual(['cita-fija', 'saque-inicial']);
});

test('lists bring two: ten players, and ten with a number, at once or one by one', async () => {
  const { ana, types } = await anOrganiser();
  const save = (count: number, numbers: number) =>
    ana.post<PlayersList>('/api/lists', { name: 'L', players: withNumbers(count, numbers) });
  const nine = await save(9, 9);
  expect(await types()).toEqual([]);
  const add = (player: object) => ana.post(`/api/lists/${nine.body.id}/players`, player);
  await add({ name: 'Sin número', skillLevel: '3' });
  expect(await types()).toEqual(['plantel-completo']);
  await save(10, 9);
  expect(await types()).toEqual(['plantel-completo']);
  await add({ name: 'Con número', skillLevel: '3', whatsapp: '11 5555 1099' });
  expect(await types()).toEqual(['agenda-llena', 'plantel-completo']);
});

test('confirmations bring two: everybody of eight, and ten in a match', async () => {
  const { ana, types } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '3'.repeat(12));
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const match = await createMatch(ana, list.id);
  for (const { id } of players.slice(0, 9)) await confirm(ana, match.id, id);
  expect(await types()).not.toContain('master-convocador');
  await confirm(ana, match.id, players[9]?.id ?? '');
  expect(await types()).toContain('master-convocador');
  expect(await types()).not.toContain('asistencia-perfecta');
  await ana.delete(`/api/matches/${match.id}/players/${players[10]?.id}`);
  expect(await types()).not.toContain('asistencia-perfecta');
  await ana.delete(`/api/matches/${match.id}/players/${players[11]?.id}`);
  expect(await types()).toContain('asistencia-perfecta');
});

test('teams bring two: equal sums, and three on the bench', async () => {
  const { ana, types } = await anOrganiser();
  const { match, ids } = await anEvening(ana, '4343222');
  const url = `/api/matches/${match.id}/teams`;
  const [a, b, c, d, ...bench] = ids;
  const teams = { matchId: match.id, claroTeam: [a, c], oscuroTeam: [b, d], suplentes: [] };
  await ana.post(url, teams);
  expect(await types()).toEqual(['saque-inicial']);
  await ana.put(url, { ...teams, suplentes: bench });
  expect(await types()).toEqual(['banco-largo', 'saque-inicial']);
  await ana.put(url, { ...teams, claroTeam: [a, d], oscuroTeam: [b, c] });
  expect(await types()).toEqual(['balanza-justa', 'banco-largo', 'saque-inicial']);
});

test('three days in a row are seen when badges are read, where the organiser is', async () => {
  const { ana, clock, types } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '');
  const made: Match[] = [];
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    made.push(await createMatch(ana, list.id, { date, time: '22:00' }));
  }
  clock.now = Date.parse('2026-11-23T00:59:59Z');
  expect(await types()).not.toContain('constancia-total');
  const [, second] = made;
  const status = (value: string | null) =>
    ana.put(`/api/matches/${second?.id}`, { ...second, status: value });
  await status('cancelado');
  clock.now = Date.parse('2026-11-23T01:00:00Z');
  expect(await types()).not.toContain('constancia-total');
  await status(null);
  expect(await types()).toContain('constancia-total');
});

test('the tenth completed match counts, when it is over or when the organiser says so', async () => {
  const { ana, clock, types, badges } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '');
  for (let day = 21; day < 30; day += 1) {
    await createMatch(ana, list.id, { date: `2026-11-${day}`, time: '21:00' });
  }
  const last = await createMatch(ana, list.id, { date: '2027-01-01' });
  clock.now = Date.parse('2026-11-30T02:00:00Z');
  expect(await types()).not.toContain('diez-fechas');
  clock.now += DAY;
  await ana.put(`/api/matches/${last.id}`, { ...last, status: 'completado' });
  const earned = (await badges()).find(({ type }) => type === 'diez-fechas');
  expect(earned?.earnedAt).toBe('2026-12-01T02:00:00.000000Z');
});

test('the MVP is the first of the ranking, once a week from Sunday, and counts once for XP', async () => {
  const { ana, clock, badges } = await anOrganiser();
  const { match, ids } = await anEvening(ana, '34');
  const [a = '', b = ''] = ids;
  const mvps = async () => (await badges()).filter(({ type }) => type === 'mvp-semana');
  await ana.post(`/api/matches/${match.id}/teams`, inHalves(match.id, ids));
  expect(await mvps()).toEqual([]);
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  expect(await mvps()).toMatchObject([{ playerId: a, name: 'MVP de la Semana' }]);
  await ana.put(`/api/players/${b}/stats`, { matchesPlayed: 9 });
  expect(await mvps()).toHaveLength(1);
  clock.now = Date.parse('2026-11-29T02:59:59Z');
  expect(await mvps()).toHaveLength(1);
  clock.now = Date.parse('2026-11-29T03:00:00Z');
  expect((await mvps()).map(({ playerId }) => playerId)).toEqual([a, b]);
  expect((await ana.get<Profile>('/api/me')).body.xp).toBe(300);

  await ana.delete(`/api/players/${a}`);
  expect((await mvps()).map(({ playerId }) => playerId)).toEqual([null, b]);
});

test('a client may claim what it saw: 201 new, 200 the one there is, 422 for a deed not done', async () => {
  const { ana, clock, claim, userId } = await anOrganiser();
  const refused = await claim<{ status: number; errors: object }>('master-convocador');
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ path: 'type', message: 'Todavía no lograste eso.' }]);

  const { match, ids } = await anEvening(ana, '33');
  const there = await claim('saque-inicial');
  expect({ status: there.status, type: there.body.type }).toEqual({
    status: 200,
    type: 'saque-inicial',
  });
  await ana.post(`/api/matches/${match.id}/teams`, inHalves(match.id, ids));
  expect((await claim('balanza-justa')).status).toBe(200);
  expect((await claim('mvp-semana')).status).toBe(422);
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  const texts = { name: 'Yo', description: 'La mejor', emoji: '👑', playerId: ids[1] };
  const mvp = await ana.post<Badge>('/api/badges', { userId, type: 'mvp-semana', ...texts });
  expect(mvp.status).toBe(201);
  expect(mvp.body).toMatchObject({ name: 'MVP de la Semana', emoji: '⭐', playerId: ids[0] });
  expect((await claim('mvp-semana')).body).toEqual(mvp.body);
  clock.now += 7 * DAY;
  const next = await claim('mvp-semana');
  expect({ status: next.status, isOther: next.body.id !== mvp.body.id }).toEqual({
    status: 201,
    isOther: true,
  });
});

test.each<BadgeType>([
  'organizador-activo',
  'master-convocador',
  'constancia-total',
  'mvp-semana',
  'saque-inicial',
  'plantel-completo',
  'agenda-llena',
  'asistencia-perfecta',
  'balanza-justa',
  'banco-largo',
  'cita-fija',
  'diez-fechas',
])('%s that was lost is found again in the data, and refused without it', async (type) => {
  const { ana, clock, claim, store, types } = await anOrganiser();
  expect((await claim(type)).status).toBe(422);
  const { body: list } = await ana.post<PlayersList>('/api/lists', {
    name: 'L',
    players: withNumbers(13, 13),
  });
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  for (let day = 21; day <= 30; day += 1)
    await createMatch(ana, list.id, { date: `2026-11-${day}` });
  clock.now = Date.parse('2026-12-01T02:00:00Z');
  const today = { date: '2026-11-30', time: '20:00', isRecurring: true, recurringDay: 1 };
  for (let count = 0; count < 2; count += 1)
    await createMatch(ana, list.id, { date: '2026-12-30' });
  const match = await createMatch(ana, list.id, today);
  const ids = players.map(({ id }) => id);
  for (const id of ids) await confirm(ana, match.id, id);
  await ana.post(`/api/matches/${match.id}/teams`, {
    ...inHalves(match.id, ids.slice(0, 10)),
    suplentes: ids.slice(10),
  });
  await ana.put(`/api/players/${ids[0]}/stats`, { matchesPlayed: 1 });
  expect(await types()).toContain(type);
  await store.transaction((tx) => tx.deleteFrom('badges').execute());
  expect((await claim(type)).status).toBe(201);
});

test.each([
  ['userId', { userId: 'x'.repeat(22), type: 'saque-inicial' }],
  ['userId', { type: 'saque-inicial' }],
  ['type', { type: 'goleador' }],
  ['type', {}],
])('a claim with a wrong %s is refused (%j)', async (path, body) => {
  const { ana, userId } = await anOrganiser();
  const named = path === 'userId' ? body : { userId, ...body };
  const reply = await ana.post('/api/badges', named);
  expect({ status: reply.status, path: reply.body.errors?.[0]?.path }).toEqual({
    status: 422,
    path,
  });
});

test('badges of another organiser are as missing as those of nobody', async () => {
  const { signedIn, userId } = await anOrganiser();
  const beto = await signedIn('beto');
  const foreign = await beto.get(`/api/users/${userId}/badges`);
  expect(foreign.status).toBe(404);
  for (const id of ['x'.repeat(22), '1', '%00']) {
    expect((await beto.get(`/api/users/${id}/badges`)).body).toEqual(foreign.body);
  }
  expect((await beto.post('/api/badges', { userId, type: 'saque-inicial' })).status).toBe(422);
});

test('requests of the same moment grant once', async () => {
  const { ana, clock, badges, claim, store } = await anOrganiser();
  const { list, match, ids } = await anEvening(ana, '33');
  await ana.post(`/api/matches/${match.id}/teams`, inHalves(match.id, ids));
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  await store.transaction((tx) => tx.deleteFrom('badges').execute());
  const ten = Array.from({ length: 10 });
  const [claims, reads] = await Promise.all([
    Promise.all(ten.map(() => claim('mvp-semana'))),
    Promise.all(ten.map(() => badges())),
    Promise.all(ten.map(() => createMatch(ana, list.id, { date: '2026-12-03' }))),
  ]);
  const mvp = claims[0]?.body;
  expect(mvp).toMatchObject({ type: 'mvp-semana' });
  expect(claims.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  for (const { body } of claims) expect(body).toEqual(mvp);
  for (const read of reads) expect(read.filter(({ type }) => type === 'mvp-semana')).toEqual([mvp]);
  const types = (await badges()).map(({ type }) => type).toSorted();
  expect(types).toEqual(['mvp-semana', 'organizador-activo', 'saque-inicial']);
});

test('the sample account shows its three badges, until its organiser does something himself', async () => {
  const sample = { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT };
  const { ana: demo, badges, types, claim, clock } = await anOrganiser('demo', sample);
  const given = ['constancia-total', 'master-convocador', 'organizador-activo'];
  expect(await types()).toEqual(given);
  expect((await badges()).map(({ description }) => description)).toEqual([
    '3 partidos creados en 7 días',
    '10 o más confirmados en un partido',
    '3 días seguidos jugando',
  ]);
  for (const url of ['/api/lists', '/api/matches', '/api/players/stats']) await demo.get(url);
  for (const type of ['saque-inicial', 'balanza-justa', 'mvp-semana', 'diez-fechas', 'cita-fija']) {
    expect({ type, status: (await claim(type)).status }).toEqual({ type, status: 422 });
  }
  clock.now += 30 * DAY;
  expect(await types()).toEqual(given);
  const { body: me } = await demo.get<Profile>('/api/me');
  expect(me).toMatchObject({ level: 2, xp: 450 });

  const { body: matches } = await demo.get<Match[]>('/api/matches');
  const listId = matches[0]?.listId ?? '';
  const own = await createMatch(demo, listId, { date: '2026-12-21' });
  const { body: players } = await demo.get<Player[]>('/api/players');
  const ids = players.map(({ id }) => id);
  await demo.post(`/api/matches/${own.id}/teams`, inHalves(own.id, ids));
  clock.now += 30 * DAY;
  expect(await types()).toEqual([...given, 'mvp-semana', 'saque-inicial'].toSorted());
});
