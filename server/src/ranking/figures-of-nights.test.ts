import type { FiguresReply, PlayerStat, TeamKey, TeamsReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { createList, createMatch, teamsInHalves } from '../../testing/a-match.ts';
import { aNight, recordGame } from '../../testing/a-night.ts';
import { testApp } from '../../testing/test-app.ts';

/** Epoch milliseconds at which the night, of 3 December 2026 at 21:00, is over. */
const NIGHT_OVER = Date.parse('2026-12-04T02:00:00Z');

/** Sets up Ana's night of three teams of two players, with one substitute, after its end. */
async function aPlayedNight() {
  const server = await testApp();
  let ana = await server.signedIn('ana');
  const list = await createList(ana, 'Jueves', '3'.repeat(7));
  const { id } = await aNight(ana, list.id);
  const { body: roster } = await ana.get<{ id: string }[]>(`/api/matches/${id}/players`);
  const ids = roster.map((player) => player.id);
  const team = (key: TeamKey, from: number) => ({ key, players: ids.slice(from, from + 2) });
  await ana.post<TeamsReply>(`/api/matches/${id}/teams`, {
    matchId: id,
    teams: [team('claro', 0), team('oscuro', 2), team('naranja', 4)],
    suplentes: ids.slice(6),
  });
  server.clock.now = NIGHT_OVER;
  ana = await server.signedIn('ana');
  const record = (seq: number, game: object) => recordGame(ana, id, seq, game);
  const close = (how: 'finish' | 'reopen') => ana.post(`/api/matches/${id}/games/${how}`, {});
  const read = async () => (await ana.get<FiguresReply>('/api/players/stats/figures')).body;
  const rows = async () => {
    const { players } = await read();
    return ids.map((playerId) => {
      const row = players.find((one) => one.playerId === playerId);
      return row && [row.matchesPlayed, row.won, row.drawn, row.lost, row.points];
    });
  };
  return { ...server, ana, list, id, ids, record, close, read, rows };
}

const CLARO_WINS = { home: 'claro', away: 'oscuro', homeGoals: 2, awayGoals: 1 };
const NARANJA_WINS = {
  home: 'claro',
  away: 'naranja',
  outcome: 'away',
  homeGoals: 0,
  awayGoals: 1,
};

test('a finished night counts as one match, whose outcome for a player is the outcome of the player’s team', async () => {
  const { ids, record, close, rows, read } = await aPlayedNight();
  const [, , , four = '', , , substitute = ''] = ids;
  // The lent player and the substitute do not win with NARANJA.
  const lent = [four, substitute].map((playerId) => ({ playerId, to: 'naranja' }));
  await record(1, CLARO_WINS);
  await record(2, { ...NARANJA_WINS, lent });
  expect((await rows()).slice(0, 2)).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  await record(3, { home: 'naranja', away: 'oscuro', homeGoals: 3, awayGoals: 0 });
  await close('finish');
  expect(await rows()).toEqual([
    [1, 0, 0, 1, 1],
    [1, 0, 0, 1, 1],
    [1, 0, 0, 1, 0],
    [1, 0, 0, 1, 0],
    [1, 1, 0, 0, 3],
    [1, 1, 0, 0, 3],
    undefined,
  ]);
  const { players, pairs } = await read();
  expect(players.find(({ playerId }) => playerId === ids[4])).toMatchObject({
    goalsFor: 4,
    goalsAgainst: 0,
    goals: 0,
    streak: { won: 1, unbeaten: 1, longest: 1 },
    latest: ['won'],
  });
  expect(pairs).toEqual([]);
  await close('reopen');
  expect((await rows())[4]).toEqual([1, 0, 0, 0, 0]);
});

test('a player who was absent from every game of a night has not played', async () => {
  const { ana, ids, record, close, rows } = await aPlayedNight();
  const [one, two] = ids;
  await record(1, { ...CLARO_WINS, absent: [one, two] });
  await record(2, { home: 'claro', away: 'naranja', absent: [one] });
  await close('finish');
  expect((await rows()).slice(0, 2)).toEqual([undefined, [1, 1, 0, 0, 3]]);
  const { body: stats } = await ana.get<PlayerStat[]>('/api/players/stats');
  const played = stats.map(({ playerId, matchesPlayed }) => [playerId, matchesPlayed]);
  expect(played).toEqual(
    expect.arrayContaining([
      [one, 0],
      [two, 1],
    ]),
  );
});

test('nights and matches of two teams form one streak, in the order in which they were played', async () => {
  const { ana, list, ids, record, close, read, clock } = await aPlayedNight();
  const played = async (date: string, claro: number, oscuro: number) => {
    clock.now = Date.parse(`${date}T12:00:00Z`);
    const { id } = await createMatch(ana, list.id, { date });
    await ana.post(`/api/matches/${id}/teams`, teamsInHalves(id, ids.slice(0, 4)));
    clock.now = NIGHT_OVER + 48 * 60 * 60 * 1000;
    await ana.put(`/api/matches/${id}/result`, { claro, oscuro });
  };
  await record(1, NARANJA_WINS);
  await close('finish');
  await played('2026-12-04', 1, 0);
  await played('2026-12-02', 0, 0);
  const { players } = await read();
  expect(players.find(({ playerId }) => playerId === ids[0])).toMatchObject({
    latest: ['drawn', 'lost', 'won'],
    points: 5,
    matchesPlayed: 3,
  });
});
