import { expect, test } from 'vitest';
import { readList } from '../parsing/index.ts';
import { listFile } from './list-file.ts';
import { noFigures } from './figures.ts';

const CREATED = '2026-11-26T21:00:00.000000Z';

function player(id: string, name: string, rating: number, whatsapp: string | null = null) {
  const skillLevel = String(rating) as '2';
  const own = { listId: 'l', userId: 'u', isRegular: false, createdAt: CREATED, owner: null };
  return { id, name, rating, skillLevel, whatsapp, ...own };
}

const figures = {
  ...noFigures(),
  playerId: 'ana',
  matchesPlayed: 9,
  attendanceRate: 75,
  won: 4,
  drawn: 2,
  lost: 1,
  points: 14,
  goals: 3,
  goalsFor: 20,
  goalsAgainst: 11,
  streak: { won: 1, unbeaten: 2, longest: 3 },
  answered: 0,
  punctual: 0,
};

test('each player is a row with the level, the number and the figures', () => {
  const file = listFile([player('ana', 'Ana', 4, '+5491155551234'), player('beto', 'Beto', 2)], {
    players: [figures],
  });
  expect(file.split('\r\n').slice(1)).toEqual([
    `Ana;4;"'+5491155551234";9;75;4;2;1;14;3;20;11;3`,
    'Beto;2;;0;0;0;0;0;0;0;0;0;0',
    '',
  ]);
});

test('players with one name are told apart as on the screen', () => {
  const file = listFile([player('one', 'Nico', 3), player('other', 'Nico', 3)], { players: [] });
  expect(file).toContain('\r\nNico 2;');
});

test('the file can be pasted into another list', () => {
  const file = listFile(
    [player('ana', 'Ana', 4, '+5491155551234'), player('paz', 'Paz "La Flaca"; Ruiz', 5)],
    { players: [{ ...figures, playerId: 'paz' }] },
  );
  expect(readList(file)).toMatchObject({
    rows: [
      { name: 'Ana', skillLevel: '4', whatsapp: '+5491155551234' },
      { name: expect.stringContaining('Paz'), skillLevel: '5' },
    ],
  });
});
