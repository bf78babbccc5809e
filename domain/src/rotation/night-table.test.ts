import { expect, test } from 'vitest';
import type { TeamKey } from '../teams/teams.ts';
import type { Game } from './game.ts';
import { championsOf, nightOutcome, nightPoints, nightTable } from './night-table.ts';

type Scored = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;

const KEYS: Record<string, TeamKey> = { C: 'claro', O: 'oscuro', N: 'naranja', V: 'verde' };

/** Parses 'C2-1O C>N' as games, with or without goals. */
function games(text: string): Scored[] {
  return [...text.matchAll(/([A-Z])(?:(\d)-(\d)|([<>=]))([A-Z])/g)].map(
    ([, home = '', own, others, sign = '', away = '']) => {
      const lead =
        own === undefined ? ({ '>': 1, '<': -1 }[sign] ?? 0) : Number(own) - Number(others);
      return {
        home: KEYS[home] ?? 'claro',
        away: KEYS[away] ?? 'claro',
        outcome: lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw',
        homeGoals: own === undefined ? null : Number(own),
        awayGoals: others === undefined ? null : Number(others),
      };
    },
  );
}

const STAYS = { play: 'winner-stays' } as const;
const ROBIN = { play: 'round-robin' } as const;
const placesOf = (text: string, rules: typeof STAYS | typeof ROBIN = STAYS, teamCount = 3) =>
  nightTable(teamCount, rules, games(text))
    .map(({ team, place }) => `${team}${place}`)
    .join(' ');

test('the table counts games, wins, draws and goals of each team', () => {
  expect(nightTable(3, STAYS, games('C2-1O C0-0N N0-1O'))).toEqual([
    {
      team: 'claro',
      played: 2,
      won: 1,
      drawn: 1,
      goalsFor: 2,
      goalsAgainst: 1,
      points: 4,
      place: 1,
    },
    {
      team: 'oscuro',
      played: 2,
      won: 1,
      drawn: 0,
      goalsFor: 2,
      goalsAgainst: 2,
      points: 3,
      place: 2,
    },
    {
      team: 'naranja',
      played: 2,
      won: 0,
      drawn: 1,
      goalsFor: 0,
      goalsAgainst: 1,
      points: 1,
      place: 3,
    },
  ]);
});

test('goals count only if every game has them', () => {
  const [first] = nightTable(3, STAYS, games('C2-1O C>N'));
  expect(first).toMatchObject({ goalsFor: null, goalsAgainst: null });
  expect(placesOf('C3-0O N1-0O')).toBe('claro1 naranja2 oscuro3');
  expect(placesOf('C3-0O N>O')).toBe('claro1 naranja1 oscuro3');
});

test('a night has goals from its first game on, also if that ends 0 to 0', () => {
  expect(nightTable(3, STAYS, []).map(({ goalsFor }) => goalsFor)).toEqual([null, null, null]);
  expect(nightTable(3, STAYS, games('C0-0O')).map(({ goalsFor }) => goalsFor)).toEqual([0, 0, 0]);
});

test('the champion has most wins, then fewest games', () => {
  expect(placesOf('C>O C>N C>O O>N')).toBe('claro1 oscuro2 naranja3');
  expect(placesOf('C>O C=N N>O')).toBe('claro1 naranja1 oscuro3');
  expect(placesOf('C>O C=N N>O N=C N=O')).toBe('claro1 naranja2 oscuro3');
});

test('the champion of a round robin has most points, 3 for a win and 1 for a draw', () => {
  const night = 'C>O O=N C=N O=C N=O C<N O=C N=O';
  expect(placesOf(night)).toBe('claro1 naranja1 oscuro3');
  expect(placesOf('C=O O=N C=N C>O O>N', ROBIN)).toBe('claro1 oscuro2 naranja3');
  expect(placesOf('C=O N=V C=V O=N C=N V>O N>V', ROBIN, 4)).toBe('naranja1 verde2 claro3 oscuro4');
});

test('before the first game there is no champion', () => {
  const table = nightTable(3, STAYS, []);
  expect(championsOf(table)).toEqual([]);
  expect(nightOutcome(table, 'claro')).toBeNull();
});

test('the champion has won the night, and all others have lost it', () => {
  const table = nightTable(3, STAYS, games('C>O C>N O>N'));
  expect(
    (['claro', 'oscuro', 'naranja'] as const).map((team) => nightOutcome(table, team)),
  ).toEqual(['won', 'lost', 'lost']);
});

test('teams that share the first place have drawn', () => {
  const table = nightTable(3, STAYS, games('C>O N>O'));
  expect(championsOf(table).map(({ team }) => team)).toEqual(['claro', 'naranja']);
  expect(
    (['claro', 'oscuro', 'naranja'] as const).map((team) => nightOutcome(table, team)),
  ).toEqual(['drawn', 'lost', 'drawn']);
});

const pointsIn = (text: string, teamCount: number) => {
  const table = nightTable(teamCount, STAYS, games(text));
  return (['claro', 'oscuro', 'naranja', 'verde'] as const)
    .slice(0, teamCount)
    .map((team) => nightPoints(table, team));
};

test('the first of three teams gets 3 points and the second 1, of four teams 3, 2 and 1', () => {
  expect(pointsIn('C>O C>N O>N', 3)).toEqual([3, 1, 0]);
  expect(pointsIn('C>O C>N O>N O>V V>N C>O', 4)).toEqual([3, 2, 0, 1]);
});

test('equal teams get the points of the better place', () => {
  expect(pointsIn('C>O N>O', 3)).toEqual([3, 0, 3]);
  expect(pointsIn('C>O N>V', 4)).toEqual([3, 1, 3, 1]);
});

test('a team that has not played comes last and gets no points', () => {
  expect(pointsIn('C=O', 3)).toEqual([3, 3, 0]);
});
