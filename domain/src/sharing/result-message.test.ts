import { expect, test } from 'vitest';
import { resultMessage, sharedResult } from './result-message.ts';

const MATCH = { date: '2026-11-26', location: 'Cancha Núñez' };
const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
const TEAMS = { claro: named('Ana', 'Beto', 'Ivo'), oscuro: named('Caro', 'Dani', 'Leo') };
const scorer = (playerId: string, goals: number, ownGoals = 0) => ({ playerId, goals, ownGoals });

test('a result lists the scorers of each team, most goals first, and la figura', () => {
  const result = sharedResult(
    {
      score: { claro: 5, oscuro: 4 },
      scorers: [scorer('ana', 1), scorer('beto', 3), scorer('caro', 2), scorer('dani', 0, 1)],
    },
    TEAMS,
    ['Beto'],
  );
  expect(resultMessage(MATCH, result, null)).toBe(
    [
      '¡Ganó Claro! Claro 5 – 4 Oscuro',
      'Jueves 26/11/2026 · Cancha Núñez',
      '',
      'Goles de Claro: Beto 3, Ana y Dani en contra',
      'Goles de Oscuro: Caro 2',
      'La figura: Beto',
    ].join('\n'),
  );
});

test('goals of a guest are under a name that says so', () => {
  const score = { claro: 2, oscuro: 1 };
  const scorers = [scorer('ana', 2), scorer('caro', 1)];
  const result = sharedResult({ score, scorers, guests: ['ana', 'ivo'] }, TEAMS);
  expect(resultMessage(MATCH, result, null)).toContain(
    'Goles de Claro: Ana (invitado) 2\nGoles de Oscuro: Caro',
  );
  expect(result.teams.claro).toEqual(['Ana', 'Beto', 'Ivo']);
});

test('a result without scorers is two lines and the group link', () => {
  const none = { claro: [], oscuro: [] };
  const score = { claro: 0, oscuro: 0 };
  const result = sharedResult({ score, scorers: [] }, none);
  const address = 'https://picadito.ar/g/abc';
  expect(resultMessage(MATCH, result, { address, isVoting: false })).toBe(
    [
      '¡Empate! Claro 0 – 0 Oscuro',
      'Jueves 26/11/2026 · Cancha Núñez',
      '',
      'El próximo partido: https://picadito.ar/g/abc',
    ].join('\n'),
  );
});

test('the number in a name is told from the number of goals', () => {
  const teams = { ...TEAMS, oscuro: named('Nico', 'Nico 2', 'Nico 3', 'Leo') };
  const scorers = [scorer('nico 2', 2), scorer('nico', 1), scorer('nico 3', 1), scorer('beto', 1)];
  const own = [scorer('leo', 0, 2)];
  const score = { claro: 3, oscuro: 4 };
  const result = sharedResult({ score, scorers: [...scorers, ...own], guests: ['nico 3'] }, teams);
  expect(resultMessage(MATCH, result, null)).toContain(
    'Goles de Claro: Beto y Leo 2 en contra\n' +
      'Goles de Oscuro: Nico 2 (2), Nico y Nico 3 (invitado)',
  );
  const few = [scorer('nico', 2), scorer('nico 2', 1)];
  expect(resultMessage(MATCH, sharedResult({ score, scorers: few }, teams), null)).toContain(
    'Goles de Oscuro: Nico (2) y Nico 2 (1)',
  );
});

test('own goals of several are counted, and a tie for la figura is shared', () => {
  const scorers = [scorer('leo', 1, 2), scorer('ivo', 1)];
  const score = { claro: 2, oscuro: 7 };
  const result = sharedResult({ score, scorers }, TEAMS, ['Leo', 'Ivo']);
  expect(resultMessage(MATCH, result, null)).toContain(
    'Goles de Claro: Ivo y Leo 2 en contra\nGoles de Oscuro: Leo\nLa figura: Leo e Ivo',
  );
  expect(resultMessage(MATCH, result, null)).toMatch(/^¡Ganó Oscuro! /);
});

test('while players vote for La figura the message asks for it', () => {
  const score = { claro: 1, oscuro: 0 };
  const link = { address: 'https://picadito.ar/g/abc', isVoting: true };
  const message = resultMessage(MATCH, sharedResult({ score, scorers: [] }, TEAMS), link);
  expect(message).toMatch(/\n\nVotá La figura: https:\/\/picadito.ar\/g\/abc$/);
});
