import { expect, test } from 'vitest';
import { teamsWith, toTeam } from './use-late-player.ts';

const player = (id: string) => ({ id, name: id, skillLevel: '3' as const });
const TEAMS = {
  claro: [player('a'), player('b')],
  oscuro: [player('c')],
  naranja: [player('d')],
  suplente: [player('s')],
};

test('the sentence about a late player names the team, and who is replaced', () => {
  expect(toTeam('claro', undefined)).toBe('a CLARO');
  expect(toTeam('claro', player('Juli'))).toBe('a CLARO por Juli');
});

test('a late player joins a team, and leaves the substitutes', () => {
  const ids = { claro: ['a', 'b'], oscuro: ['c', 's'], naranja: ['d'], suplente: [] };
  expect(teamsWith(TEAMS, 's', 'oscuro', undefined)).toMatchObject(ids);
});

test('a late player for whom no team has a place is the last substitute', () => {
  const ids = { claro: ['a', 'b'], oscuro: ['c'], naranja: ['d'], suplente: ['s', 'z'] };
  expect(teamsWith(TEAMS, 'z', null, undefined)).toMatchObject(ids);
});

test('a late player takes the place of one who left, who becomes a substitute', () => {
  const ids = { claro: ['b', 'z'], oscuro: ['c'], naranja: ['d'], suplente: ['s', 'a'] };
  expect(teamsWith(TEAMS, 'z', 'claro', 'a')).toMatchObject(ids);
});
