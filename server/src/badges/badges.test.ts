import type { AccountExport, Match, Player, Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { DEMO_ISSUER, SAMPLE_ACCOUNT } from '../demo/accounts.ts';
import { aMatch, createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { anOrganiser } from '../../testing/an-organiser.ts';

const DAY = 24 * 60 * 60 * 1000;

test("three days in a row are detected when badges are read, in the organiser's zone", async () => {
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

test('three days in a row are detected up to a month later', async () => {
  const { ana, clock, types, forgetBadges } = await anOrganiser();
  const list = await createList(ana, 'Jueves', '');
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    await createMatch(ana, list.id, { date, time: '22:00' });
  }
  await forgetBadges();
  clock.now = Date.parse('2026-11-24T12:00:00Z');
  expect(await types()).toEqual(['constancia-total']);
  await forgetBadges();
  clock.now = Date.parse('2026-12-22T12:00:00Z');
  expect(await types()).toEqual(['constancia-total']);
  await forgetBadges();
  clock.now = Date.parse('2027-01-10T12:00:00Z');
  expect(await types()).toEqual([]);
});

test('a sample match does not count towards three days in a row', async () => {
  const sample = { issuer: DEMO_ISSUER, subject: SAMPLE_ACCOUNT };
  const { ana: demo, types, clock, forgetBadges } = await anOrganiser('demo', sample);
  const { body: matches } = await demo.get<Match[]>('/api/matches?order=date');
  const [coming] = matches;
  expect(coming?.date).toBe('2026-11-26');
  for (const date of ['2026-11-27', '2026-11-28']) {
    await createMatch(demo, coming?.listId ?? '', { date });
  }
  await forgetBadges();
  clock.now = Date.parse('2026-11-29T12:00:00Z');
  expect(await types()).not.toContain('constancia-total');
  await createMatch(demo, coming?.listId ?? '', { date: '2026-11-29' });
  clock.now = Date.parse('2026-11-30T12:00:00Z');
  expect(await types()).toContain('constancia-total');
});

test('the tenth completed match awards its badge, completed by time or by the organiser', async () => {
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

test('the MVP is the top of the ranking, once a week from Sunday, and counts once for XP', async () => {
  const { ana, clock, badges } = await anOrganiser();
  const { match, ids } = await aMatch(ana, '34');
  const [a = '', b = ''] = ids;
  const mvps = async () => (await badges()).filter(({ type }) => type === 'mvp-semana');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  expect(await mvps()).toEqual([]);
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  await ana.put(`/api/players/${a}/stats`, { matchesPlayed: 2 });
  expect(await mvps()).toMatchObject([{ playerId: a, playerIds: [a], name: 'MVP de la Semana' }]);
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

test('players with equal matches share one MVP badge until goals of the week, then la figura, decide', async () => {
  const { ana, userId, clock, badges, claim, store } = await anOrganiser();
  const { match, ids } = await aMatch(ana, '3334');
  const [a = '', b = '', c = '', d = ''] = ids;
  const mvps = async () => (await badges()).filter(({ type }) => type === 'mvp-semana');
  const url = `/api/matches/${match.id}`;
  await ana.post(`${url}/teams`, teamsInHalves(match.id, ids));
  clock.now = Date.parse('2026-11-28T12:00:00Z');
  expect(await mvps()).toMatchObject([{ playerId: null, playerIds: [a, b, c, d] }]);
  expect((await claim('mvp-semana')).body).toMatchObject({ playerIds: [a, b, c, d] });

  const scorers = [a, b, d].map((playerId) => ({ playerId, goals: playerId === d ? 1 : 2 }));
  await ana.put(`${url}/result`, { claro: 4, oscuro: 1, scorers });
  const [shared] = await mvps();
  expect(shared).toMatchObject({ playerId: null, playerIds: [a, b] });
  const exported = await ana.get<AccountExport>('/api/me/export');
  expect(exported.body.badges).toContainEqual(shared);

  const total = { user_id: userId, match_id: match.id, player_id: b, votes: 3 };
  await store.transaction((tx) => tx.insertInto('figura_totals').values(total).execute());
  expect(await mvps()).toEqual([{ ...shared, playerId: b, playerIds: [b] }]);
  expect((await ana.get<Profile>('/api/me')).body.xp).toBe(300);
  await ana.delete(`/api/players/${b}`);
  expect(await mvps()).toEqual([{ ...shared, playerId: null, playerIds: [] }]);
});

test('goals of earlier weeks decide nothing about the MVP', async () => {
  const { ana, clock, badges } = await anOrganiser();
  const { match, ids } = await aMatch(ana, '33');
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  clock.now = Date.parse('2026-11-27T03:00:00Z');
  const scorers = [{ playerId: ids[0], goals: 1 }];
  await ana.put(`/api/matches/${match.id}/result`, { claro: 1, oscuro: 0, scorers });
  // Seven days after kick-off the goals are a week old.
  clock.now = Date.parse('2026-12-04T00:00:00Z');
  const mvp = (await badges()).find(({ type }) => type === 'mvp-semana');
  expect(mvp?.playerIds).toEqual(ids);
});

test('the sample account has its three badges until its data change', async () => {
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
  await demo.post(`/api/matches/${own.id}/teams`, teamsInHalves(own.id, ids));
  clock.now += 30 * DAY;
  expect(await types()).toEqual([...given, 'mvp-semana', 'saque-inicial'].toSorted());
});
