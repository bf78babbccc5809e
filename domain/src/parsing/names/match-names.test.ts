import { expect, test } from 'vitest';
import { nameMatcher } from './match-names.ts';
import { wordsOf } from '../words.ts';

const roster = [
  'Juan Pérez',
  'Juan Gómez',
  'Federico Díaz',
  'Ana',
  'Ana María Ruiz',
  'Íñigo',
  'Enrique Sosa',
  'Beto',
].map((name) => ({ id: name, name }));

test.each([
  ['whole, without accents', 'juan perez', ['Juan Pérez'], true],
  ['by the surname that one has', 'Gómez', ['Juan Gómez'], true],
  ['surname first', 'DIAZ federico', ['Federico Díaz'], true],
  ['by a beginning', 'fede', ['Federico Díaz'], true],
  ['by the first letter of the surname', 'Juan P', ['Juan Pérez'], true],
  ['by a nickname', 'quique', ['Enrique Sosa'], true],
  ['by the sound of a nickname', 'Kike', ['Enrique Sosa'], true],
  ['two letters swapped', 'Fedreico', ['Federico Díaz'], true],
  ['the one who has no other name', 'ana', ['Ana'], true],
  ['asked: a first name that two have', 'Juan', ['Juan Pérez', 'Juan Gómez'], false],
  ['by its sound', 'Veto', ['Beto'], true],
  ['asked: a slip in a short word', 'Bepo', ['Beto'], false],
])('a name matches %s: %s', (_, typed, ids, isSure) => {
  expect(nameMatcher(roster).match(wordsOf(typed), false)).toMatchObject({ ids, isSure });
});

test.each(['An', 'Lucas', 'Juan Sosa', 'Ramón'])('%s matches no player', (typed) => {
  expect(nameMatcher(roster).match(wordsOf(typed), false)).toBeNull();
});

test.each([
  ['Leo arquero', 'Leo Arq'],
  ['Leo Castro', 'Leo C'],
  ['Ale Martínez', 'Ale Mtz'],
  ['Ale Ruiz', 'Ale Ruiz'],
])('a whole surname matches a short one of the roster: %s', (typed, name) => {
  const short = ['Leo Arq', 'Leo C', 'Ale Mtz', 'Ale Ruiz'].map((one) => ({ id: one, name: one }));
  expect(nameMatcher(short).match(wordsOf(typed), false)).toMatchObject({
    ids: [name],
    isSure: true,
  });
});

test('an initial alone names only a player who has no other name', () => {
  const { match } = nameMatcher(['Diego A', 'J'].map((name) => ({ id: name, name })));
  expect(match(['a'], false)).toBeNull();
  expect(match(['diego', 'a'], false)).toMatchObject({ ids: ['Diego A'] });
  expect(match(['j'], false)).toMatchObject({ ids: ['J'] });
});

test('with exact matching, prefixes and typos match no player', () => {
  const { match } = nameMatcher(roster);
  expect(match(['fede'], true)).toBeNull();
  expect(match(['federico'], true)).toMatchObject({ ids: ['Federico Díaz'] });
});

test('a prefix of too many names matches no player', () => {
  const crowd = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, name: `Marc${n}` }));
  expect(nameMatcher(crowd).match(['mar'], false)).toBeNull();
});
