import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

const roster = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));

/** Returns the replies after a call of Caro: 'Ana va+1', with a question mark if the organiser must decide. */
function repliesTo(text: string): string[] {
  const lines = `Caro: jueves 21 hs, quién va?\n${text}`;
  return readReplies(lines, roster).replies.map(
    ({ name, meaning, guests, sure }) =>
      `${name} ${meaning}${guests > 0 ? `+${guests}` : ''}${sure ? '' : '?'}`,
  );
}

test.each([
  ['Ana: Listo Beto, te anoto', ['Beto va']],
  ['Ana: quedás anotado Beto', ['Beto va']],
  ['Ana: no te anoto Beto', []],
  ['Ana: Beto te anoto si confirmás', ['Beto va?']],
  ['Ana: ya anoté a Beto', ['Beto va']],
  ['Ana: cuenten con Beto', ['Beto va']],
  ['Ana: sumame a Beto', ['Ana va?', 'Beto va']],
  ['Ana: Beto queda afuera', ['Beto no-va']],
  ['Ana: hablé con Beto, dice que no le dan las piernas', ['Beto no-va']],
  ['Ana: sale Beto y entra Caro', ['Beto no-va', 'Caro va']],
  ['Ana: entra Caro por Beto', ['Beto no-va', 'Caro va']],
  ['Ana: Gracias por Beto', []],
  ['Ana: Beto, anotá a Caro', ['Caro va']],
  ['Ana: Beto viene conmigo', ['Ana va', 'Beto va']],
  ['Ana: voy pero sin Beto que tiene fiebre', ['Ana duda?', 'Beto no-va?']],
])('who writes a player down answers for that player only: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: anoten a Beto y a Caro porfa', ['Beto va', 'Caro va']],
  ['Ana: bajen a la Caro', ['Caro no-va']],
  ['Ana: borrá a Beto', ['Beto no-va']],
  ['Ana: no anoten a Beto', ['Beto no-va?']],
  ['Ana: no saquen a Beto', ['Beto va?']],
  ['Ana: anotá a Beto si falta uno', ['Beto va?']],
  ['Ana: agregá a Beto al grupo porfa', []],
  ['Ana: separá a Beto de Caro', []],
  ['Ana: contale a Beto lo de la cancha', []],
  ['Ana: súmale a Beto 2000', []],
  ['Ana: ni yo ni Beto vamos', ['Ana no-va', 'Beto no-va']],
])('an order is about coming only if it says nothing else: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: dale Beto', ['Ana va?']],
  ['Ana: vamos gente que faltan 2', ['Ana va?']],
  ['Ana: dale Caro', ['Ana va']],
  ['Ana: dale', ['Ana va']],
])(
  'words that urge others need a decision, an answer to the caller does not: %s',
  (text, replies) => {
    expect(repliesTo(text)).toEqual(replies);
  },
);

test.each([
  ['Ana: conmigo somos 6 con el cuñado de Beto', ['Ana va']],
  ['Ana: vamos 7 con el hermano de Beto', []],
  ['Ana: llevo a Pau, a Meli y al Gonza', ['Ana va+3']],
  ['Ana: mi hermano y yo vamos', ['Ana va+1']],
  ['Ana: voy con Pau y Meli', ['Ana va+2?']],
  ['Ana: somos 3 yo Beto y Caro', ['Ana va', 'Beto va', 'Caro va']],
  ['Ana: yo y mi hermano (Beto) vamos', ['Ana va', 'Beto va']],
  ['Ana: voy con mi primo\nAna: mi primo se bajó, voy yo no más', ['Ana va']],
  ['Ana: voy +1\nAna: mi amiga no puede al final', ['Ana va?']],
])('guests are counted, and counts of everybody are no guests: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: vou não mano, plantão', ['Ana no-va']],
  ['Ana: vou poder não', ['Ana no-va']],
  ['Ana: sei não', ['Ana duda?']],
  ['Ana: yo también quedo en espera', ['Ana duda?']],
  ['Ana: avisen si se baja otro', ['Ana duda?']],
  ['Ana: ponele que sí', ['Ana duda?']],
  ['Ana: al arco no', []],
  ['Ana: voy al tiro', ['Ana va']],
  ['Ana: nah, estoy en Salto hasta el viernes', ['Ana no-va']],
  ['Ana: no puedo hasta el miércoles', ['Ana duda?']],
])('late negations, waiting and absences until a day are understood: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: voy, si no llueve', ['Ana duda?']],
  ['Ana: Si para un poco voy en la bici, sino no', ['Ana duda?']],
  ['Ana: se eu acordar eu vou', ['Ana duda?']],
  ['Ana: voy siempre y cuando haya lugar', ['Ana duda?']],
  ['Ana: voy, si no les jode', ['Ana duda?']],
  ['Ana: para el próximo contá conmigo', ['Ana duda?']],
  ['Ana: voy sí o sí', ['Ana va']],
])('a yes with a condition is a doubt, wherever the condition stands: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: eu vou e levo o Pedrinho', ['Ana va+1']],
  ['Ana: voy con Iván y su amigo', ['Ana va+2?']],
  ['Ana: llevo a dos colegas', ['Ana va+2']],
  ['Ana: Kevin y yo', ['Ana va?']],
  ['Ana: voy, y el Felipe mi vecino quiere jugar, puede?', ['Ana va+1?']],
  ['Ana: puedo llevar a un amigo?', ['Ana va+1?']],
  ['Ana: cuenten con nosotros', ['Ana va?']],
  ['Ana: voy con ganas', ['Ana va']],
  ['Ana: voy, llevo la pelota', ['Ana va']],
])('people beside the sender are counted or asked about: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: Ya somos 9: Ana, Beto y Caro. Falta uno', ['Ana va', 'Beto va', 'Caro va']],
  ['Ana: Hay lugar! Ya están Beto, Caro y yo', ['Beto va', 'Caro va', 'Ana va']],
  ['Ana: yo, Beto y uno más', ['Ana va+1', 'Beto va']],
  ['Ana: feliz cumple Beto, Caro y Ana', []],
])('names in a message are a yes if the words before them say so: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: perfecto, gracias', ['Ana va?']],
  ['Ana: dale que sale', ['Ana va?']],
  ['Ana: tomé frío ayer con la lluvia y voy', ['Ana va?']],
])('words that are not understood make a yes a question: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: acho que consigo, confirmo amanhã', ['Ana duda?']],
  ['Ana: voy, creo que llueve', ['Ana duda?']],
  ['Ana: me parece que voy', ['Ana duda?']],
  ['Ana: imagino que sí', ['Ana duda?']],
  ['Ana: confirmo depois', ['Ana duda?']],
  ['Ana: voy, me parece bien', ['Ana va']],
])('a verb of doubt anywhere makes the answer a doubt: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: solo llego a la pizza, al fulbito no', ['Ana no-va?']],
  ['Ana: cuenten conmigo para el asado', ['Ana va?']],
  ['Ana: fulbito sí', ['Ana va']],
  ['Ana: dije que sí, pero no puedo', ['Ana no-va']],
  ['Ana: sí, no puedo', ['Ana no-va?']],
])('a yes and a no about two things make the answer a question: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test('a first message that confirms the time of the match is no reply of its sender', () => {
  const { replies } = readReplies('Ana: Quinta 19h confirmado rapaziada\nBeto: voy', roster);
  expect(replies.map(({ name }) => name)).toEqual(['Beto']);
});

test('a sign after a message that ends in an answer is a reply to the call', () => {
  expect(repliesTo('Caro: Jueves 21h, quién juega?\nAna: Beto me llevás? voy\nBeto: ❌')).toEqual([
    'Ana va',
    'Beto no-va',
  ]);
});

test('a player who drops out may send somebody, about whom the organiser is asked', () => {
  expect(repliesTo('Ana: me bajo\nAna: mi hermano Joni puede ir en mi lugar')).toEqual([
    'Ana no-va+1?',
  ]);
  expect(repliesTo('Ana: no puedo pero les mando a mi primo')).toEqual(['Ana no-va+1?']);
});

test('a guest without a name in a list that is pasted again counts once', () => {
  const list = '1. Caro\n2. Ana\n3. amigo de Ana';
  expect(repliesTo(`[10:00] Ana: ${list}\n[10:05] Beto: ${list}\n4. Beto`)).toEqual([
    'Caro va',
    'Ana va+1',
    'Beto va',
  ]);
});

test('plain answers after a question about the ball are asked', () => {
  const text = 'Ana: voy\nCaro: alguien puede llevar pelota?\nBeto: yo puedo\nAna: yo no puedo';
  expect(repliesTo(text)).toEqual(['Ana no-va?', 'Beto va?']);
});

test('answers after a question about a dinner are asked', () => {
  const text = 'Ana: voy\nCaro: otra cosa, quién se queda a cenar?\nBeto: yo no\nAna: yo no';
  expect(repliesTo(text)).toEqual(['Ana no-va?', 'Beto no-va?']);
});

test('a sender is the player with the initial of the surname', () => {
  const players = ['Martín S', 'Martín R'].map((name) => ({ id: name, name }));
  const chat = '[10:00] Leo: quién va?\n[10:01] Martín Silva: voy';
  expect(readReplies(chat, players).replies).toMatchObject([{ playerId: 'Martín S', sure: true }]);
});

test.each([
  'Ana: me bajo, me reemplaza mi primo Kevin',
  'Ana: no puedo, me reemplaza Kevin',
  'Ana: me bajo, va Kevin por mí',
  'Ana: no voy, le dejo mi lugar a mi cuñado',
])('who sends somebody that is not on the roster is asked about a guest: %s', (text) => {
  expect(repliesTo(text)).toEqual(['Ana no-va+1?']);
});

test('a reply of which somebody asks whether it is meant is asked', () => {
  expect(repliesTo('Ana: sí claro\nBeto: es un sí o un no Ana')).toContain('Ana va?');
  expect(repliesTo('Ana: voy\nBeto: Ana en serio?')).toEqual(['Ana va?']);
  expect(repliesTo('Ana: voy\nBeto: grande Ana')).toEqual(['Ana va']);
});

test.each([
  ['Ana: voy, mi hermano me cubre en el laburo', ['Ana va?']],
  ['Ana: estoy, y llevo a mi hermano si falta gente', ['Ana va+1?']],
  ['Ana: voy, y si falta gente llamo a un amigo', ['Ana va?']],
  ['Ana: si se bajó Beto entro yo', ['Ana va?']],
  ['Ana: voy\nAna: Beto venís o no', ['Ana va']],
  ['Ana: mi amigo no viene al final yo sí', ['Ana va']],
  ['Ana: Beto dice que no puede yo sí', ['Beto no-va', 'Ana va']],
  ['Ana: confirmo, positivo 😷', ['Ana va?']],
  ['Ana: YO VOY MUCHACHOS', ['Ana va']],
  ['Ana: YO LLEVO LA PELOTA NUEVA', ['Ana va?']],
  ['Ana: yo voy y llevo a beto', ['Ana va', 'Beto va']],
  ['Ana: ya no quiero jersey', ['Ana no-va?']],
  ['Ana: voy\nAna: ni idea', ['Ana va?']],
])('other words beside an answer do not turn it around: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test('a guest of a second sender counts, and one in a copy of a numbered list does not', () => {
  const [ana, beto] = ['[20:00, 19/11] Ana: - Ana', '[20:01, 19/11] Beto: - Beto'];
  expect(repliesTo(`${ana}\n- un amigo\n${beto}\n- un amigo`)).toEqual(['Ana va+1?', 'Beto va+1?']);
});

test('names without marks in a message of one of them are a list after a call for who comes', () => {
  const listed = (said: string, call = 'anoten su nombre') =>
    repliesTo(`[20:00, 19/11] Dani: ${call}\n[20:01, 19/11] ${said}`);
  expect(listed('Ana: Beto\nAna')).toEqual(['Beto va', 'Ana va']);
  expect(listed('Ana: Beto\nCaro')).toEqual([]);
  for (const call of ['Quién no va?', 'Quiénes faltan pagar?', 'Quién debe plata?'])
    expect(listed('Ana: Beto\nAna', call)).toEqual([]);
});

test('a cry over a list is no heading, and names with a colon are senders', () => {
  const text = 'Ana:\n1- Ana\n2- Beto\n3- Caro\nBeto:\nsacame\nAna:\nnoooo\n1- Ana\n2- Caro';
  const { replies } = readReplies(text, roster);
  expect(replies.map(({ name, meaning, sure }) => [name, meaning, sure])).toEqual([
    ['Ana', 'no-va', false],
    ['Beto', 'no-va', true],
    ['Caro', 'va', true],
  ]);
});

test.each([
  ['Ana: Kevin confirmado', ['Ana va?']],
  ['Ana: Kevin no', ['Ana no-va?']],
  ['Ana: San Beto juega hoy', ['Beto va?']],
  ['Ana: que vaya Beto al arco', ['Beto va?']],
  ['Ana: Beto que venga', ['Beto va?']],
  ['Ana: voy\nAna Laburo: no puedo esta vez', ['Ana va', 'Ana Laburo no-va?']],
])(
  'a person who may be another one, or who is only wanted, needs a decision: %s',
  (text, replies) => {
    expect(repliesTo(text)).toEqual(replies);
  },
);

test('a player whose name is also a verb does not answer for the sender', () => {
  const players = ['Ana', 'Topo', 'Caro'].map((name) => ({ id: name, name }));
  const { replies } = readReplies('Caro: jueves 21 hs, quién va?\nAna: el Topo no va', players);
  expect(replies).toMatchObject([{ playerId: 'Topo', meaning: 'no-va', sure: true }]);
});

test('an organiser writes what players answered after their names', () => {
  expect(repliesTo('Ana: no puede, trabaja\nBeto: viene con uno')).toEqual([
    'Ana no-va',
    'Beto va+1',
  ]);
  expect(repliesTo('Ana - no puede, trabaja')).toEqual(['Ana no-va']);
  expect(repliesTo('Ana: Beto viene?\nBeto: va a llover')).toEqual([]);
  expect(repliesTo('Ana: Beto no contestó\nCaro: no puede')).toEqual([]);
});
