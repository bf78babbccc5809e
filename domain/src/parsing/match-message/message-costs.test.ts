import { expect, test } from 'vitest';
import { readMatchMessage } from './read-match-message.ts';

const read = (text: string) => readMatchMessage(text, '2026-11-24T12:00');

test.each([
  ['cancha 35 mil', '35 mil'],
  ['Jueves 21hs en El Galpón, cancha 35 mil', '35 mil'],
  ['$42.000 la cancha', '$42.000'],
  ['La cancha sale $ 40.000. Somos 10', '$ 40.000'],
  ['Cancha: $35.000', '$35.000'],
  ['cancha: 35000', '35000'],
  ['la cancha cuesta 9500', '9500'],
  ['sale 35 lucas la cancha', '35 lucas'],
  ['alquiler de cancha 28k', '28k'],
  ['Cancha 5: $35.000', '$35.000'],
  ['35 mil la cancha, 10 jugadores, 3500 cada uno', '35 mil'],
  ['Vayan pasando la guita, 21 lucas entre todos, alias FULBO.JUEVES', '21 lucas'],
  ['cancha 35 mil, ya pagué 10 mil de seña', '35 mil'],
  ['La pista sale 40 €', '40 €'],
  ['cancha 3.5 mil', '3.5 mil'],
])('what the pitch costs is read as written: %s', (text, cost) => {
  expect(read(text).cost).toBe(cost);
});

test.each([
  'Cancha: $3.500 cada uno. Alias: potrero.mp',
  'cancha 3500 c/u',
  'cancha $3.500\nc/u',
  'la cancha sale 3500 por cabeza',
  'cada uno pone 3500 de la cancha',
  'hay que poner 3500 de cancha',
  '≈ $3.500 la cancha si son 10',
  'sale 3500 c/u',
  '$28.000, somos 10 = 2800 c/u',
  '💰 $5000',
  'Precio: $350',
  'cancha 5',
  'Cancha 2100hs',
  'jueves 21hs cancha 11',
  'cancha $35',
  'cancha $3.5000',
  'la cancha sale 40',
  'seña de la cancha $10.000',
  'dejé 10 mil de la cancha',
  'faltan 15 mil de la cancha',
  'la cancha sale 20 mil la hora',
  'cancha 30 mil o 35 mil',
  'cancha 30-35 mil',
  'la cancha sale unos 35 mil',
  'entre 30 y 35 mil la cancha',
  'cancha 35 mil y pico',
  'antes la cancha salía 30 mil',
  'cancha 30 mil. No, 35 mil la cancha',
  'no sale 35 mil la cancha',
  'asado total 50 mil',
  'se suspende, la cancha sale 35 mil igual',
])('an amount that is not clearly the cost of the pitch is left out: %s', (text) => {
  expect(read(text).cost).toBeNull();
});

test('the cost is no place and no hour', () => {
  expect(read('Jueves 21hs cancha 35 mil')).toEqual({
    date: '2026-11-26',
    time: '21:00',
    location: null,
    cost: '35 mil',
  });
  expect(read('Jueves 21hs en El Galpón cancha $20.000')).toMatchObject({
    location: 'El Galpón',
    time: '21:00',
  });
  expect(read('Jueves 21hs Cancha 5: $35.000').location).toBe('Cancha 5');
});
