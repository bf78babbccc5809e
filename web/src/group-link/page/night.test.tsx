import type { ShownTable } from '@picadito/domain';
import { expect, test } from 'vitest';
import { anEndedMatch, aShownMatch } from '../../../testing/players-page/a-group-page.ts';
import { read, TEAMS } from '../../../testing/players-page/rendered-page.ts';

const row = { drawn: 0, difference: null, points: null };
const NIGHT: ShownTable = {
  rows: [
    { ...row, team: 'naranja', played: 3, won: 2 },
    { ...row, team: 'claro', played: 4, won: 2 },
    { ...row, team: 'oscuro', played: 3, won: 0 },
  ],
  champion: null,
};

test('while a night runs, its table stands below the teams, the best team first', () => {
  const teams = { ...TEAMS, naranja: ['Dani'], suplente: [] };
  const page = read({ next: aShownMatch({ teams, night: NIGHT, canAnswer: false }) });
  expect(page).toContain('|NARANJA|Dani|La noche|La tabla de la noche|Equipo|J|G|E|');
  expect(page).toContain('|NARANJA|3|2|0|CLARO|4|2|0|OSCURO|3|0|0|');
});

test('goals and points stand in the table of a night only where they count', () => {
  const rows = NIGHT.rows.map((one, index) => ({ ...one, difference: 1 - index, points: 6 }));
  const page = read({ next: aShownMatch({ night: { ...NIGHT, rows } }) });
  expect(page).toContain(
    '|Equipo|J|G|E|Dif|Pts|NARANJA|3|2|0|+1|6|CLARO|4|2|0|0|6|OSCURO|3|0|0|−1|6|',
  );
});

test('after a night its champion stands in place of a score', () => {
  const night = { ...NIGHT, champion: 'Ganó NARANJA: 2 de 3' };
  const ended = [anEndedMatch({ night })];
  expect(read({ ended })).toContain('|Ganó NARANJA: 2 de 3 · jueves|');
  expect(read({ ended, next: null })).toContain('|Ganó NARANJA: 2 de 3|La tabla de la noche|');
});
