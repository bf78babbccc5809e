import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

/** Returns how Ana's message is read after a call of Caro, with a question mark if the organiser must decide. */
function replyTo(message: string): string {
  const roster = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const text = `Caro: jueves 21 hs, quién va?\nAna: ${message}`;
  const own = readReplies(text, roster).replies.find(({ playerId }) => playerId === 'Ana');
  if (!own) return '';
  return `${own.meaning}${own.guests > 0 ? `+${own.guests}` : ''}${own.sure ? '' : '?'}`;
}

test.each([
  ['voy a un casamiento', 'no-va?'],
  ['yo voy con mi ñero', 'va+1?'],
  ['anotame pero con asterisco', 'va?'],
  ['me la juego y les digo mañana', 'va?'],
  ['me anoto pero no 100%', 'va?'],
  ['todo indica que sí', 'va?'],
  ['Yo me sumo, Juan +2 también', 'va+2?'],
  ['voy, se suma también Lautaro', 'va?'],
  ['llego al final, para el asado', 'va?'],
  ['dos más y voy', 'duda?'],
  ['3 más y voy', 'duda?'],
  ['yo no, pero mi primo se prende', 'no-va+1?'],
  ['voy aunque esté lesionado', 'no-va?'],
  ['puedo no', 'va?'],
  ['no me dejan, pero voy, no juego', 'no-va?'],
  ['voy pero no juego', 'no-va?'],
  ['obvio que voy... a dormir', 'va?'],
  ['voy de vacaciones', 'va?'],
  ['voy con el auto, puedo llevar 3', 'va+3?'],
  ['uno de los dos va, Coco o yo', 'va?'],
  ['sí pero no 90 minutos', 'va?'],
  ['me prendo, pero el viernes', 'duda?'],
  ['voy el viernes', 'duda?'],
  ['o no, me quedo', 'no-va?'],
  ['van 3: yo, mi hermano y un amigo', 'va+1?'],
  ['no me esperen para el calentamiento', 'no-va?'],
  ['no llego hasta y media', 'no-va?'],
  ['ya no estoy lesionado', 'no-va?'],
  ['la baja de Beto la cubro yo', 'duda?'],
  ['Voy y Kevin también', 'va?'],
  ['voy, somos los 3 de siempre', 'va+2?'],
  ['somos los 4 del laburo', 'va+3?'],
  ['voy a mirar el turno y te digo', 'duda?'],
  ['voy a mirar y aviso', 'duda?'],
  ['me voy a anotar', 'duda?'],
  ['me voy para la cancha', 'duda?'],
  ['voy como a las 22 si me esperan', 'duda?'],
  ['poneme como duda', 'duda?'],
  ['anotame como que no voy', 'no-va?'],
  ['llego mañana de viaje', 'va?'],
  ['voy con gripe', 'va?'],
  ['voy si quiere Beto', 'duda?'],
  ['yo mal', 'va?'],
  ['voy tarde al laburo', 'va?'],
  ['ni sé', 'duda?'],
  ['mepa que no', 'duda?'],
  ['yo resaca', 'va?'],
  ['yo mañana', 'va?'],
  ['yo al banco', 'va?'],
  ['estoy en el banco', 'no-va?'],
  ['estoy clavado en la oficina', 'no-va?'],
  ['100', 'va?'],
  ['jaja 💪', ''],
  ['gracias gente 🙌', ''],
  ['hago lo imposible por llegar', ''],
])('a yes is asked unless the whole message is understood: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  'voy, pero llego 10 min tarde',
  'Al final voy, pude cambiar el turno',
  'no me deja votar, pero voy',
  'voy, llevo las pecheras',
  'Buenas noches, contá conmigo',
  'Voy al arco si querés',
  'voy al arco, no hace falta traer otro',
])('words about the way, the time or the team leave a yes certain: %s', (message) => {
  expect(replyTo(message)).toBe('va');
});

test.each([
  ['me re copa pero es el cumple de mi vieja', 'no-va?'],
  ['eu até queria mas tô de plantão', 'no-va?'],
  ['yo por ahora de turista', 'duda?'],
  ['yo que sé', 'duda?'],
  ['yo sé que Beto va', ''],
  ['yo arquero no', ''],
  ['alguien me pasa la ubicación?', ''],
  ['nada, me equivoqué de grupo', ''],
  ['❌ me opero el martes', 'duda?'],
])('what players say about themselves is asked if it is not understood: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['yo sí pero me salgo a las 9:45', 'va?'],
  ['voy pero me retiro temprano', 'va?'],
  ['me salgo', 'no-va'],
  ['listo para atajar', 'va?'],
  ["listo chera'a", 'va?'],
  ['no estoy listo para jugar', 'no-va'],
  ['ahí va a estar Ana', 'va'],
  ['va a estar bueno', ''],
  ['listo para el domingo', 'duda?'],
])('leaving early, being ready and the own name are understood: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['quién dijo que no voy', 'no-va?'],
  ['no voy a decir que no', 'no-va?'],
  ['no llego a las 21', 'no-va?'],
  ['no puedo atajar', ''],
  ['no juego de arquero', 'no-va?'],
  ['no juego sin arquero', 'no-va?'],
  ['imposible no ir', 'no-va?'],
  ['nel me bajo', 'no-va?'],
  ['nica me la pierdo', 'va'],
  ['nica, toy con fiebre', 'no-va'],
  ['Yo no, que me han puesto guardia', 'no-va'],
])('a denial is asked if it may deny something else than coming: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['Sepárame sitio', 'va'],
  ['ai stare', 'va'],
  ['boi', 'va'],
  ['fijazo', 'va'],
  ['No había visto el mensaje, voy', 'va'],
  ['somos 3 con los mellizos', 'va+2'],
])('answers in other spellings are read: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test('a caller who is not on the roster tells the day', () => {
  const { replies } = readReplies('Leo: sábado 18\nAna: puedo domingo', [{ id: 'a', name: 'Ana' }]);
  expect(replies).toMatchObject([{ meaning: 'duda', sure: false }]);
});

test.each(['bajame que tengo fiebre', 'me bajo que no llego'])(
  'a no with its reason is no double negation: %s',
  (message) => {
    expect(replyTo(message)).toBe('no-va');
  },
);

test.each([
  ['cancelo la mitad', 'no-va?'],
  ['mañana cancelo mi parte', 'no-va?'],
  ['paso más tarde', 'no-va?'],
  ['me pierdo el primer tiempo', 'no-va?'],
  ['me pierdo el asado', 'no-va?'],
  ['hoy paso', 'no-va'],
  ['paso gente, estoy muerto', 'no-va'],
  ['me pierdo el partido', 'no-va'],
])('a no is asked if it may be about a part of the match or a payment: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each(['👍', '💪', 'yo 💪', 'banco', 'firme', 'al 100', 'yo amiga', 'voy caminando'])(
  'a gesture or a few plain words after the call are a yes: %s',
  (message) => {
    expect(replyTo(message)).toBe('va');
  },
);

test.each([
  ['voy con el auto del laburo', 'va'],
  ['voy con la moto de la oficina', 'va'],
  ['voy, llevo la pelota del club', 'va'],
  ['llego +5 min', 'va'],
  ['voy, mi hermano viene a buscarme', 'va'],
  ['voy, un compromiso puede esperar', 'va'],
  ['No puedo, llevo a mi hijo al médico', 'no-va'],
  ['voy con el pelado de la oficina', 'va+1'],
  ['voy con dos pibes del laburo', 'va+2'],
  ['mi hija juega a las 6 así que llego justo', 'va+1?'],
  ['llevo a mi hijo pero no juega', 'va+1?'],
])('things and people who do not play are no guests: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test('a count without a noun is asked once something else than the call was said', () => {
  const roster = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const text = 'Caro: jueves 21 hs, quién va?\nBeto: voy. tienen petos?\nAna: llevo dos';
  expect(readReplies(text, roster).replies).toMatchObject([{ sure: true }, { sure: false }]);
});

test.each([
  ['Si el médico autoriza, voy', 'duda?'],
  ['si el jefe me deja, voy', 'duda?'],
  ['si al final consigo niñera, me sumo', 'duda?'],
  ['si hoy salgo temprano del laburo, llego', 'duda?'],
  ['si el miércoles me confirman, me sumo', 'duda?'],
  ['si también juega Beto, voy', 'duda?'],
  ['si el jueves voy', 'va'],
  ['Si el Madrid pierde, voy. jajaja es broma, contá conmigo', 'va'],
])('a clause that begins with si and is not understood is a condition: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['esta semana no me es posible', 'no-va'],
  ['no avanzo, tengo matrimonio y voy a estar chuchaqui', 'no-va'],
  ['todavía sin el alta', 'no-va'],
  ['mi mujer dice que no. O sea, yo digo que no', 'no-va'],
  ['al partido no jaja la rodilla', 'no-va'],
  ['al asado sí, al partido no jaja la rodilla', 'no-va'],
  ['fulbito sí, pizza no puedo', 'va'],
  ['pelada sim, churrasco não', 'va'],
  ['voy a estar muerto', ''],
  ['voy a estar con mi hijo', 'va+1?'],
  ['no me va a ser posible asistir', 'no-va'],
  ['voy a estar', 'va'],
  ['liberado!!', 'va?'],
  ['compteu amb mi', 'va'],
  ['ah si ya fue voy', 'va'],
])('phrases of accepting and refusing are read in all countries: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['no voy\nAna: cinco ya. Gracias Beto', 'no-va'],
  ['voy\nAna: yo le paso viendo 9 y media', 'va'],
  ['voy\nAna: el Beto no sabe ni escribir', 'va'],
])('words that answer nothing do not change an answer: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['Voy y llevo a dos, Santi y el Toro', 'va+2?'],
  ['Voy, pero el que viene fijo es mi colega Samu', 'va+1?'],
  [
    'Voy, pero el que viene fijo es mi colega Samu\nCaro: pero vienes o no\nAna: Samu sí. Yo te digo el lunes',
    'va+1?',
  ],
])('guests whose number or name follows are counted: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test.each([
  ['arreglé con un compañero, vuelvo a estar', 'va'],
  ['no puedo, llevo al nene a la psicopedagoga', 'no-va'],
  ['Llevo 2 panas, hay chance?\nCaro: claro\nAna: chévere, somos 3', 'va+2?'],
  [
    'Llevo 2 panas, hay chance?\nCaro: claro\nAna: somos 3\nAna: 1 nomás al final, el otro no puede',
    'va+1?',
  ],
  ['Puedo llevar a 2 primos?\nCaro: sí tráelos\nAna: va, entonces somos 3', 'va+2?'],
])('guests are counted with those whom the sender has mentioned: %s', (message, reply) => {
  expect(replyTo(message)).toBe(reply);
});

test('a person beside the sender is read, and a place with the name of a meal is no meal', () => {
  const roster = ['Ana', 'Beto', 'Caro', 'Dani M', 'Dani rubio'].map((name) => ({
    id: name,
    name,
  }));
  const said = [
    'Caro: jueves 21 hs en Ña Chela, quién va?',
    'Ana: voy, Beto también que está acá conmigo',
    'Dani el Rubio: voy',
  ];
  const { replies } = readReplies(said.join('\n'), roster);
  expect(replies.map(({ name, meaning, sure }) => [name, meaning, sure])).toEqual([
    ['Ana', 'va', true],
    ['Beto', 'va', true],
    ['Dani rubio', 'va', true],
  ]);
});
