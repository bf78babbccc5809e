import { MESSAGES } from '@picadito/domain';
import { readList } from '@picadito/domain/parsing';
import { expect, test } from 'vitest';
import { checkRows, type PasteRow, rowsFrom, rowsOfContacts, splitRow } from './paste-list-rows.ts';

const pasted = (text: string, existing: string[] = []) => rowsFrom(readList(text, existing));
const rightNumbers = () => null;
const check = (rows: readonly PasteRow[], existing: string[] = []) =>
  checkRows(rows, existing, rightNumbers).map(({ row, notes, problem }) => ({
    name: row.name,
    isOut: row.isOut,
    notes,
    problem: problem?.sentence ?? null,
  }));

test('known and repeated players and invalid names are excluded with a reason', () => {
  const rows = pasted('1. Ana\n2. Martín\n4. ANA\n5. Si alguien quiere venir avise', ['Martin']);
  expect(check(rows, ['Martin'])).toMatchObject([
    { name: 'Ana', isOut: false, notes: [] },
    { name: 'Martín', isOut: true, notes: ['Ya está en la lista.'] },
    { name: 'ANA', isOut: true, notes: ['Está repetido en el texto.'] },
    { isOut: true, notes: ['No parece un jugador. Si lo es, marcalo.'] },
  ]);
});

test('a repeated name is valid once the other one is excluded or corrected', () => {
  const rows = pasted('Ana\nBeto\nAna');
  const mended = rows.map((row, at) => ({ ...row, isOut: at === 0 }));
  expect(check(mended)[2]).toMatchObject({ isOut: false, notes: [] });
});

test('a list with unique names refuses a repeated name', () => {
  const rows = pasted('Ana\nAna').map((row) => ({ ...row, isOut: false }));
  const refuse = (_: string, earlier: readonly string[]) =>
    earlier.length > 0 ? 'Otra vez.' : null;
  const problems = checkRows(rows, [], rightNumbers, refuse).map(({ problem }) => problem);
  expect(problems).toEqual([null, { field: 'name', sentence: 'Otra vez.' }]);
  expect(checkRows(pasted('Ana\nAna'), [], rightNumbers, refuse)[1]).toMatchObject({
    problem: null,
    notes: ['Está repetido en el texto.'],
  });
});

test('an invalid number is reported at its row only', () => {
  const rows = pasted('Ana 123 456\nBeto 1144443333');
  const numberProblem = (typed: string) =>
    typed === '123 456' ? { sentence: MESSAGES.whatsappDigits, meant: null } : null;
  expect(checkRows(rows, [], numberProblem).map(({ problem }) => problem)).toEqual([
    { field: 'whatsapp', sentence: MESSAGES.whatsappDigits, meant: null },
    null,
  ]);
});

test('a remark of the text about a player is noted, and the player is added', () => {
  const text = '1. Nico\n2. Nico\n3. Lolo (Nico)\n4. N?stor\nSuplentes\n1. Ana';
  expect(check(pasted(text)).map(({ name, isOut, notes }) => [name, isOut, notes])).toEqual([
    ['Nico', false, []],
    ['Nico 2', false, ['¿Es otro Nico? Si es el mismo, sacalo.']],
    ['Lolo', false, ['Lo trae Nico.']],
    ['N\ufffdstor', false, ['Llegó con letras rotas: revisá el nombre.']],
    ['Ana', false, ['En el texto está en espera.']],
  ]);
});

test('a number that a spreadsheet has rounded is left out, and has to be typed again', () => {
  expect(check(pasted('Nombre;Celular\nAna;5,49116E+12'))).toMatchObject([
    { name: 'Ana', notes: ['La planilla cortó el número: escribilo de nuevo.'], problem: null },
  ]);
  const whole =
    'Nombre;Apellido;Nivel;Celular\nAna;Núñez;4;"5,49116E+12"\n"Paz, Beto";;3;\nCaro;Sosa;2;1155550103';
  expect(check(pasted(whole))).toMatchObject([
    { name: 'Ana Núñez', notes: ['La planilla cortó el número: escribilo de nuevo.'] },
    { name: 'Paz, Beto', notes: [] },
    { name: 'Caro Sosa', notes: [] },
  ]);
});

test('a keeper is noted as one', () => {
  expect(check(pasted('1. Ana (arquera)\n2. Beto'))).toMatchObject([
    { name: 'Ana', isOut: false, notes: ['Es arquero.'] },
    { name: 'Beto', notes: [] },
  ]);
});

test('a number without a name needs one', () => {
  const [row] = pasted('1. +54 9 11 5555-0199');
  expect(check(row ? [row] : [])).toMatchObject([
    { name: '', isOut: false, problem: 'Es un número sin nombre: escribí de quién es.' },
  ]);
});

test('two names in one line become two rows, the number stays with the first', () => {
  const rows = pasted('Ana\nJuan / Pedro 4 1144443333\nBeto');
  const [, both] = rows;
  const split = both ? splitRow(rows, both) : [];
  expect(
    split.map(({ name, skillLevel, whatsapp }) => `${name} ${skillLevel} ${whatsapp}`),
  ).toEqual(['Ana 3 ', 'Juan 4 1144443333', 'Pedro 4 ', 'Beto 3 ']);
  expect(new Set(split.map(({ id }) => id)).size).toBe(4);
});

test('a row that may be two people by a point can be split', () => {
  const rows = pasted('1. Juan.Pedro\n2. Ana');
  const [both] = rows;
  const split = both ? splitRow(rows, both) : [];
  expect(split.map(({ name }) => name)).toEqual(['Juan', 'Pedro', 'Ana']);
});

test('contacts are normalised, and players who are on the list already are excluded', () => {
  const contacts = [
    { name: '\u202eAna\u0000', number: '11 5555 1234' },
    { name: 'beto', number: '' },
  ];
  expect(rowsOfContacts(contacts, ['Beto'])).toMatchObject([
    { name: 'Ana', whatsapp: '11 5555 1234', isOut: false },
    { name: 'beto', isOut: true },
  ]);
});

test('an error of the server is shown at its row', () => {
  const failure = { field: 'whatsapp', sentence: 'Revisalo.' } as const;
  const rows = pasted('Ana\nBeto').map((row, at) => (at === 0 ? { ...row, failure } : row));
  const problems = checkRows(rows, [], rightNumbers).map(({ problem }) => problem);
  expect(problems).toEqual([failure, null]);
});
