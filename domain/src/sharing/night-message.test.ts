import { expect, test } from 'vitest';
import { nightTable } from '../rotation/night-table.ts';
import { nightMessage } from './night-message.ts';

const MATCH = { date: '2026-11-19', location: 'Cancha Núñez' };
const WON = {
  home: 'claro',
  away: 'oscuro',
  outcome: 'home',
  homeGoals: null,
  awayGoals: null,
} as const;

test('the message of a night has its champion, the table and the group link', () => {
  const rules = { play: 'winner-stays' } as const;
  const table = nightTable(3, rules, [WON, { ...WON, away: 'naranja' }]);
  expect(nightMessage(MATCH, table, rules, 'https://x.test/g/abc')).toBe(
    `Ganó CLARO: 2 de 2
Jueves 19/11/2026 · Cancha Núñez

CLARO: 2 de 2
OSCURO: 0 de 1
NARANJA: 0 de 1

El próximo partido: https://x.test/g/abc`,
  );
});

test('the message of a round robin has points, and no link if it is off', () => {
  const rules = { play: 'round-robin' } as const;
  const message = nightMessage(MATCH, nightTable(3, rules, [WON]), rules, null);
  expect(message).toContain('Ganó CLARO: 3 puntos');
  expect(message.endsWith('OSCURO: 0 puntos\nNARANJA: 0 puntos')).toBe(true);
});
