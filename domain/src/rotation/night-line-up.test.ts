import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import {
  absentAfter,
  absentAllNight,
  gamesPlayed,
  gameUnderNewTeams,
  havePlayedLeast,
  lendPlayers,
  type NightPlayers,
  playersOfSide,
  teamForLate,
} from './night-line-up.ts';

const PLAYERS: NightPlayers = {
  matchId: 'match',
  teams: { claro: ['A', 'B', 'C'], oscuro: ['D', 'E', 'F'], naranja: ['G', 'H', 'I'] },
  suplentes: [],
  keepers: [],
};
const FIRST = { seq: 1, home: 'claro', away: 'oscuro', waiting: ['naranja'] } as const;

const game = (some: Partial<Game> = {}): Game => ({
  seq: 1,
  home: 'claro',
  away: 'oscuro',
  outcome: 'home',
  homeGoals: null,
  awayGoals: null,
  lent: [],
  absent: [],
  joinedLater: [],
  ...some,
});

test('sides of the same size have no hole', () => {
  expect(lendPlayers(PLAYERS, FIRST, [], [])).toEqual([]);
  expect(lendPlayers(PLAYERS, FIRST, ['A', 'D'], [])).toEqual([]);
});

test('a hole is filled from the waiting team by the player who has played least', () => {
  const games = [
    game({ home: 'naranja', lent: [], absent: ['H'] }),
    game({ seq: 2, home: 'naranja', absent: [] }),
  ];
  expect(lendPlayers(PLAYERS, { ...FIRST, seq: 3 }, ['A'], games)).toEqual([
    { playerId: 'H', to: 'claro' },
  ]);
  const [first, second] = lendPlayers(PLAYERS, { ...FIRST, seq: 3 }, ['D', 'E'], games);
  expect(first).toEqual({ playerId: 'H', to: 'oscuro' });
  expect(['G', 'I']).toContain(second?.playerId);
});

test('of players who have played as often, the match and the game decide, the same on every device', () => {
  const lentIn = (matchId: string, seq: number) =>
    lendPlayers({ ...PLAYERS, matchId }, { ...FIRST, seq }, ['A'], [])[0]?.playerId;
  expect(lentIn('match', 1)).toBe(lentIn('match', 1));
  const turned = { ...PLAYERS, teams: { ...PLAYERS.teams, naranja: ['I', 'H', 'G'] } };
  expect(lendPlayers(turned, FIRST, ['A'], [])).toEqual(lendPlayers(PLAYERS, FIRST, ['A'], []));
  const drawn = Array.from({ length: 30 }, (_, seq) => lentIn('match', seq + 1));
  expect(new Set(drawn)).toEqual(new Set(['G', 'H', 'I']));
});

test('a substitute fills a hole before a player of the waiting team', () => {
  const players = { ...PLAYERS, suplentes: ['S'] };
  expect(
    lendPlayers(
      players,
      FIRST,
      ['A'],
      [game(), game(), game({ lent: [{ playerId: 'S', to: 'claro' }] })],
    ),
  ).toEqual([{ playerId: 'S', to: 'claro' }]);
});

test('a substitute who has played more than a player of the waiting team has not played least', () => {
  const players = { ...PLAYERS, suplentes: ['S'] };
  const lent = [{ playerId: 'S', to: 'claro' as const }];
  const next = { waiting: ['naranja' as const], lent, absent: ['A'] };
  expect(havePlayedLeast(players, next, [])).toBe(true);
  const games = [game({ lent })];
  expect(havePlayedLeast(players, next, games)).toBe(false);
  expect(havePlayedLeast(players, { ...next, absent: ['A', 'G', 'H', 'I'] }, games)).toBe(true);
});

test('a keeper is lent only for a keeper', () => {
  const players = { ...PLAYERS, keepers: ['A', 'G'] };
  expect(lendPlayers(players, FIRST, ['A'], [])).toEqual([{ playerId: 'G', to: 'claro' }]);
  for (let seq = 1; seq <= 10; seq += 1) {
    const [lent] = lendPlayers(players, { ...FIRST, seq }, ['B'], []);
    expect(['H', 'I']).toContain(lent?.playerId);
  }
});

test('a keeper is lent for another player if nobody else is left', () => {
  const players = { ...PLAYERS, keepers: ['G'] };
  expect(lendPlayers(players, FIRST, ['A', 'H', 'I'], [])).toEqual([
    { playerId: 'G', to: 'claro' },
  ]);
});

test('a hole that nobody can fill stays', () => {
  expect(lendPlayers(PLAYERS, FIRST, ['A', 'G', 'H', 'I'], [])).toEqual([]);
});

test('lent players count for the games they play, absent ones do not', () => {
  const counts = gamesPlayed(PLAYERS, [
    game({ lent: [{ playerId: 'G', to: 'claro' }], absent: ['A'] }),
    game({ home: 'naranja' }),
  ]);
  expect(Object.fromEntries(counts)).toEqual({ B: 1, C: 1, D: 2, E: 2, F: 2, G: 2, H: 1, I: 1 });
});

test('a late player joins the team with the fewest players who are there', () => {
  const keys = ['claro', 'oscuro', 'naranja'] as const;
  expect(teamForLate(PLAYERS.teams, keys, [], 5)).toBe('claro');
  expect(teamForLate(PLAYERS.teams, keys, ['D'], 5)).toBe('oscuro');
  expect(teamForLate({ ...PLAYERS.teams, naranja: ['G'] }, keys, ['D'], 5)).toBe('naranja');
});

test('a late player is a substitute if every team is full', () => {
  expect(teamForLate(PLAYERS.teams, ['claro', 'oscuro', 'naranja'], [], 3)).toBeNull();
});

const ids = [...'ABCDEFGHIJKL'];
const teams = fc.shuffledSubarray(ids, { minLength: 6 }).map((drawn) => ({
  claro: drawn.slice(0, 3),
  oscuro: drawn.slice(3, 6),
  naranja: drawn.slice(6, 9),
}));

test('a stored game keeps its players when the teams change', () => {
  fc.assert(
    fc.property(teams, teams, fc.subarray(ids), fc.nat(2), (before, after, absent, waitingLent) => {
      const lent = before.naranja
        .slice(0, waitingLent)
        .map((playerId) => ({ playerId, to: 'oscuro' as const }));
      const stored = game({
        lent,
        absent: absent.filter((id) => !lent.some((one) => one.playerId === id)),
      });
      const moved = gameUnderNewTeams(stored, before, after);
      for (const side of ['claro', 'oscuro'] as const) {
        expect(playersOfSide({ teams: after }, moved, side).toSorted()).toEqual(
          playersOfSide({ teams: before }, stored, side).toSorted(),
        );
      }
    }),
  );
});

test('a player who joins a team later has not played its earlier games', () => {
  const later = { ...PLAYERS.teams, claro: ['A', 'B', 'C', 'Z'] };
  const moved = gameUnderNewTeams(game(), PLAYERS.teams, later);
  expect(moved).toEqual(game({ absent: ['Z'], joinedLater: ['Z'] }));
});

test('a player who joins or changes a team is there for the next game, and one who had left is not', () => {
  const left = game({ absent: ['B', 'H'] });
  const later = { ...PLAYERS.teams, claro: ['A', 'B', 'C', 'Z'], oscuro: ['D', 'E', 'F', 'H'] };
  const moved = gameUnderNewTeams(left, PLAYERS.teams, later);
  expect(moved.absent.toSorted()).toEqual(['B', 'H', 'Z']);
  expect(absentAfter(moved)).toEqual(['B']);
  expect(absentAfter(gameUnderNewTeams(moved, later, { ...later, naranja: ['G'] }))).toEqual(['B']);
  expect(absentAfter(undefined)).toEqual([]);
});

test('a player who moves to the other side is lent to the earlier one, and not absent', () => {
  const later = { ...PLAYERS.teams, claro: ['B', 'C'], oscuro: ['D', 'E', 'F', 'A'] };
  const moved = gameUnderNewTeams(game(), PLAYERS.teams, later);
  expect(moved).toEqual(game({ lent: [{ playerId: 'A', to: 'claro' }] }));
  expect(gameUnderNewTeams(moved, later, PLAYERS.teams)).toEqual(game());
});

test('a substitute who keeps goal fills a hole before anybody is lent', () => {
  const players = {
    ...PLAYERS,
    teams: { ...PLAYERS.teams, oscuro: ['D', 'E'] },
    suplentes: ['Z'],
    keepers: ['Z'],
  };
  expect(lendPlayers(players, FIRST, [], [])).toEqual([{ playerId: 'Z', to: 'oscuro' }]);
});

test('a late player joins a full team if the fewest of its players are there', () => {
  const keys = ['claro', 'oscuro', 'naranja'] as const;
  const teams = { ...PLAYERS.teams, oscuro: ['D', 'E'] };
  expect(teamForLate(teams, keys, ['A', 'B'], 3)).toBe('claro');
  expect(teamForLate(teams, keys, ['A'], 3)).toBe('oscuro');
});

test('a player who was absent from every game, and lent in none, has not played', () => {
  const nights = [
    game({ absent: ['A', 'B', 'C'] }),
    game({ seq: 2, absent: ['A', 'C'], lent: [{ playerId: 'C', to: 'oscuro' }] }),
  ];
  expect(absentAllNight(nights)).toEqual(['A']);
  expect(absentAllNight([])).toEqual([]);
});
