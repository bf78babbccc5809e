import { expect, test } from 'vitest';
import { noFigures, type Figures } from './figures.ts';
import { rankByFigures, type FigureRanking } from './rank-by-figures.ts';

type Given = Partial<Omit<Figures, 'streak'>> & { streak?: Partial<Figures['streak']> };

const player = (name: string, { streak, ...given }: Given) => {
  const none = noFigures();
  return { id: name, name, ...none, won: 1, ...given, streak: { ...none.streak, ...streak } };
};

function ranked(ranking: FigureRanking, players: Record<string, Given>): string[] {
  const all = Object.entries(players).map(([name, given]) => player(name, given));
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

test('ranks are 1, 2, 3, …, also of equals', () => {
  const all = ['Ana', 'Beto', 'Caro'].map((name) => player(name, {}));
  expect(rankByFigures(all, 'points').map(({ rank }) => rank)).toEqual([1, 2, 3]);
});
