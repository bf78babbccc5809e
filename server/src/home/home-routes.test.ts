import { addDays, type Home, HOME_PAST, HOME_UPCOMING, type Match } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch } from '../../testing/a-match.ts';
import { recordGame } from '../../testing/a-night.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { aPlayedGroup, VOTES_CLOSE } from '../../testing/group-link/played/a-played-group.ts';
import { testApp } from '../../testing/test-app.ts';

const TODAY = '2026-11-20';

/** Sets up an organiser with a match every third day: `past` matches before today and `coming` after it. */
async function manyMatches({ past, coming }: { past: number; coming: number }) {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('Ana');
  const list = await createList(ana, 'Jueves', '2345');
  const today = clock.now;
  clock.now -= 3 * past * 86_400_000;
  for (let day = -past; day < coming; day += 1) {
    await createMatch(ana, list.id, { date: addDays(TODAY, 3 * day), time: '23:00' });
  }
  clock.now = today;
  return { ana, list };
}

test('home has the future matches and the latest past ones, newest date first, as in the list of matches', async () => {
  const { ana, list } = await manyMatches({ past: HOME_PAST + 3, coming: 4 });
  const { body: home } = await ana.get<Home>('/api/home');
  const { body: all } = await ana.get<Match[]>('/api/matches');
  expect(home.matches).toEqual(all.slice(0, 4 + HOME_PAST));
  expect(home.lists).toEqual([{ ...list, playerCount: 4 }]);
});

test('home has the nearest ones of many future matches', async () => {
  const { ana } = await manyMatches({ past: 1, coming: HOME_UPCOMING + 5 });
  const { body: home } = await ana.get<Home>('/api/home');
  const { body: all } = await ana.get<Match[]>('/api/matches');
  expect(home.matches).toEqual(all.slice(5));
});

test('home asks for the result of the latest match until it has one', async () => {
  const { ana } = await manyMatches({ past: 3, coming: 1 });
  const home = async () => (await ana.get<Home>('/api/home')).body;
  const { asked, matches } = await home();
  expect(asked).toBe(matches[1]?.id);
  await ana.put(`/api/matches/${asked}/result`, { claro: 4, oscuro: 0 });
  expect((await home()).asked).toBe(matches[2]?.id);
  await ana.delete(`/api/matches/${asked}/result`);
  expect((await home()).asked).toBe(asked);
});

test('home asks for the games of a night until the night is finished', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('Ana');
  const list = await createList(ana, 'Jueves', '2345');
  const { id } = await createMatch(ana, list.id, { date: TODAY, time: '21:00', teamCount: 3 });
  clock.now = Date.parse('2026-11-21T10:00-03:00');
  const asked = async () => (await ana.get<Home>('/api/home')).body.asked;
  expect(await asked()).toBe(id);
  await recordGame(ana, id, 1);
  expect(await asked()).toBe(id);
  await ana.post(`/api/matches/${id}/games/finish`, {});
  expect(await asked()).toBeNull();
});

test('home asks for the scorers of a score that two players agreed on, until the organiser names them', async () => {
  const { ana, clock, proposes, match, ids } = await aPlayedGroup();
  clock.now += 12 * 60 * 60 * 1000;
  const home = async () => (await ana.get<Home>('/api/home')).body;
  for (const number of [1, 2]) await proposes(number, '4–3');
  const { asked, scores } = await home();
  expect([asked, scores[match.id]]).toEqual([match.id, { claro: 4, oscuro: 3 }]);
  const scorers = [{ playerId: ids[0], goals: 2, ownGoals: 0 }];
  await ana.put(`/api/matches/${match.id}/result`, { claro: 4, oscuro: 3, scorers });
  expect((await home()).asked).toBe(null);
  await ana.delete(`/api/matches/${match.id}/result`);
  await proposes(3, '4–3');
  expect((await home()).scores).toEqual({});
});

test('home asks for no scorers of an agreed score without goals', async () => {
  const { ana, clock, proposes } = await aPlayedGroup();
  clock.now += 12 * 60 * 60 * 1000;
  for (const number of [1, 2]) await proposes(number, '0–0');
  expect((await ana.get<Home>('/api/home')).body.asked).toBe(null);
});

test('home has the scores of the five matches that it shows as recent', async () => {
  const { ana } = await manyMatches({ past: HOME_PAST, coming: 1 });
  const home = async () => (await ana.get<Home>('/api/home')).body;
  const { matches, scores } = await home();
  expect(scores).toEqual({});
  const played = matches.slice(1).map(({ id }) => id);
  for (const [index, id] of played.entries())
    await ana.put(`/api/matches/${id}/result`, { claro: index, oscuro: 0 });
  expect((await home()).scores).toEqual(
    Object.fromEntries(played.slice(0, 4).map((id, claro) => [id, { claro, oscuro: 0 }])),
  );
});

test('home asks for the result from midnight on, also if it has an ETag of the day before', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('Ana');
  const list = await createList(ana, 'Jueves', '2345');
  const { id } = await createMatch(ana, list.id, { date: TODAY, time: '21:00' });
  const ask = async (moment: string, etag = '') => {
    clock.now = Date.parse(moment);
    return ana.send<Home>({ url: '/api/home', headers: { 'if-none-match': etag } });
  };
  const evening = await ask(`${TODAY}T23:30-03:00`);
  expect(evening.body.asked).toBeNull();
  const morning = await ask('2026-11-21T00:00-03:00', String(evening.headers['etag']));
  expect(morning.body.asked).toBe(id);
});

test('home has the figura of the match that ended last, once its votes are counted', async () => {
  const { ana, clock, votes, match } = await aPlayedGroup();
  for (const [voter, whom] of [
    [1, 2],
    [2, 3],
    [3, 2],
  ] as const)
    await votes(voter, whom);
  const figura = async () => (await ana.get<Home>('/api/home')).body.figura;
  clock.now = VOTES_CLOSE - 1;
  expect(await figura()).toBe(null);
  clock.now = VOTES_CLOSE;
  const players = [{ playerId: expect.any(String), name: 'Jueves 02' }];
  expect(await figura()).toEqual({ matchId: match.id, players, votes: 2 });
  clock.now += 7 * 86_400_000;
  expect(await figura()).toBe(null);
});

test('a match that is under way is on home, also if its time zone is far behind the server', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('Ana');
  const list = await createList(ana, 'Jueves', '2345');
  const honolulu = { date: '2026-11-20', time: '23:30', timeZone: 'Pacific/Honolulu' };
  const { id } = await createMatch(ana, list.id, honolulu);
  clock.now = Date.parse('2026-11-21T11:00:00Z');
  const { body: home } = await ana.get<Home>('/api/home');
  expect(home.matches).toMatchObject([{ id, status: 'pendiente' }]);
});

test('home has the number of achievements and the newest three', async () => {
  const { signedIn, clock } = await testApp();
  const ana = await signedIn('Ana');
  expect((await ana.get<Home>('/api/home')).body.achievements).toEqual({ count: 0, latest: [] });
  const list = await createList(ana, 'Jueves', '2345');
  clock.now += 60_000;
  await createMatch(ana, list.id, { isRecurring: true, recurringDay: 4, date: '2026-11-26' });
  const { achievements } = (await ana.get<Home>('/api/home')).body;
  expect(achievements.count).toBeGreaterThan(1);
  expect(achievements.latest.length).toBe(Math.min(3, achievements.count));
  const earned = achievements.latest.map(({ earnedAt }) => earnedAt);
  expect(earned).toEqual(earned.toSorted().toReversed());
});

test('home counts the claims, proposals and newcomers of the next match that wait for the organiser', async () => {
  const { ana, match, device, clock } = await aLinkedGroup();
  const waiting = async () => (await ana.get<Home>('/api/home')).body.waiting;
  expect(await waiting()).toBe(null);
  const [own, other, third] = [device(), device(), device()];
  await own.says(1, 'voy');
  await other.claims(1, 'no');
  await third.says(2, 'voy');
  await third.says(1, 'no', { other: 'si' });
  await device().sends('newcomer', { name: 'Dani' });
  expect(await waiting()).toEqual({ matchId: match.id, count: 3 });
  await own.says(1, 'nose');
  expect(await waiting()).toEqual({ matchId: match.id, count: 2 });
  clock.now = Date.parse(`${match.date}T${match.time}-03:00`) + 2 * 60 * 60 * 1000;
  expect(await waiting()).toBe(null);
});

test('home counts no answers by the link while it is off', async () => {
  const { ana, list, device } = await aLinkedGroup();
  await device().sends('newcomer', { name: 'Dani' });
  await ana.put(`/api/lists/${list.id}/link`, { isOn: false });
  expect((await ana.get<Home>('/api/home')).body.waiting).toBe(null);
});

test('home says who runs the next match, until the match is over', async () => {
  const { ana, match, ids, clock } = await aLinkedGroup(3);
  const captain = async () => (await ana.get<Home>('/api/home')).body.captain;
  expect(await captain()).toBe(null);
  await ana.post(`/api/matches/${match.id}/captain`, { playerId: ids[0] });
  expect(await captain()).toEqual({ matchId: match.id, name: 'Jueves 01', isOpened: false });
  clock.now = Date.parse(match.endsAt);
  expect(await captain()).toBe(null);
});
