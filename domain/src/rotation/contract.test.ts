import { expect, test } from 'vitest';
import { gameInput } from './contract.ts';
import { finalGoals, gameName } from './game.ts';

const GAME = { home: 'claro', away: 'oscuro', outcome: 'home' } as const;
const isValid = (game: object) => gameInput.safeParse({ ...GAME, ...game }).success;

test('a game needs its teams and who won, and nothing else', () => {
  expect(gameInput.parse(GAME)).toEqual({
    ...GAME,
    homeGoals: null,
    awayGoals: null,
    lent: [],
    absent: [],
  });
  expect(isValid({ home: 'oscuro' })).toBe(false);
  expect(isValid({ away: 'azul' })).toBe(false);
  expect(isValid({ outcome: 'claro' })).toBe(false);
});

test('the goals of a game agree with who won', () => {
  expect(isValid({ homeGoals: 2, awayGoals: 1 })).toBe(true);
  expect(isValid({ homeGoals: 1, awayGoals: 1 })).toBe(false);
  expect(isValid({ homeGoals: 0, awayGoals: 1, outcome: 'away' })).toBe(true);
  expect(isValid({ homeGoals: 2 })).toBe(false);
  expect(isValid({ homeGoals: 51, awayGoals: 0 })).toBe(false);
});

test('the name of a game has its teams, its outcome and its goals', () => {
  expect(gameName({ ...GAME, homeGoals: null, awayGoals: null })).toBe('claro-oscuro-home');
  expect(gameName({ ...GAME, homeGoals: 2, awayGoals: 0 })).toBe('claro-oscuro-home-2-0');
});

test('goals that were counted are those of the game, with the one that ended it', () => {
  expect(finalGoals({ home: 2, away: 1 }, 'home')).toEqual({ homeGoals: 2, awayGoals: 1 });
  expect(finalGoals({ home: 1, away: 1 }, 'away')).toEqual({ homeGoals: 1, awayGoals: 2 });
  expect(finalGoals({ home: 1, away: 1 }, 'draw')).toEqual({ homeGoals: 1, awayGoals: 1 });
});

test('goals that nobody counted, or that contradict the outcome, are unknown', () => {
  const unknown = { homeGoals: null, awayGoals: null };
  expect(finalGoals(null, 'home')).toEqual(unknown);
  expect(finalGoals({ home: 2, away: 0 }, 'away')).toEqual(unknown);
  expect(finalGoals({ home: 2, away: 0 }, 'draw')).toEqual(unknown);
});
