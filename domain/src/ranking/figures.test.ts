import { expect, test } from 'vitest';
import type { TeamKey } from '../teams/teams.ts';
import type { Game } from '../rotation/game.ts';
import { nightTable } from '../rotation/night-table.ts';
import { figuresOf, pairsThatWin, type PlayedNight, type ScoredMatch } from './figures.ts';

const match = (claro: number, oscuro: number, given: Partial<ScoredMatch> = {}): ScoredMatch => ({
  claro: ['ana', 'beto'],
  oscuro: ['caro', 'dani'],
  score: { claro, oscuro },
  scorers: [],
  ...given,
});
const goals = (playerId: string, count: number, ownGoals = 0) => ({
  playerId,
  goals: count,
  ownGoals,
});
const repeated = (times: number, one: ScoredMatch) => Array.from({ length: times }, () => one);

test('a match is won by one side and lost by the other, or drawn, with its goals for and against', () => {
  const figures = figuresOf([match(3, 1), match(0, 2), match(2, 2)]);
  expect(figures.get('ana')).toMatchObject({ won: 1, drawn: 1, lost: 1 });
  expect(figures.get('ana')).toMatchObject({ goalsFor: 5, goalsAgainst: 5 });
  expect(figures.get('dani')).toMatchObject({ won: 1, drawn: 1, lost: 1 });
  expect(figures.has('zulma')).toBe(false);
});

test('a win is three points, a draw one, a defeat none', () => {
  const figures = figuresOf([match(3, 1), match(1, 0), match(2, 2), match(0, 1)]);
  expect(figures.get('ana')?.points).toBe(7);
  expect(figures.get('caro')?.points).toBe(4);
});

test('goals count for their scorers, and own goals do not', () => {
  const figures = figuresOf([
    match(3, 1, { scorers: [goals('ana', 2), goals('caro', 1, 1)] }),
    match(1, 0, { scorers: [goals('ana', 1)] }),
  ]);
  expect(figures.get('ana')?.goals).toBe(3);
  expect(figures.get('caro')?.goals).toBe(1);
  expect(figures.get('beto')?.goals).toBe(0);
});

test('goals that do not fit the present teams count for no player', () => {
  const scorers = [goals('ana', 2), goals('zulma', 1)];
  expect(figuresOf([match(3, 0, { scorers })]).get('ana')?.goals).toBe(2);
  expect(figuresOf([match(3, 0, { scorers })]).has('zulma')).toBe(false);
  expect(figuresOf([match(1, 0, { scorers })]).get('ana')?.goals).toBe(0);
});

test('a streak ends with a match that is not won, the run without a defeat with one that is lost', () => {
  const [won, drawn, lost] = [match(1, 0), match(0, 0), match(0, 1)];
  const streakAfter = (...matches: ScoredMatch[]) => figuresOf(matches).get('ana')?.streak;
  expect(streakAfter(won, won)).toEqual({ won: 2, unbeaten: 2, longest: 2 });
  expect(streakAfter(won, won, drawn)).toEqual({ won: 0, unbeaten: 3, longest: 2 });
  expect(streakAfter(won, won, drawn, won)).toEqual({ won: 1, unbeaten: 4, longest: 2 });
  expect(streakAfter(won, won, lost)).toEqual({ won: 0, unbeaten: 0, longest: 2 });
});

test('a match that a player missed ends no streak', () => {
  const without = match(0, 5, { claro: ['beto'] });
  expect(figuresOf([match(1, 0), without, match(1, 0)]).get('ana')?.streak.won).toBe(2);
});

test('the latest are five, the oldest first', () => {
  const matches = [match(0, 1), match(1, 0), match(1, 1), match(1, 0), match(1, 0), match(0, 1)];
  const { latest } = figuresOf(matches).get('ana') ?? {};
  expect(latest).toEqual(['won', 'drawn', 'won', 'won', 'lost']);
});

test('a winning pair has played at least eight matches in one team and won more than half', () => {
  const players = ['ana', 'beto', 'caro', 'dani'];
  expect(pairsThatWin(repeated(7, match(1, 0)), players)).toEqual([]);
  expect(pairsThatWin(repeated(8, match(1, 0)), players)).toEqual([
    { playerIds: ['ana', 'beto'], won: 8, drawn: 0, lost: 0 },
  ]);
  const half = [...repeated(4, match(1, 0)), ...repeated(4, match(0, 0))];
  expect(pairsThatWin(half, players)).toEqual([]);
  expect(pairsThatWin([...half, match(1, 0)], players)).toEqual([
    { playerIds: ['ana', 'beto'], won: 5, drawn: 4, lost: 0 },
  ]);
});

test('the pair that won the larger share is first, then that of more matches, then by its players', () => {
  const trio = match(1, 0, { claro: ['ana', 'beto', 'zulma'] });
  const matches = [...repeated(9, trio), match(1, 0), match(0, 1, { claro: ['beto', 'zulma'] })];
  const pairs = pairsThatWin(matches, ['zulma', 'beto', 'ana']);
  expect(pairs.map(({ playerIds }) => playerIds)).toEqual([
    ['beto', 'ana'],
    ['zulma', 'ana'],
    ['zulma', 'beto'],
  ]);
  expect(pairsThatWin(matches, ['ana', 'beto'])).toHaveLength(1);
});

test('at most ten pairs are listed', () => {
  const claro = ['a', 'b', 'c', 'd', 'e'];
  const oscuro = ['f', 'g', 'h', 'i', 'j'];
  const won = repeated(9, match(1, 0, { claro, oscuro }));
  const lost = repeated(20, match(0, 1, { claro: ['x'], oscuro: oscuro.slice(0, 3) }));
  expect(pairsThatWin([...won, ...lost], [...claro, ...oscuro])).toHaveLength(10);
});

/** Type of a short form of a game: its teams, and its goals or its outcome. */
type Told = [home: TeamKey, away: TeamKey, goals: [number, number] | Game['outcome']];

function night(games: readonly Told[], teamCount = 3): PlayedNight {
  const played = games.map(([home, away, told]) => {
    const [homeGoals, awayGoals] = Array.isArray(told) ? told : [null, null];
    const lead = (homeGoals ?? 0) - (awayGoals ?? 0);
    const outcome = Array.isArray(told) ? (lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw') : told;
    return { home, away, outcome, homeGoals, awayGoals } as const;
  });
  return {
    table: nightTable(teamCount, { play: 'winner-stays' }, played),
    teams: { claro: ['ana', 'beto'], oscuro: ['caro'], naranja: ['dani', 'eva'], verde: ['fito'] },
  };
}

const factsOf = (figures: ReturnType<typeof figuresOf>, id: string) => {
  const { won, drawn, lost, points, goalsFor, goalsAgainst } = figures.get(id) ?? {};
  return [won, drawn, lost, points, goalsFor, goalsAgainst];
};

test('a night is one match: its champion won it, the second gets a point, and goals are those of the team', () => {
  // NARANJA wins three of four games, CLARO one of four, and OSCURO none of four.
  const figures = figuresOf([
    night([
      ['claro', 'oscuro', [1, 0]],
      ['claro', 'naranja', [0, 2]],
      ['naranja', 'oscuro', [2, 1]],
      ['naranja', 'claro', [1, 0]],
      ['naranja', 'oscuro', [0, 0]],
      ['oscuro', 'claro', [1, 1]],
    ]),
  ]);
  expect(factsOf(figures, 'eva')).toEqual([1, 0, 0, 3, 5, 1]);
  expect(factsOf(figures, 'dani')).toEqual([1, 0, 0, 3, 5, 1]);
  expect(factsOf(figures, 'beto')).toEqual([0, 0, 1, 1, 2, 4]);
  expect(factsOf(figures, 'caro')).toEqual([0, 0, 1, 0, 2, 4]);
  expect(figures.has('fito')).toBe(false);
  expect(figures.get('eva')?.goals).toBe(0);
});

test('four teams get 3, 2, 1 and no points, and a shared first place is a draw with 3 points', () => {
  const four = night(
    [
      ['claro', 'oscuro', 'home'],
      ['claro', 'naranja', 'home'],
      ['oscuro', 'naranja', 'home'],
      ['oscuro', 'verde', 'home'],
      ['verde', 'naranja', 'home'],
      ['claro', 'oscuro', 'home'],
    ],
    4,
  );
  const ofFour = figuresOf([four]);
  const points = ['ana', 'caro', 'fito', 'dani'].map((id) => ofFour.get(id)?.points);
  expect(points).toEqual([3, 2, 1, 0]);
  const shared = night([
    ['claro', 'oscuro', 'home'],
    ['naranja', 'oscuro', 'home'],
  ]);
  const ofShared = figuresOf([shared]);
  expect(factsOf(ofShared, 'ana')).toEqual([0, 1, 0, 3, 0, 0]);
  expect(factsOf(ofShared, 'caro')).toEqual([0, 0, 1, 0, 0, 0]);
});

test('goals of a night count only if every game has them', () => {
  const figures = figuresOf([
    night([
      ['claro', 'oscuro', [3, 0]],
      ['claro', 'naranja', 'home'],
    ]),
  ]);
  expect(factsOf(figures, 'ana')).toEqual([1, 0, 0, 3, 0, 0]);
});

test('a streak runs over nights, which say nothing about pairs', () => {
  const won = night([['claro', 'oscuro', 'home']]);
  const lost = night([['claro', 'oscuro', 'away']]);
  const streak = figuresOf([match(1, 0), won, won]).get('ana')?.streak;
  expect(streak).toEqual({ won: 3, unbeaten: 3, longest: 3 });
  expect(figuresOf([won, lost, match(0, 0)]).get('ana')?.latest).toEqual(['won', 'lost', 'drawn']);
  const nights = Array.from({ length: 8 }, () => won);
  expect(pairsThatWin(nights, ['ana', 'beto'])).toEqual([]);
});
