import { expect, test } from 'vitest';
import { stepsDone } from './steps-done.ts';

const done = (confirmedCount: number, hasTeams = false) => [
  ...stepsDone({
    confirmedCount,
    teamCounts: hasTeams ? { claro: 5, oscuro: 5, suplentes: 0 } : null,
  }),
];

test('without a match no step is done', () => {
  expect([...stepsDone(null)]).toEqual([]);
});

test('players are called once teams are possible', () => {
  expect(done(1)).toEqual([]);
  expect(done(2)).toEqual(['convocar']);
});

test('teams are done once they are saved', () => {
  expect(done(10)).not.toContain('equipos');
  expect(done(10, true)).toEqual(['convocar', 'equipos']);
});

test('teams saved before everyone dropped out stay saved', () => {
  expect(done(0, true)).toEqual(['equipos']);
});
