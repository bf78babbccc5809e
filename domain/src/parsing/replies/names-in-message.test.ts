import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

const roster = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva'].map((name) => ({ id: name, name }));

/**
 * Returns the replies of players after a call of Caro: 'Ana va+1', with a question mark if the organiser must decide.
 */
function repliesTo(said: string): string[] {
  const { replies } = readReplies(`Caro: jueves 21 hs, quién va?\n${said}`, roster);
  return replies
    .filter(({ playerId }) => playerId !== null)
    .map(
      ({ name, meaning, guests, sure }) =>
        `${name} ${meaning}${guests > 0 ? `+${guests}` : ''}${sure ? '' : '?'}`,
    )
    .toSorted();
}

const ALL_COME = ['Ana va', 'Beto va', 'Caro va', 'Dani va'];

test.each([
  'Caro: Lista: eu, Ana, Beto e Dani. 4 por enquanto',
  'Caro: Conmigo, Ana, Beto y Dani somos cuatro',
  'Caro: Entonces Ana, Beto, Dani y yo',
  'Caro: Ya, para jugar voy contando: yo, Ana, Beto y el Dani. Falta gente!!',
  'Caro: Ana, Beto, Dani y yo = 4',
  'Caro: quedamos yo Ana Beto y Dani',
  'Caro: Lista: Ana (ya me dijo que sí), Beto, Dani y un servidor',
  'Caro: somos 4 conmigo: Ana Beto Dani',
  'Caro: tenemos a Ana, a Beto, a Dani y yo, faltan 3',
])('a list of names in which the sender is counts all of them: %s', (said) => {
  expect(repliesTo(said)).toEqual(ALL_COME);
});

test('guests after the sender in a list are guests of the sender', () => {
  expect(
    repliesTo('Caro: bo ya somos 6: voy yo, el beto, ana, dani y dos gurises del laburo'),
  ).toEqual(['Ana va', 'Beto va', 'Caro va+2', 'Dani va']);
  expect(repliesTo('Caro: somos 7: Ana, Beto +1, Dani, Eva con el hermano y yo')).toEqual([
    'Ana va',
    'Beto va+1',
    'Caro va',
    'Dani va',
    'Eva va+1',
  ]);
});

test('names after words that are not known to list people are asked', () => {
  expect(repliesTo('Caro: va quedando así, Ana, Beto, Dani')).toEqual([
    'Ana va?',
    'Beto va?',
    'Dani va?',
  ]);
});

test.each([
  'Caro: falta que paguen Ana, Beto y Dani',
  'Caro: ayer ganaron Ana, Beto y Dani',
  'Caro: Ana, Beto, Dani: faltan pagar',
  'Caro: Ana, Beto y Dani vienen?',
  'Caro: Ana, Beto y Dani no contestaron',
  'Caro: hablé con Ana, Beto y Dani',
  'Caro: saludos a Ana, Beto y Dani',
])('a list of names that is about something else answers nothing: %s', (said) => {
  expect(repliesTo(said)).toEqual([]);
});

test('a list of people who do not come is a no for all of them', () => {
  expect(repliesTo('Caro: no vienen Ana, Beto ni Dani')).toEqual([
    'Ana no-va',
    'Beto no-va',
    'Dani no-va',
  ]);
});

test('two players who come in one car both come', () => {
  expect(repliesTo('Dani: Eva y yo vamos en mi coche, sobra un sitio')).toEqual([
    'Dani va',
    'Eva va',
  ]);
});
