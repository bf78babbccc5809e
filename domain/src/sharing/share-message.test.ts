import { expect, test } from 'vitest';
import { shareMessage, type SharedTeams } from './share-message.ts';

const teams: SharedTeams = {
  date: '2026-11-26',
  time: '21:00',
  location: 'Cancha Núñez',
  claro: [
    { name: 'Álvaro', skillLevel: '5' },
    { name: 'Ana María', skillLevel: '3' },
  ],
  oscuro: [
    { name: 'Beto', skillLevel: '4' },
    { name: 'Ñato', skillLevel: '2' },
  ],
  suplente: [],
};

test('the message has the lines of the specification', () => {
  expect(shareMessage(teams, null).split('\n')).toEqual([
    'Equipos del Partido',
    'Fecha: 26/11/2026',
    'Hora: 21:00',
    'Lugar: Cancha Núñez',
    '',
    'Equipo Claro',
    'Álvaro (Nivel 5)',
    'Ana María (Nivel 3)',
    '',
    'Equipo Oscuro',
    'Beto (Nivel 4)',
    'Ñato (Nivel 2)',
    '',
    'Generado con Picadito',
  ]);
});

test('substitutes have a block of their own, before the footer', () => {
  const message = shareMessage({ ...teams, suplente: [{ name: 'Pipa', skillLevel: '2' }] }, null);
  expect(message.split('\n').slice(-5)).toEqual([
    '',
    'Suplentes',
    'Pipa (Nivel 2)',
    '',
    'Generado con Picadito',
  ]);
});

test('while the group link is on it stands before the footer, with the day of the match', () => {
  const message = shareMessage(teams, 'https://picadito.example/g/abc');
  expect(message.split('\n').slice(-4)).toEqual([
    '',
    'Mirá tu equipo: https://picadito.example/g/abc?26-11',
    '',
    'Generado con Picadito',
  ]);
});

test('without substitutes the message has no such block', () => {
  expect(shareMessage(teams, null)).not.toContain('Suplentes');
});

test('players without a level are named alone', () => {
  const bare = { ...teams, claro: [{ name: 'Álvaro' }], oscuro: [{ name: 'Beto' }] };
  expect(shareMessage(bare, null)).toContain('Equipo Claro\nÁlvaro\n\nEquipo Oscuro\nBeto\n\n');
});

test('an empty team has its title', () => {
  const message = shareMessage({ ...teams, oscuro: [] }, null);
  expect(message).toContain('\n\nEquipo Oscuro\n\nGenerado con Picadito');
});

test.each([
  ['2026-01-05', '9:30 p. m.', 'Fecha: 05/01/2026\nHora: 21:30\n'],
  ['5/1/2026', '7:05', 'Fecha: 05/01/2026\nHora: 07:05\n'],
  ['2026-12-31', 'a confirmar', 'Fecha: 31/12/2026\nHora: a confirmar\n'],
])('date %s and time %s are shown in the form of the specification', (date, time, lines) => {
  expect(shareMessage({ ...teams, date, time }, null)).toContain(lines);
});
