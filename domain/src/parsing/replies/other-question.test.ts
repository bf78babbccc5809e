import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

const roster = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ id: name, name }));

/** Returns the names of the players whose replies are certain, after a call of Caro and a message of Dani. */
function certainAfter(message: string, ...replies: string[]): string[] {
  const text = ['Caro: jueves 21hs, quién va?', `Dani: ${message}`, ...replies].join('\n');
  const read = readReplies(text, roster).replies;
  return read.filter(({ sure, meaning }) => sure && meaning !== 'duda').map(({ name }) => name);
}

test.each([
  ['quién ataja?', 'yo no'],
  ['quién va al arco?', 'yo no'],
  ['alguien lleva pecheras?', 'no puedo'],
  ['quién juega de defensor?', 'yo no juego ahí'],
  ['quién puede pasar a buscarme?', 'yo no puedo ese día'],
  ['les parece a las 20?', 'no llego'],
  ['después hacemos asado', 'me prendo'],
  ['se suspende, llueve mucho', 'no voy entonces'],
  ['traigan pecheras', 'dale'],
  ['quién me lleva?', 'conmigo Dani, paso 19:45'],
  ['hay que llevar remera blanca', 'yo llevo dos'],
  ['son 5000 por cabeza', '👍'],
  ['son 5000 por cabeza', 'hecho'],
  ['quién no viene?', 'yo'],
  ['avisen los que no pueden', 'yo'],
  ['alguien lesionado?', 'yo sí'],
  ['hay bronca si cambio la cancha?', 'Ninguna'],
  ['y luego un pádel?', 'me apunto'],
  ['y el viernes pueden?', 'voy'],
])('a short answer after another question or message is asked: %s - %s', (message, answer) => {
  expect(certainAfter(message, `Ana: ${answer}`)).toEqual([]);
});

test.each([
  ['quién más va?', 'yo'],
  ['Ana venís?', 'sí'],
  ['cuánto sale?', 'voy'],
  ['cuánto sale?', 'Presente'],
  ['quién ataja?', 'me anoto para el jueves'],
])('an answer to a call or with words of coming is certain: %s - %s', (message, answer) => {
  expect(certainAfter(message, `Ana: ${answer}`)).toEqual(['Ana']);
});

test('a bare answer after a question to another player is asked', () => {
  expect(certainAfter('Beto venís?', 'Ana: sí')).toEqual([]);
  expect(certainAfter('Beto venís?', 'Beto: sí', 'Ana: yo sí')).toEqual(['Beto', 'Ana']);
});

test('who does as a player who does not come is asked', () => {
  expect(certainAfter('yo no puedo', 'Ana: yo igual')).toEqual(['Dani']);
  expect(certainAfter('yo no puedo', 'Ana: yo también')).toEqual(['Dani']);
  expect(certainAfter('yo voy', 'Ana: yo también')).toEqual(['Dani', 'Ana']);
});

test('a caller who urges the others has not answered', () => {
  const text = 'Caro: F8 jueves, quién va?\n1. Ana\nCaro: vamos, traigan gente';
  const { replies } = readReplies(text, roster);
  expect(replies.filter(({ sure }) => sure).map(({ name }) => name)).toEqual(['Ana']);
});

test.each(['uno se bajó', 'al final somos 3', 'son 2 los que llevo', 'mi amigo no puede'])(
  'a later message about guests makes their number a question: %s',
  (message) => {
    expect(certainAfter('voy', 'Ana: voy +1', 'Beto: voy', `Ana: ${message}`)).toEqual([
      'Dani',
      'Beto',
    ]);
  },
);

test('what is said of a player who doubts or then denies it is asked', () => {
  expect(certainAfter('voy', 'Ana: capaz', 'Beto: va Ana')).toEqual(['Dani']);
  expect(certainAfter('Ana no puede, avisó', 'Ana: eh? yo no dije eso')).toEqual([]);
});

test.each([
  'Beto siempre va',
  'para mí que Beto no viene',
  'Beto nunca puede los jueves',
  'Beto iba a ir creo',
])('a guess about another player is asked: %s', (message) => {
  expect(certainAfter('voy', `Ana: ${message}`)).toEqual(['Dani']);
});

test('a note that is not understood in a copied list is asked', () => {
  const list = 'Ana: 1. Ana\n2. Beto (amigo mío)\n3. Dani';
  expect(certainAfter('hola', list)).toEqual(['Ana', 'Dani']);
});

test.each([
  'no llego a tiempo',
  'no voy en auto',
  'al pádel no',
  'no llego puntual',
  'no puedo con la pizza',
  'no juego más con ustedes',
  'ayer no pude ir',
  'no voy a poder pagar',
  'no puedo el martes que viene',
])('a no that may be about something else than coming is asked: %s', (answer) => {
  expect(certainAfter('voy', `Ana: ${answer}`)).toEqual(['Dani']);
});

test.each([
  'voy a lo de Beto',
  'confirmado el horario',
  'pregunten a Beto si va',
  'somos 2 o 3',
  'vamos los 3',
  'voy y llevo arquero',
  'Beto dijo que si llega viene',
  'Beto dale',
])('a yes that leaves open who comes is asked: %s', (answer) => {
  expect(certainAfter('voy', `Ana: ${answer}`)).toEqual(['Dani']);
});

test.each([
  'malas noticias, el viernes cierran. Solo hay jueves, quién puede?',
  'la pasamos al viernes 21:00, misma cancha',
  'confirmen de nuevo por favor',
])('answers are asked after a caller who moves the match or asks again: %s', (said) => {
  const text = `Caro: lunes 21hs, quién va?\nAna: yo voy\nCaro: ${said}`;
  expect(readReplies(text, roster).replies).toMatchObject([{ name: 'Ana', sure: false }]);
});

test('tomorrow after today is another day, and today after tomorrow is not', () => {
  const sure = (first: string, then: string) =>
    readReplies(`Caro: ${first} 21hs, quién va?\nAna: yo voy\nCaro: ${then}, quién va?`, roster)
      .replies[0]?.sure;
  expect(sure('hoy', 'mejor mañana 21hs')).toBe(false);
  expect(sure('mañana', 'hoy 21hs')).toBe(true);
});

test('a question is over once somebody answers the call with a verb', () => {
  expect(certainAfter('cuánto sale?', 'Beto: sí voy', 'Ana: yo')).toEqual(['Beto', 'Ana']);
  expect(certainAfter('quién ataja?', 'Beto: sí voy', 'Ana: yo no')).toEqual(['Beto']);
});

test('a short answer is asked whatever pictures and laughs are beside it', () => {
  for (const said of ['👌 😅', '👌 jaja', 'che 👌', 'dale jaja'])
    expect(certainAfter('son 5000 por cabeza', `Ana: ${said}`)).toEqual([]);
});

test.each([
  ['Beto: Las dos cosas', 'va'],
  ['Beto: Partido sí, asado no puedo', 'va'],
  ['Beto: yo al partido y al asado', 'va'],
  ['Beto: solo partido', 'va'],
  ['Beto: solo al asado', 'no-va'],
  ['Beto: voy al asado al partido ni loco', 'duda'],
  ['Beto: Falto al partido y voy al asado', 'duda'],
  ['Beto: Partido paso y voy al asado', 'duda'],
  ['Beto: El partido lo miro y como el asado', 'duda'],
])('an answer to a call for a match and a meal is about the match: %s', (said, meaning) => {
  const text = `Caro: sábado partido a las 11 y después asado, quién va?\n${said}`;
  expect(readReplies(text, roster).replies).toMatchObject([{ name: 'Beto', meaning }]);
});

test('a player who asks who keeps goal has not called the group', () => {
  const text = 'Caro: hoy quién va?\nAna: quién va al arco?\nBeto: atajo yo\nAna: listo entonces';
  expect(readReplies(text, roster).replies).toMatchObject([
    { name: 'Beto', meaning: 'va' },
    { name: 'Ana', meaning: 'va' },
  ]);
});

test('answers to a call are void after a call a week later, although its sender answers it too', () => {
  const text = `1/7/25, 20:00 - Caro: jueves 21hs, quién va?
1/7/25, 20:02 - Ana: voy
1/7/25, 20:02 - Beto: voy
8/7/25, 19:30 - Caro: Este jueves misma hora. Yo juego. Confirmen
8/7/25, 20:00 - Beto: obvio`;
  const { replies } = readReplies(text, roster);
  expect(replies.map(({ name, meaning }) => [name, meaning])).toEqual([
    ['Caro', 'va'],
    ['Beto', 'va'],
  ]);
});
