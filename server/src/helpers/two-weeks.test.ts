import type {
  CaptainLink,
  CaptainReply,
  FiguresReply,
  Match,
  MatchPlayerReply,
  Player,
} from '@picadito/domain';
import { expect, test } from 'vitest';
import { aCaptain } from '../../testing/a-captain.ts';
import { helps } from '../../testing/a-helper.ts';
import { confirmAll, teamsInHalves } from '../../testing/a-match.ts';
import { requestsOf } from '../../testing/money/a-paid-match.ts';
import { PUBLIC_URL } from '../../testing/test-app.ts';
import { OVER } from '../../testing/thursdays.ts';
import { rollForward } from '../matches/weekly-matches.ts';

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;

test('for two weeks an owner, a helper and captains run a list together', async () => {
  const group = await aCaptain();
  const { ana, list, match, ids, clock, context, signedIn, device } = group;
  const { client: marcos, helper } = await helps(await signedIn('marcos'), ana, {
    list: list.id,
    rights: 'matches-and-money',
  });
  await ana.patch(`/api/matches/${match.id}`, { isRecurring: true, recurringDay: 4 });

  // On the first Thursday the helper makes the teams, and Jueves 01 is the captain at the pitch.
  await marcos.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  clock.now = OVER - 2 * HOUR;
  const nico = device();
  await nico.hold();
  await nico.tap(10, 'no');
  const seen = (await nico.page()).evening?.repair;
  expect((await nico.send('teams', { seen })).status).toBe(303);
  clock.now = OVER;
  expect((await nico.send('score', { claro: '5', oscuro: '3', seen: '' })).status).toBe(303);
  expect(await rollForward(context)).toBe(1);
  const money = requestsOf(marcos, list.id, match.id);
  const { body: accounts } = await money.close();
  expect((await money.pay(ids[2] ?? '', accounts.share ?? 0)).status).toBe(200);

  // In the second week the helper adds a player, and the owner asks Jueves 02 to be the captain.
  const next = (await marcos.get<Match[]>('/api/matches')).body.find(
    ({ date }) => date === '2026-12-03',
  );
  if (!next) throw new Error('the series has no next match');
  expect(next.owner).toEqual({ name: 'ana', rights: 'matches-and-money' });
  const { body: lola } = await marcos.post<Player>(`/api/lists/${list.id}/players`, {
    name: 'Lola',
    skillLevel: '4',
  });
  const all = [...ids.slice(0, 9), lola.id];
  await confirmAll(marcos, next.id, all);
  await marcos.post(`/api/matches/${next.id}/teams`, teamsInHalves(next.id, all));
  const captain = `/api/matches/${next.id}/captain`;
  const { body: link } = await ana.post<CaptainLink>(captain, { playerId: ids[1] });
  const beto = device(link.url.replace(PUBLIC_URL, ''));
  await beto.hold();
  clock.now = OVER + WEEK - 2 * HOUR;
  expect((await nico.open()).statusCode).toBe(404);
  expect(
    (await beto.page()).evening?.people.filter(({ status }) => status === 'confirmed'),
  ).toHaveLength(10);
  clock.now = OVER + WEEK;
  await beto.send('score', { claro: '2', oscuro: '2', seen: '' });
  expect(await rollForward(context)).toBe(1);

  // The owner takes the help back, and has all that the others did.
  await ana.delete(`/api/lists/${list.id}/helpers/${helper}`);
  expect((await marcos.get(`/api/matches/${next.id}`)).status).toBe(404);
  expect((await marcos.get<Match[]>('/api/matches')).body).toEqual([]);
  const actions = async (id: string) =>
    (await ana.get<CaptainReply>(`/api/matches/${id}/captain`)).body.actions.map(
      ({ kind, author }) => `${kind} ${author}`,
    );
  expect(await actions(match.id)).toEqual(['score Jueves 01', 'teams Jueves 01', 'out Jueves 01']);
  expect(await actions(next.id)).toEqual(['score Jueves 02']);
  const { body: season } = await ana.get<FiguresReply>('/api/players/stats/figures');
  const figuresOf = (id = '') => season.players.find(({ playerId }) => playerId === id);
  expect(figuresOf(ids[0])).toMatchObject({ matchesPlayed: 2, won: 1, drawn: 1, lost: 0 });
  expect(figuresOf(lola.id)).toMatchObject({ matchesPlayed: 1, won: 0, drawn: 1, lost: 0 });
  const dates = (await ana.get<Match[]>('/api/matches')).body.map(({ date }) => date);
  expect(dates.toSorted()).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
  const { body: roster } = await ana.get<MatchPlayerReply[]>(`/api/matches/${next.id}/players`);
  expect(roster.find(({ name }) => name === 'Lola')).toMatchObject({ confirmed: true });
  const { balances, pot } = await requestsOf(ana, list.id, match.id).ledger();
  expect(pot).toBe((accounts.share ?? 0) - 35_000);
  const owing = [...ids.slice(0, 2), ...ids.slice(3, 9)];
  expect(balances.map(({ playerId }) => playerId).toSorted()).toEqual(owing.toSorted());
});
