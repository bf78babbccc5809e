import { expect, test } from 'vitest';
import { judgeOpinions, opiningProblem } from './judge-opinions.ts';

const person = (name: string) => ({ key: name, name });
const PEOPLE = ['Ana', 'Beto', 'Caro', 'Dani', 'Ema'].map(person);
const form = (said: Record<string, string>) => ({ survey: 's', player: 'Ana', ...said });

test('who leaves out names reads the first of them', () => {
  expect(judgeOpinions(PEOPLE, form({ Beto: '4', Caro: 'no', Dani: '2' }))).toEqual({
    sentence: 'Te falta decir cómo juega Ema.',
  });
  expect(judgeOpinions(PEOPLE, form({}))).toEqual({
    sentence: 'Te falta decir cómo juega Beto, Caro, Dani y 1 más.',
  });
});

test('levels are taken of those whom the survey is about, and «No jugué con él» leaves nothing', () => {
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

const ANA = person('Ana');
const free = { holder: null, player: ANA, hasOwnLink: false, isHeld: false, hasAnswered: false };
const OTHERS = 'Este celu es de Beto: contesta por Beto, una vez.';
const HELD = 'Ya hay otro celu como Ana. Contestá desde ese, o pedile tu link a quien organiza.';

test.each([
  ['a device without a name, of a free one', free, null],
  ['the holder', { ...free, holder: ANA, isHeld: true }, null],
  ['the own link, whoever holds the name', { ...free, hasOwnLink: true, isHeld: true }, null],
  ['a device of another name', { ...free, holder: person('Beto') }, OTHERS],
  ['a device without a name, of a held one', { ...free, isHeld: true }, HELD],
  ['the holder, again', { ...free, holder: ANA, hasAnswered: true }, 'Ya contestaste.'],
  ['who may not, of one who has answered', { ...free, isHeld: true, hasAnswered: true }, HELD],
])('what %s reads', (_, opining, sentence) => {
  expect(opiningProblem(opining)).toBe(sentence);
});
