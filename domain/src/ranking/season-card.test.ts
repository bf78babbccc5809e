import { expect, test } from 'vitest';
import type { CountedMatch } from './figures.ts';
import { seasonCard, type DatedMatch } from './season-card.ts';

const NAMES = new Map([
  ['ana', 'Ana'],
  ['beto', 'Beto'],
  ['caro', 'Caro'],
]);
const scored = (date: string, claro: number, oscuro: number): DatedMatch => ({
  matchId: date,
  date,
  match: { score: { claro, oscuro }, scorers: [], claro: ['ana', 'beto'], oscuro: ['caro'] },
});
const playing = (...matches: string[]) =>
  matches.flatMap((players, at) =>
    players.split(' ').map((playerId) => ({ matchId: `2026-03-0${at + 1}`, playerId })),
  );
const ALL = 'ana beto caro';

test('the card counts matches, goals and everybody who played, also guests and deleted players', () => {
  const matches = [scored('2026-03-01', 5, 2), scored('2026-03-12', 1, 0)];
  const card = seasonCard(playing(ALL, 'ana dani'), matches, NAMES);
  expect(card).toMatchObject({ matches: 3, goals: 8, players: 4 });
});

test('it names who was in most matches, and all of them if they are equal', () => {
  const of = (...matches: string[]) => seasonCard(playing(...matches), [], NAMES).mostPresent;
  expect(of(ALL, 'beto dani', 'dani')).toEqual({ names: ['Beto'], count: 2 });
  expect(of(ALL)).toEqual({ names: ['Ana', 'Beto', 'Caro'], count: 1 });
  expect(of('dani')).toBeNull();
});

test('a streak is two wins in a row or more, also if a defeat follows', () => {
  const of = (...goals: [number, number][]) =>
    seasonCard(
      [],
      goals.map(([a, b]) => scored('2026-03-05', a, b)),
      NAMES,
    ).longestStreak;
  expect(of([1, 0], [3, 2], [0, 4])).toEqual({ names: ['Ana', 'Beto'], count: 2 });
  expect(of([1, 0], [0, 1])).toBeNull();
});

test('the closest match has the smallest difference, then most goals, then it is the latest', () => {
  const matches = [
    scored('2026-03-05', 8, 7),
    scored('2026-03-12', 2, 2),
    scored('2026-03-19', 5, 5),
    scored('2026-03-26', 5, 5),
  ];
  const { closest } = seasonCard([], matches, NAMES);
  expect(closest).toEqual({ date: '2026-03-26', claro: 5, oscuro: 5 });
});

test('a night counts with its goals if all were counted, and has no score', () => {
  const row = { played: 2, won: 1, drawn: 1, lost: 0, goalsAgainst: 1, points: 3, place: 1 };
  const night = (goals: number | null): CountedMatch => ({
    table: [
      { ...row, team: 'claro', goalsFor: goals },
      { ...row, team: 'verde', goalsFor: goals },
    ],
    teams: {},
  });
  const card = (goals: number | null) =>
    seasonCard([], [{ matchId: 'm', date: '2026-03-05', match: night(goals) }], NAMES);
  expect(card(3)).toMatchObject({ matches: 1, goals: 6, closest: null });
  expect(card(null).goals).toBe(0);
});

test('a season without matches has nothing', () => {
  expect(seasonCard([], [], NAMES)).toEqual({
    matches: 0,
    goals: 0,
    players: 0,
    mostPresent: null,
    longestStreak: null,
    closest: null,
  });
});
