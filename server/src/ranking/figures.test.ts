import type { FiguresReply, Match, MatchPlayerReply, ResultReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { teamsInHalves, THURSDAY_MATCH } from '../../testing/a-match.ts';
import { aLinkedGroup } from '../../testing/a-linked-group.ts';
import { anasThursdays, OVER } from '../../testing/thursdays.ts';
import type { Client } from '../../testing/test-app.ts';

const URL = '/api/players/stats/figures';
const DAY_MS = 24 * 60 * 60 * 1000;

const figuresOf = async (organiser: Client, query = '') =>
  (await organiser.get<FiguresReply>(URL + query)).body;
const figuresOfPlayer = ({ players }: FiguresReply, id = '') =>
  players.find(({ playerId }) => playerId === id);

/** Sets up Ana's match with two teams, which does not repeat, and moves the clock to after its end. */
async function played() {
  const server = await anasThursdays({ isRecurring: false, recurringDay: null });
  server.clock.now = OVER;
  const url = `/api/matches/${server.match.id}`;
  const result = (claro: number, oscuro: number) =>
    server.ana.put(`${url}/result`, { claro, oscuro });
  return { ...server, url, result };
}

test('a result counts once its match is completed, and no longer when it is suspended', async () => {
  const { ana, ids, clock, url, result } = await played();
  clock.now = OVER - 1;
  await result(2, 1);
  expect(figuresOfPlayer(await figuresOf(ana), ids[0])).toBeUndefined();
  clock.now = OVER;
  expect(figuresOfPlayer(await figuresOf(ana), ids[0])).toMatchObject({
    won: 1,
    points: 3,
    matchesPlayed: 1,
  });
  await ana.patch(url, { status: 'cancelado' });
  expect((await figuresOf(ana)).players).toEqual([]);
});

test('corrected teams change wins and defeats at once', async () => {
  const { ana, match, ids, url, result } = await played();
  await result(2, 1);
  await ana.put(`${url}/teams`, teamsInHalves(match.id, ids.toReversed()));
  const figures = await figuresOf(ana);
  expect(ids.map((id) => figuresOfPlayer(figures, id)?.points)).toEqual([0, 0, 3, 3]);
});

test('a season has the matches of its year, and ignores the numbers that the organiser typed in', async () => {
  const { ana, ids, result } = await played();
  await result(1, 1);
  await ana.put(`/api/players/${ids[0]}/stats`, { matchesPlayed: 40, attendanceRate: 7 });
  const typed = { matchesPlayed: 40, attendanceRate: 7, drawn: 1 };
  const counted = { matchesPlayed: 1, attendanceRate: 100, drawn: 1 };
  expect(figuresOfPlayer(await figuresOf(ana), ids[0])).toMatchObject(typed);
  expect(figuresOfPlayer(await figuresOf(ana, '?season=2026'), ids[0])).toMatchObject(counted);
  expect(await figuresOf(ana, '?season=2025')).toEqual({
    season: '2025',
    players: [],
    guests: [],
    pairs: [],
  });
});

test('answers in time are counted as long as answers are stored', async () => {
  const { ana, ids, device, clock } = await aLinkedGroup(4);
  const kickOff = Date.parse('2026-11-27T00:00:00Z');
  const hoursBefore = (hours: number) => (clock.now = kickOff - hours * 60 * 60 * 1000);
  hoursBefore(30);
  await device().says(1, 'voy');
  await device().says(2, 'nose');
  hoursBefore(2);
  await device().says(3, 'no');
  clock.now = kickOff + 3 * 60 * 60 * 1000;
  const counts = async () => {
    const figures = await figuresOf(ana, '?season=2026');
    return ids.map((id) => [
      figuresOfPlayer(figures, id)?.answered ?? 0,
      figuresOfPlayer(figures, id)?.punctual ?? 0,
    ]);
  };
  expect(await counts()).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  clock.now = kickOff + 30 * DAY_MS;
  const later = await ana.get<FiguresReply>(URL);
  expect(later.status === 401 ? [] : later.body.players.filter(({ answered }) => answered)).toEqual(
    [],
  );
});

test('goals of guests are under their names, once for a name that came to several matches', async () => {
  const group = await aLinkedGroup(4);
  const { ana, list, ids, device, clock } = group;
  const phone = device();
  const matches: Match[] = [];
  for (const date of ['2026-11-26', '2026-12-03']) {
    const { body: match } =
      matches.length === 0
        ? { body: group.match }
        : await ana.post<Match>('/api/matches', { ...THURSDAY_MATCH, date, listId: list.id });
    matches.push(match);
    await phone.says(1, 'voy');
    await phone.brings(1, 'Dani');
    const url = `/api/matches/${match.id}`;
    const { body: players } = await ana.get<MatchPlayerReply[]>(`${url}/players`);
    const guest = players.find(({ name }) => name === 'Dani')?.id ?? '';
    await ana.post(`${url}/teams`, teamsInHalves(match.id, [guest, ...ids.slice(0, 3)]));
    clock.now = Date.parse(`${date}T23:00:00Z`) + 4 * 60 * 60 * 1000;
    const scorers = [{ playerId: guest, goals: 2 }];
    const { body: result } = await ana.put<ResultReply>(`${url}/result`, {
      claro: 2,
      oscuro: 0,
      scorers,
    });
    expect(result.guests).toEqual([guest]);
  }
  const { guests, players } = await figuresOf(ana);
  expect(guests).toMatchObject([{ name: 'Dani', goals: 4, won: 2, matchesPlayed: 2 }]);
  expect(players.map(({ playerId }) => playerId)).not.toContain(guests[0]?.playerId);
  expect((await figuresOf(ana, '?season=2025')).guests).toEqual([]);
});

test('statistics have players of their organiser only', async () => {
  const { signedIn, result } = await played();
  await result(1, 0);
  expect(await figuresOf(await signedIn('beto'))).toEqual({
    season: 'all',
    players: [],
    guests: [],
    pairs: [],
  });
});
