import type { Player, PlayersList } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aMatch, confirm, createList, createMatch, withNumbers } from '../../testing/a-match.ts';
import { anOrganiser } from '../../testing/an-organiser.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the first match, the third in a week and the first weekly match award badges', async () => {
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

test('a match that becomes weekly awards its badge', async () => {
  const { ana, types } = await anOrganiser();
  const { match } = await aMatch(ana, '3');
  await ana.put(`/api/matches/${match.id}`, { ...match, isRecurring: true, recurringDay: 4 });
  expect(await types()).toEqual(['cita-fija', 'saque-inicial']);
});

test('ten players and ten numbers in a list award badges, added at once or one by one', async () => {
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

test('ten confirmed players of a match award a badge, and so does a match with all its players confirmed', async () => {
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

test('teams with equal sums and three substitutes award badges', async () => {
  const { ana, types } = await anOrganiser();
  const { match, ids } = await aMatch(ana, '4343222');
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

test('three teams award the badge for equal sums only if all three are equal', async () => {
  const { ana, types } = await anOrganiser();
  const { match, ids } = await aMatch(ana, '444322');
  await ana.patch(`/api/matches/${match.id}`, { teamCount: 3 });
  const url = `/api/matches/${match.id}/teams`;
  const teams = (...players: number[][]) => ({
    matchId: match.id,
    teams: ['claro', 'oscuro', 'naranja'].map((key, index) => {
      return { key, players: players[index]?.map((place) => ids[place]) };
    }),
  });
  await ana.post(url, teams([0, 4], [1, 5], [2]));
  expect(await types()).toEqual(['saque-inicial']);
  await ana.put(url, teams([0], [1], [2]));
  expect(await types()).toEqual(['balanza-justa', 'saque-inicial']);
});

test('a number that is added to a player later counts towards the badge', async () => {
  const { ana, types } = await anOrganiser();
  const { body: list } = await ana.post<PlayersList>('/api/lists', {
    name: 'L',
    players: withNumbers(10, 8),
  });
  const { body: players } = await ana.get<Player[]>(`/api/lists/${list.id}/players`);
  const change = (index: number, more: object) =>
    ana.put(`/api/players/${players[index]?.id}`, { ...players[index], ...more });
  await change(8, { whatsapp: '11 5555 1098' });
  await change(9, { skillLevel: '5' });
  await change(0, { whatsapp: '11 5555 1097' });
  expect(await types()).toEqual(['plantel-completo']);
  await change(9, { whatsapp: '11 5555 1099' });
  expect(await types()).toEqual(['agenda-llena', 'plantel-completo']);
});

test('deleting the players who had not confirmed awards the badge for full attendance', async () => {
  const { ana, types, forgetBadges } = await anOrganiser();
  const { match, ids, list } = await aMatch(ana, '3'.repeat(9));
  const [last = ''] = ids.slice(-1);
  await confirm(ana, match.id, last, false);
  await forgetBadges();
  await ana.delete(`/api/players/${last}`);
  expect(await types()).toEqual(['asistencia-perfecta']);

  const others = await createList(ana, 'Viernes', '33');
  const another = await createMatch(ana, others.id);
  for (const playerId of ids.slice(0, -1)) {
    await ana.post(`/api/matches/${another.id}/players`, { playerId });
    await confirm(ana, another.id, playerId);
  }
  await ana.delete(`/api/matches/${match.id}`);
  await forgetBadges();
  await ana.delete(`/api/lists/${others.id}`);
  expect(await types()).toEqual(['asistencia-perfecta']);

  await forgetBadges();
  await ana.delete(`/api/lists/${list.id}`);
  expect(await types()).toEqual([]);
});
