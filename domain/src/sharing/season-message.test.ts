import { expect, test } from 'vitest';
import { seasonMessage } from './season-message.ts';

const NOTHING = { mostPresent: null, longestStreak: null, closest: null };

test('the message of a season has its numbers, names and the closest match', () => {
  const card = {
    matches: 38,
    goals: 214,
    players: 27,
    mostPresent: { names: ['Nico', 'Ana'], count: 35 },
    longestStreak: { names: ['Beto'], count: 7 },
    closest: { date: '2026-08-14', claro: 5, oscuro: 5 },
  };
  expect(seasonMessage('2026', 'Los jueves', card)).toBe(
    [
      '2026 en Los jueves',
      '38 partidos, 214 goles y 27 jugadores',
      'Más presente: Nico y Ana (35 partidos)\nRacha más larga: Beto (7 ganados seguidos)\nPartido más parejo: Claro 5 – 5 Oscuro (14/08/2026)',
    ].join('\n\n'),
  );
});

test('more than three equal players are counted, and what is not known is left out', () => {
  const mostPresent = { names: ['Ana', 'Beto', 'Caro', 'Dani'], count: 1 };
  const card = { matches: 1, goals: 1, players: 4, ...NOTHING, mostPresent };
  expect(seasonMessage('all', 'Los jueves', card)).toBe(
    'Siempre en Los jueves\n\n1 partido, 1 gol y 4 jugadores\n\nMás presente: 4 jugadores (1 partido)',
  );
});
