import type { Badge, BadgeType, Player, PlayersList, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import {
  aMatch,
  confirm,
  createList,
  createMatch,
  teamsInHalves,
  withNumbers,
} from '../../testing/a-match.ts';
import { anOrganiser } from '../../testing/an-organiser.ts';

const DAY = 24 * 60 * 60 * 1000;

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
      playerIds: [],
      earnedAt: '2026-11-20T21:00:00.000000Z',
    },
  ]);
  expect((await ana.get<Profile>('/api/me')).body).toMatchObject({ xp: 150, level: 1 });
});

test('a claim gets 201 for a new badge, 200 for an existing one and 422 if it is not earned', async () => {
  const { ana, clock, claim, userId } = await anOrganiser();
  const refused = await claim<{ status: number; errors: object }>('master-convocador');
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ path: 'type', message: 'Todavía no lograste eso.' }]);

  const { match, ids } = await aMatch(ana, '33');
  const there = await claim('saque-inicial');
  expect({ status: there.status, type: there.body.type }).toEqual({
    status: 200,
    type: 'saque-inicial',
  });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  expect((await claim('balanza-justa')).status).toBe(200);
  expect((await claim('mvp-semana')).status).toBe(422);
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  const texts = { name: 'Yo', description: 'La mejor', emoji: '👑', playerId: ids[1] };
  const mvp = await ana.post<Badge>('/api/badges', { userId, type: 'mvp-semana', ...texts });
  expect(mvp.status).toBe(201);
  expect(mvp.body).toMatchObject({ name: 'MVP de la Semana', emoji: '⭐', playerIds: ids });
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
])('a claim of %s is refused until it is earned, and restores a lost one', async (type) => {
  const { ana, clock, claim, forgetBadges, types } = await anOrganiser();
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
    ...teamsInHalves(match.id, ids.slice(0, 10)),
    suplentes: ids.slice(10),
  });
  await ana.put(`/api/players/${ids[0]}/stats`, { matchesPlayed: 1 });
  expect(await types()).toContain(type);
  await forgetBadges();
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

test('badges of another organiser and of an unknown one get the same 404', async () => {
  const { signedIn, userId } = await anOrganiser();
  const beto = await signedIn('beto');
  const foreign = await beto.get(`/api/users/${userId}/badges`);
  expect(foreign.status).toBe(404);
  for (const id of ['x'.repeat(22), '1', '%00']) {
    expect((await beto.get(`/api/users/${id}/badges`)).body).toEqual(foreign.body);
  }
  expect((await beto.post('/api/badges', { userId, type: 'saque-inicial' })).status).toBe(422);
});

test('concurrent requests grant a badge once', async () => {
  const { ana, clock, badges, claim, forgetBadges } = await anOrganiser();
  const { list, match, ids } = await aMatch(ana, '33');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  await forgetBadges();
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
