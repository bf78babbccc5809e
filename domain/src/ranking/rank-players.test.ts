import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankPlayers, rankByFigures, type FigureRanking } from './rank-players.ts';
import { noFigures, type Figures } from './figures.ts';

const player = (id: string, name = id) => ({ id, name, skillLevel: '3' as const });
const stat = (playerId: string, matchesPlayed: number, attendanceRate: number) => ({
  playerId,
  matchesPlayed,
  attendanceRate,
});
const names = (ranked: { name: string }[]) => ranked.map(({ name }) => name);

test('players are ranked by matches played', () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto'), player('caro')],
    [stat('ana', 2, 100), stat('beto', 7, 50), stat('caro', 4, 90)],
    [],
  );
  expect(ranked.map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'beto'],
    [2, 'caro'],
    [3, 'ana'],
  ]);
});

test('with equal matches players are ranked by attendance, then by name in Spanish order', () => {
  const ranked = rankPlayers(
    [
      player('1', 'Nuñez'),
      player('2', 'beto'),
      player('3', 'Nunez'),
      player('4', 'Álvaro'),
      player('5', 'Zoe'),
    ],
    [stat('1', 3, 80), stat('2', 3, 80), stat('3', 3, 80), stat('4', 3, 80), stat('5', 3, 90)],
    [],
  );
  expect(names(ranked)).toEqual(['Zoe', 'Álvaro', 'beto', 'Nunez', 'Nuñez']);
});

test('players without matches or confirmations are not ranked', () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto'), player('caro'), player('dani')],
    [stat('ana', 0, 0), stat('beto', 0, 20), stat('caro', 1, 0), stat('gone', 9, 99)],
    [],
  );
  expect(names(ranked)).toEqual(['caro', 'beto']);
});

test("'Logros' counts the badges that name the player", () => {
  const ranked = rankPlayers(
    [player('ana'), player('beto')],
    [stat('ana', 2, 100), stat('beto', 1, 100)],
    [['beto'], [], ['ana', 'beto'], ['gone']].map((playerIds) => ({ playerIds })),
  );
  expect(ranked.map(({ achievements }) => achievements)).toEqual([1, 2]);
});

test('equal players share a place, independent of the order of the input', () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      name: fc.constantFrom('Ana', 'ana', 'Ñato', 'Beto', 'Álvaro'),
      matchesPlayed: fc.nat(3),
      attendanceRate: fc.nat(3),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const rank = (some: typeof given) =>
        rankPlayers(
          some.map(({ id, name }) => player(id, name)),
          some.toReversed().map((one) => stat(one.id, one.matchesPlayed, one.attendanceRate)),
          [],
        );
      const ranked = rank(given);
      const isBetter = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
        one.matchesPlayed > other.matchesPlayed ||
        (one.matchesPlayed === other.matchesPlayed && one.attendanceRate > other.attendanceRate);
      const places = ranked.map((one) => ranked.filter((other) => isBetter(other, one)).length + 1);
      expect(ranked.map((one) => one.rank)).toEqual(places);
      expect(rank(given.toReversed())).toEqual(ranked);
    }),
  );
});

type Given = Partial<Omit<Figures, 'streak'>> & { streak?: Partial<Figures['streak']> };

const withFigures = (name: string, { streak, ...given }: Given) => {
  const none = noFigures();
  const figures = { ...none, won: 1, ...given, streak: { ...none.streak, ...streak } };
  return { id: name, name, ...figures, points: given.points ?? 3 * figures.won + figures.drawn };
};

function ranked(ranking: FigureRanking, players: Record<string, Given>): string[] {
  const all = Object.entries(players).map(([name, given]) => withFigures(name, given));
  const names = rankByFigures(all.toReversed(), ranking).map(({ name }) => name);
  expect(rankByFigures(all, ranking).map(({ name }) => name)).toEqual(names);
  return names;
}

test('by points: then by goal difference, then by goals for, then by name', () => {
  const names = ranked('points', {
    Ñato: { won: 2 },
    Nora: { won: 2 },
    Ana: { won: 1, drawn: 2, goalsFor: 9, goalsAgainst: 9 },
    Beto: { won: 2, goalsFor: 3, goalsAgainst: 1 },
    Caro: { won: 2, goalsFor: 4, goalsAgainst: 2 },
    Dani: { won: 0, drawn: 0, lost: 1 },
    Zulma: { won: 0 },
  });
  expect(names).toEqual(['Caro', 'Beto', 'Nora', 'Ñato', 'Ana', 'Dani']);
});

test('by goals: then in fewer matches; those without a goal are no scorers', () => {
  const names = ranked('goals', {
    Ana: { goals: 3, won: 2 },
    Beto: { goals: 3, won: 1 },
    Caro: { goals: 4, won: 9 },
    Dani: { goals: 0 },
  });
  expect(names).toEqual(['Caro', 'Beto', 'Ana']);
});

test('by streak: then without a defeat, then by the longest, then by points', () => {
  const names = ranked('streak', {
    Ana: { streak: { won: 2, unbeaten: 2, longest: 2 } },
    Beto: { streak: { won: 2, unbeaten: 5, longest: 2 } },
    Caro: { streak: { won: 0, unbeaten: 9, longest: 4 } },
    Dani: { streak: { won: 0, unbeaten: 0, longest: 4 } },
    Eva: { streak: { won: 0, unbeaten: 0, longest: 4 }, won: 2 },
    Zulma: { won: 0 },
  });
  expect(names).toEqual(['Beto', 'Ana', 'Caro', 'Eva', 'Dani']);
});

test('gold, silver and bronze are shared by equal players', () => {
  const ranksOf = (won: Record<string, number>) => {
    const all = Object.entries(won).map(([name, count]) => withFigures(name, { won: count }));
    return rankByFigures(all, 'points').map(({ name, rank }) => [name, rank]);
  };
  expect(ranksOf({ Ana: 2, Beto: 3, Caro: 2, Dani: 1 })).toEqual([
    ['Beto', 1],
    ['Ana', 2],
    ['Caro', 2],
    ['Dani', 4],
  ]);
  expect(ranksOf({ Ana: 1, Beto: 1, Caro: 1 })).toEqual([
    ['Ana', 1],
    ['Beto', 1],
    ['Caro', 1],
  ]);
});
