import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

const roster = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ id: name, name }));

/** Returns the replies after a call of Caro: 'Ana va', with a question mark if the organiser must decide. */
function repliesTo(text: string): string[] {
  const { replies } = readReplies(`Caro: jueves 21 hs, quién va?\n${text}`, roster);
  return replies.map(
    ({ name, meaning, guests, sure }) =>
      `${name} ${meaning}${guests > 0 ? `+${guests}` : ''}${sure ? '' : '?'}`,
  );
}

test.each([
  ['Ana: igual me animo, mañana les digo', ['Ana va?']],
  ['Ana: si, en una hora confirmo', ['Ana duda?']],
  ['Ana: me sumo, más tarde les confirmo', ['Ana duda?']],
])('an answer that announces another one is asked: %s', (text, replies) => {
  expect(repliesTo(text).map((one) => one.replace(/ \S+\?$/u, ' ?'))).toEqual(
    replies.map((one) => one.replace(/ \S+\?$/u, ' ?')),
  );
});

test.each([
  ['Ana: Beto el Dani se bajó', ['Dani no-va']],
  ['Ana: Beto, Dani no va', ['Dani no-va']],
  ['Ana: Beto y Dani no van', ['Beto no-va', 'Dani no-va']],
  ['Ana: Se bajó Beto, y tampoco Dani', ['Beto no-va', 'Dani no-va']],
  ['Ana: Beto va, y Dani tb', ['Beto va', 'Dani va']],
  ['Ana: Beto viene con 2 amigos', ['Beto va+2']],
])('a verb for one person is not about a player who is addressed: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: yo paso por vos Beto, salgo 19.45', ['Ana va?']],
  ['Ana: voy, te recojo Beto', ['Ana va']],
  ['Ana: Voy, y tapo si no hay arquero', ['Ana va?']],
  ['Ana: agréguenme', ['Ana va']],
  ['Ana: qué viejos estamos', []],
  ['Beto: 2\nDani: 3\nAna: 4, al arco', ['Ana va', 'Dani va']],
  ['Ana: mi hermano no viene conmigo', ['Ana no-va?']],
  ['Ana: ni muerto falto', ['Ana va']],
  ['Ana: anoten a Beto por favor', ['Beto va']],
  ['Ana: decile a Beto que venga', ['Beto va?']],
  ['Ana: el 8 para mí', ['Ana va']],
  ['Ana: mío el último cupo', ['Ana va']],
  ['Ana: Yo juego también, ya me quité la férula', ['Ana va']],
  ['Ana: hoy sí, aupa', ['Ana va']],
])('what only a player who comes says is a yes: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  'yo sigo en Trujillo hasta fin de mes',
  'Yo sigo con el desgarro, dos semanas más',
  'son tres semanas quieto',
  'uh me tengo que borrar',
  'tengo que faltar',
  'imposible, estoy en el puesto de la feria',
])('what keeps a player away is a no: %s', (said) => {
  expect(repliesTo(`Ana: ${said}`)[0]).toMatch(/^Ana no-va/u);
});

test.each([
  ['Ana: voy\nBeto: x2\nDani: x3', ['Ana va', 'Beto va?', 'Dani va?']],
  ['Ana: no puedo\nBeto: x2', ['Ana no-va', 'Beto no-va?']],
  ['Ana: no llego\nBeto: yo igual que Ana, cierre de mes', ['Ana no-va', 'Beto no-va?']],
  ['Ana: voy\nAna: x2', ['Ana va']],
])('an answer that repeats another one has its meaning and is asked: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: si va Beto voy\nBeto: voy', ['Ana va?', 'Beto va']],
  ['Ana: voy si el Beto juega\nBeto: no puedo', ['Ana no-va?', 'Beto no-va']],
  ['Ana: si viene Beto no voy\nBeto: voy', ['Ana duda?', 'Beto va']],
])('a condition about another player is met by the answer of that player: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test('several headings in one message each give their answer to the names after them', () => {
  expect(repliesTo('Caro: Confirmados: Ana y Beto. Bajas: Dani')).toEqual([
    'Ana va',
    'Beto va',
    'Dani no-va',
  ]);
});

test.each([
  ['Ana: no puedo decirte que no', ['Ana no-va?']],
  ['Ana: antes muerta que faltar', ['Ana no-va?']],
  ['Ana: el jueves juego con los del trabajo', []],
  ['Ana: me sumo al viaje', ['Ana va?']],
])('words about something else than coming are no certain answer: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: Beto, Thiago al final no puede. Yo sí', ['Ana va']],
  ['Ana: voy, con mi hijo Thiago\nAna: Beto, Thiago al final no puede. Yo sí', ['Ana va?']],
  ['Ana: beto no va, esta en cordoba con la novia', ['Beto no-va']],
  ['Ana: Beto no va, tengo cumple', ['Beto no-va', 'Ana no-va?']],
  ['Ana: Beto y yo llegamos juntos', ['Ana va', 'Beto va']],
  ['Ana: Beto está sin internet, me dijo que lo anoten', ['Beto va']],
  ['Ana: Beto dice que lo anoten si falta uno', ['Beto duda?']],
  ['Ana: Eu vou. O Beto falou que não vem', ['Ana va', 'Beto no-va']],
  ['Ana: conmigo y con Beto vamos 8', ['Ana va', 'Beto va']],
  ['Ana: conmigo y con Sebas vamos 8', ['Ana va']],
  ['Ana: Beto no va conmigo', ['Ana no-va?', 'Beto no-va?']],
  ['Ana: hablé con Beto, dice que la anote a la hermana', []],
  ['Ana: Voy. Va Ezequiel conmigo, mi cuñado', ['Ana va+1?']],
  ['Ana: voy\nAna: llevo una galleta por Beto, el Benja', ['Ana va+1?']],
])('a message about others is about the person named beside the verb: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: não vou não, tá doendo', ['Ana no-va']],
  ['Ana: perdón recién veo esto, hoy no puedo', ['Ana no-va']],
])('words beside an answer that are no answer leave it certain: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: Beto está acá en el laburo, dice que va', ['Beto va?']],
  ['Ana: hola, soy la hija de Ana, mamá dejó el celu en casa pero dice que va', ['Ana va']],
  ['Ana: Beto está sin señal, pero me dijo que lo anoten', ['Beto va']],
  ['Ana: habla la señora de Ana, está internada, no va a poder ir', ['Ana no-va']],
  ['Ana: Beto dejá de hablar. Estoy viendo, avisó el jefe que capaz no salgo', ['Ana duda?']],
])('what another person reports is about the player whom it names: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: según cómo salga del médico', ['Ana duda?']],
  ['Ana: voy, pero no me pongan al arco', ['Ana va']],
  ['Ana: vou, mas não me coloca no gol de novo', ['Ana va']],
  ['Ana: llevo a mi hermano a Colonia. No llego', ['Ana no-va']],
  ['Ana: me mandó tres semanas más de reposo', ['Ana no-va?']],
  ['Ana: voy y llevo a mi nena que ya juega', ['Ana va+1?']],
  ['Ana: yo voy y me llevo a mi compañero de curro', ['Ana va+1']],
])('a doubt, a wish about the goal and a way elsewhere are understood: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: a Beto no le llegan los mensajes pero va', ['Beto va']],
  ['Ana: escribo por Beto, que está sin batería: va', ['Beto va']],
  ['Ana: tamo', ['Ana va']],
  ['Ana: me anotás?', ['Ana va']],
  ['Ana: la próxima me sumo', ['Ana no-va']],
  ['Ana: nos fuimos a la playa, pásenla lindo', ['Ana no-va?']],
  ['Ana: me acompaña un amigo', ['Ana va+1?']],
])('short answers of everyday speech are understood: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});

test.each([
  ['Ana: Beto está conmigo, dice que va', ['Beto va']],
  ['Ana: dice Beto que lo anoten', ['Beto va']],
  ['Ana: Beto no sabe todavía', ['Beto duda?']],
  ['Ana: Beto quedó en confirmar mañana', ['Beto duda?']],
  ['Ana: voy con mi mujer a cenar, no llego', ['Ana no-va?']],
  ['Ana: sumen a mi primo Fede, yo también voy', ['Ana va+1']],
  ['Ana: me guardan lugar?', ['Ana va']],
])('the person whom an answer is about is found: %s', (text, replies) => {
  expect(repliesTo(text)).toEqual(replies);
});
