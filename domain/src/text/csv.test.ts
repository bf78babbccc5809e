import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('a file begins with a byte order mark and separates its cells by semicolons', () => {
  expect(
    csvFile([
      ['Jugador', 'Goles'],
      ['Íñigo', 12],
    ]),
  ).toBe('\uFEFFJugador;Goles\r\nÍñigo;12\r\n');
});

test.each(['=1+1', '+5491155551234', '-2', '@suma', '\tAna', '\rAna'])(
  'a text that a spreadsheet would calculate is quoted as a text: %j',
  (text) => expect(csvFile([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

test('a negative number stays a number', () => {
  expect(csvFile([[-3]])).toBe('\uFEFF-3\r\n');
});

test('semicolons, quotes and line breaks stay inside their cell', () => {
  expect(csvFile([['Ana; la 10', 'El "Pato"', 'dos\nrenglones', 'O’Neil-Paz']])).toBe(
    '\uFEFF"Ana; la 10";"El ""Pato""";"dos\nrenglones";O’Neil-Paz\r\n',
  );
});
