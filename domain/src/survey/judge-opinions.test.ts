import { expect, test } from 'vitest';
import { judgeOpinions, openingProblem, opiningProblem } from './judge-opinions.ts';

const person = (name: string) => ({ key: name, name });
const PEOPLE = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema'].map(person);
const form = (said: Record<string, string>) => ({ survey: 's', player: 'Ana', ...said });

test('an incomplete answer is refused with the first missing names', () => {
  expect(judgeOpinions(PEOPLE, form({ Beto: '4', Caro: 'no', Dani: '2' }))).toEqual({
    sentence: 'Te falta decir cómo juega Ema.',
  });
  expect(judgeOpinions(PEOPLE, form({}))).toEqual({
    sentence: 'Te falta decir cómo juega Beto, Caro, Dani y 1 más.',
  });
});

test('only levels of players of the survey are stored, and «No jugué con él» stores none', () => {
  const said = { Beto: '4', Caro: 'no', Dani: '2', Ema: '5', Gone: '3' };
  expect(judgeOpinions(PEOPLE, form(said))).toEqual({
    levels: new Map([
      ['Beto', '4'],
      ['Dani', '2'],
      ['Ema', '5'],
    ]),
  });
  expect(judgeOpinions(PEOPLE, form({ ...said, Ana: '5' }))).toEqual({
    sentence: 'De vos no opinás: sacá tu nombre.',
  });
});

const device = (deviceHash: string, playerId: string, hasAnswered = false) => {
  return { deviceHash, playerId, hasAnswered };
};
const OTHERS = 'Para esta encuesta cuentan los celus que ya contestaban cuando se abrió.';
const AGAIN = 'Ya contestaste.';

test.each([
  ['a device that held the name', device('one', 'Ana'), null],
  ['another device of the player', device('two', 'Ana'), null],
  ['a device that held another name', device('three', 'Ana'), OTHERS],
  ['a device that held none', device('four', 'Ana'), OTHERS],
  ['a device that has answered', device('five', 'Caro'), AGAIN],
  ['a device of a player who has answered from another', device('six', 'Caro'), AGAIN],
  ['a device that held none, of a player who has answered', device('four', 'Caro'), OTHERS],
])('%s may answer, or reads why not', (_, asking, sentence) => {
  const devices = [
    device('one', 'Ana'),
    device('two', 'Ana'),
    device('three', 'Beto'),
    device('five', 'Caro', true),
    device('six', 'Caro'),
  ];
  expect(opiningProblem(devices, asking)).toBe(sentence);
});

test('a survey opens if five players can answer from their own devices, and is refused with the reason otherwise', () => {
  expect(openingProblem(5)).toBe(null);
  const why = 'Para que nadie adivine quién dijo qué hacen falta 5 que contesten desde su celu.';
  expect(openingProblem(3)).toBe(`${why} Hoy son 3.`);
  expect(openingProblem(1)).toBe(`${why} Hoy es 1.`);
  expect(openingProblem(0)).toBe(`${why} Hoy no hay ninguno.`);
});
