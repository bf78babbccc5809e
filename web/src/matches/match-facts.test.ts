import { expect, test } from 'vitest';
import { stepsDone, repeatsText } from './match-facts.ts';

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

test.each([
  [{ isRecurring: true, recurringDay: 4 }, 'Se repite cada jueves'],
  [{ isRecurring: true, recurringDay: 0 }, 'Se repite cada domingo'],
  [{ isRecurring: false, recurringDay: null }, null],
])('the text of the repetition: %j', (match, text) => {
  expect(repeatsText(match)).toBe(text);
});
