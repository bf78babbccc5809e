import { expect, test } from 'vitest';
import { readMatchMessage } from './read-match-message.ts';

const formatOf = (text: string) => {
  const { perSide = null, teamCount = null } = readMatchMessage(text, '2026-11-24T12:00');
  return [perSide, teamCount];
};

test.each([
  ['Fútbol 7 jueves 21hs', 7, null],
  ['⚽ FUTBOL 5 JUEVES ⚽', 5, null],
  ['F8 el sábado 16hs', 8, null],
  ['Futbol 11 21:00 jueves', 11, null],
  ['JUEVES - F5', 5, null],
  ['F-11 domingo 10 am', 11, null],
  ['Hoy 7 vs 7 en Ferro', 7, null],
  ['Jugamos 6x6 el martes', 6, null],
  ['5 contra 5, 21hs', 5, null],
  ['siete contra siete mañana', 7, null],
  ['Cancha de 8 en lo de Beto', 8, null],
  ['fútbol once el domingo', 11, null],
  ['Jueves 22hs, 3 equipos de 5', 5, 3],
  ['tres equipos de cinco, gana y sigue', 5, 3],
  ['Fútbol 5, 4 equipos de 5', 5, 4],
])('a format is read: %s', (text, perSide, teamCount) => {
  expect(formatOf(text)).toEqual([perSide, teamCount]);
});

test.each([
  'Fútbol 8 hs en Ferro',
  'fútbol 10 am',
  'antes fútbol 18:30',
  'Fútbol 7/12',
  'Fútbol 7 de diciembre 21hs',
  'fútbol 8 y media',
  'Cancha 7 en Ferro',
  'Alias: atlanta.f5',
  'F5 o F7, según cuántos seamos',
  'Fútbol 5 o 6, según cuántos seamos',
  'Perdimos 7 a 5',
  '2x1 en botines',
  'Voy en la 4x4',
  'Fútbol 3',
  'Fútbol 12',
  'Sale 5 lucas el fútbol',
  'Equipos de hoy',
  '4 equipos de 8',
  'Se suspende el fútbol 7',
])('no format is read: %s', (text) => {
  expect(formatOf(text)).toEqual([null, null]);
});
