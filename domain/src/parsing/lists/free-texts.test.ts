import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

/** Returns the rows of a list: 'Ana', 'Ana k' for a keeper, 'Ana w' for one who waits, and 'Ana?' with a question. */
function rowsOf(text: string): string[] {
  return readList(text).rows.map(
    ({ name, isKeeper, isWaiting, host, doubts }) =>
      `${name}${isKeeper ? ' k' : ''}${isWaiting ? ' w' : ''}${host === null ? '' : ` of ${host}`}${doubts.length > 0 ? '?' : ''}`,
  );
}

test.each(['Suplentes', 'Sustitutos', 'SUBSTITUTOS:'])(
  'players under a word for substitutes wait: %s',
  (word) => {
    expect(rowsOf(`1. Ana\n2. Beto\n${word}\n1. Caro`)).toEqual(['Ana', 'Beto', 'Caro w']);
  },
);

test.each([
  ['Nombre;Nivel;Portero\nAna;4;no\nBeto;2;sí\nCaro;3;', ['Ana', 'Beto k', 'Caro']],
  ['Jugador;Nivel;¿Arquero?\nAna;4;x\nBeto;2;\nCaro;3;no', ['Ana k', 'Beto', 'Caro']],
  ['Nombre;Nivel;Suplente\nAna;4;sí\nBeto;2;no\nCaro;3;no', ['Ana w', 'Beto', 'Caro']],
])('a yes in a column is about the role in its title: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  'van: 1 Ana 2 Beto Lara 3 el Doc 4 Caro 5 ____',
  '1 Ana 2 Beto Lara 3 el Doc 4 Caro',
  'Juegan: 1- Ana 2- Beto Lara 3- el Doc 4- Caro',
  '1-Ana.2-Beto Lara.3-el Doc.4-Caro',
  'Buenas, para mañana van quedando Ana, Beto Lara, el Doc y Caro. Falta uno',
])('names within one line are read: %s', (text) => {
  expect(rowsOf(text)).toEqual(['Ana', 'Beto Lara', 'el Doc', 'Caro']);
});

test.each([
  ['- Turco - arq 1er tiempo', 'Turco k?'],
  ['- Turco - solo 1er tiempo', 'Turco?'],
  ['- Turco 50/50', 'Turco?'],
  ['- Turco va igual!!', 'Turco?'],
  ['- Turco arquero si no viene nadie', 'Turco?'],
  ['- Turco - DFC, llega 21:10', 'Turco?'],
  ['- Turco (trae arquero)', 'Turco?'],
  ['- Turco (arco 1er tiempo)', 'Turco k'],
  ['- Turco Portero', 'Turco k?'],
])('the name of a row ends before a remark: %s', (line, row) => {
  expect(rowsOf(`- Ana\n${line}\n- Beto\n- Caro`)).toEqual(['Ana', row, 'Beto', 'Caro']);
});

test.each([
  ['3) Fede y Mauro (vienen juntos)', ['Fede', 'Mauro']],
  ['3) Los gemelos (Raúl y Hugo)', ['Raúl?', 'Hugo?']],
  ['3) Beto, su hijo Tomi', ['Beto', 'Tomi of Beto']],
])('all people of a line are read: %s', (line, rows) => {
  expect(rowsOf(`1) Ana\n2) Caro\n${line}\n4) Dani`)).toEqual(['Ana', 'Caro', ...rows, 'Dani']);
});

test.each(['pocho si no llueve', 'pocho llega tarde', 'pocho depende del laburo'])(
  'a name with an answer behind it is asked in a list without marks: %s',
  (line) => {
    expect(rowsOf(`fútbol martes 20 hs\n\nana\nbeto\ncaro\ndami\n${line}`).at(-1)).toMatch(
      /^pocho.*\?$/u,
    );
  },
);

test('places in the team before names are headings', () => {
  expect(
    rowsOf(
      'En el arco Ñeco, atrás Juan con Ana Paz, por las puntas Beto y Tavo, y arriba Edwin.\nDe suplentes Teo y el Rolo.',
    ),
  ).toEqual(['Ñeco k', 'Juan', 'Ana Paz', 'Beto', 'Tavo', 'Edwin', 'Teo w', 'el Rolo w']);
  expect(rowsOf('Ya somos cuatro: Ana, Beto, el Rolo y yo (Diego). De golero va Beto.')).toEqual([
    'Ana',
    'Beto k',
    'el Rolo',
    'Diego',
  ]);
});

test.each([
  'Richard contesta mañana.',
  'A Richard toca preguntarle.',
  'Hay que preguntarle a Richard',
])('a player who has not answered is asked: %s', (line) => {
  expect(rowsOf(`Vamos Ana, Beto y Caro.\n${line}`)).toEqual(['Ana', 'Beto', 'Caro', 'Richard?']);
});

test.each([
  ['[10:05, 1/2/2026] Beto: voy y traigo a mi hermano Hugo', ['Beto?', 'Hugo of Beto?']],
  ['[10:05, 1/2/2026] Beto: yo y mi hermano Hugo', ['Beto?', 'Hugo of Beto?']],
  ['[10:05, 1/2/2026] Beto: 👍', ['Beto?']],
  ['[10:05, 1/2/2026] Beto: puesto 💪', ['Beto?']],
  ['[10:05, 1/2/2026] Beto: va, conmigo somos 7. falta portero', ['Beto?']],
])('the sender of an answer and named guests are rows: %s', (line, rows) => {
  expect(
    rowsOf(`[10:00, 1/2/2026] Ana: jueves 21 hs, quién viene?\n${line}`).slice(-rows.length),
  ).toEqual(rows);
});

test.each([
  ['carnal de Beto', 'carnal de Beto of Beto?'],
  ['suegro de Beto', 'suegro de Beto of Beto?'],
  ['Galleta de Beto (se llama Benja)', 'Benja of Beto?'],
  ['Santi amigo del Beto', 'Santi of Beto?'],
  ['(el +1 de Beto)', 'Invitado de Beto of Beto?'],
])('a guest is recognised by the word for the friend: %s', (line, row) => {
  expect(rowsOf(`1) Ana\n2) Beto\n3) Santi R\n4) ${line}`)[3]).toBe(row);
});

test('a relative of the sender in a list that grows is a guest of the sender', () => {
  const list = '1 Ana\n2 Beto\n3 Caro';
  const chat = `[20:00, 19/11] Ana: ${list}\n[20:01, 19/11] Beto: ${list}\n4 Cacho (mi cuñado)\n[20:02, 19/11] Dani: ${list}\n4 Cacho (mi cuñado)\n5 Dani`;
  expect(rowsOf(chat)).toContainEqual(expect.stringMatching(/^Cacho of Beto/u));
});

test.each([
  ['emi también va, me dijo', 'emi?'],
  ['Va el Chengue al arco, confirmado', 'Chengue k?'],
])('a player whom a message adds is asked: %s', (message, row) => {
  const chat = `[20:00, 19/11] Ana: Ana\nBeto\nCaro\n[20:01, 19/11] Ana: ${message}`;
  expect(rowsOf(chat)).toEqual(['Ana', 'Beto', 'Caro', row]);
});

test('a call with the answer of its sender at the end counts the sender', () => {
  const chat = '[20:00, 19/11] Ana: Mañana 21:30 Parque Sur, quiénes están? Yo juego';
  expect(rowsOf(`${chat}\n[20:01, 19/11] Beto: Voy y llevo a mi hermano`)).toEqual([
    'Ana',
    'Beto?',
  ]);
});

test('a player of whom the sender has no number is read', () => {
  expect(rowsOf('Ana 4 - 11 5632 8841\nIván 3 - no tengo el num')).toEqual(['Ana', 'Iván']);
});

test.each([
  ['Me faltan contestar Leo y Tavo', ['Leo?', 'Tavo?']],
  ['Falta responder: Leo, Tavo', ['Leo?', 'Tavo?']],
  ['Leo depende del trabajo.', ['Leo?']],
  ['Falta confirmar Leo', ['Leo?']],
  ['Van Rulo, Pipe y Tito. Falta que conteste Leo.', ['Rulo', 'Pipe', 'Tito', 'Leo?']],
  ['Esperando respuesta de Leo', ['Leo?']],
  ['Sumamos a Leo y a Tavo', ['Leo?', 'Tavo?']],
  ['Leo va en lugar de Hugo', ['Leo?']],
  ['Sale Hugo, entra Leo', ['Hugo?', 'Leo']],
  ['El Negro dijo que cae con un primo', ['El Negro?']],
  ['También se suma Leo, cuñado de Beto', ['Leo of Beto?']],
  ['Leo avisó que no llega', ['Leo?']],
  ['Deben: Leo 200, Tavo Sosa 400 (dos jueves)', ['Leo?', 'Tavo Sosa?']],
  ['Leo (salió lesionado, entró Tavo)', ['Leo?', 'Tavo?']],
])('players of whom a line tells in words are rows: %s', (line, rows) => {
  expect(rowsOf(`Ana\nBeto\nCaro\n${line}`).slice(3)).toEqual(rows);
});

test.each([
  ['su yerno Hugo', 'Hugo of Beto'],
  ['Hugo (compañero de laburo de Beto)', 'Hugo of Beto'],
  ['Hugo (lo invita el Beto)', 'Hugo of Beto?'],
  ['Hugo, invitado del Beto, que viene por primera vez', 'Hugo of Beto?'],
])('the host of a guest is read from the words beside the guest: %s', (line, row) => {
  expect(rowsOf(`1. Ana\n2. Beto\n3. ${line}\n4. Dani`)[2]).toBe(row);
});

test('words in brackets do not become a part of a name that an initial tells apart', () => {
  expect(rowsOf('1. Pablo S. (Ventas)\n2. Pablo G. (Depósito)\n3. Ana')).toEqual([
    'Pablo S?',
    'Pablo G',
    'Ana',
  ]);
});

test('the relative of an organiser in a sentence of names is a player without a host', () => {
  expect(
    rowsOf('Estimados, para el sábado cuento con Ana, Beto y mi yerno Hugo. En el arco va Ana'),
  ).toEqual(['Ana k?', 'Beto?', 'Hugo?']);
});

test.each([
  [
    'Juegan:\nAna\nBeto\nWalter Sosa\n\nAbrazo\nWalter Sosa\nSecretario',
    ['Ana', 'Beto', 'Walter Sosa'],
  ],
  ['1. Ana\n2. Beto\n\nUn abrazo,\nRuben', ['Ana', 'Beto', 'Ruben?']],
  ['- Ana\n- Beto\n\nCualquier cosa me escriben. Beso, Ana', ['Ana', 'Beto']],
  ['- el flaco\n- Beto\n- Caro\n\natt: el flaco', ['el flaco', 'Beto', 'Caro']],
  ['Los de hoy somos: Ana, Beto, Caro y yo. Saludos, Dani', ['Ana', 'Beto', 'Caro', 'Dani?']],
])('a signature under a list is nobody else: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('a sentence tells of several players who do not come or have not decided', () => {
  expect(
    rowsOf('Somos: Ana, Beto y Caro. Faltarían 2, Omar no puede y Erick dice que a lo mejor'),
  ).toEqual(['Ana', 'Beto', 'Caro', 'Omar?', 'Erick?']);
});

test('a line that explains the signs of answers is no heading', () => {
  const list = '✅ va ❌ no va\n✅ Ana\n❌ Beto\n✅ Caro';
  expect(rowsOf(list)).toEqual(['Ana', 'Beto?', 'Caro']);
  expect(rowsOf(`${list}\nDani`)).toEqual(['Ana', 'Beto?', 'Caro', 'Dani?']);
});

test('signs that a line explains as payments are no answers', () => {
  expect(rowsOf('✅ pagado  ❌ sin pagar\n\n1. Ana ✅\n2. Beto ❌\n3. Caro ❌')).toEqual([
    'Ana',
    'Beto',
    'Caro',
  ]);
});

test.each(['Mati chico', 'Mati grande', 'Dani el rubio', 'don Álvaro', 'el flaco'])(
  'words that tell two people of one name apart belong to the name: %s',
  (name) => {
    expect(rowsOf(`1. Ana\n2. ${name}\n3. Beto\n4. Mati Ruiz`)).toContain(name);
  },
);

test('a number struck out with its name is given to the next player', () => {
  expect(rowsOf('1. Ana\n2. ~Beto~\n2. Caro\n3. Dani')).toEqual(['Ana', 'Beto?', 'Caro', 'Dani']);
});

test.each([
  ['Cualquier cosa 11 5555-0173 Beto', '11 5555-0173'],
  ['Yape a Beto 11 5555-0173', null],
])('only a number for questions is that of the player beside it: %s', (line, number) => {
  const { rows } = readList(`1. Ana\n2. Beto\n3. Caro\n\n${line}`);
  expect(rows.map(({ whatsapp }) => whatsapp)).toEqual([null, number, null]);
  expect(rows[1]?.doubts).toEqual(number === null ? [] : ['remark', 'joined']);
});

test.each([
  ['1. Ana\n2. Beto\n3. Caro\n4. invitado Beto', 'Invitado de Beto of Beto?'],
  ['- Ana\n- Beto\n- Caro debe 12\n- Dani debe 2', 'Dani'],
  ['Nombre - nivel - fono\n\nAna - 4 - +56 9 8123 4501\nBeto - 3 - 9 7712 0934', 'Beto'],
  ['Ana\nBeto\nCaro\n\nLos que van al asado avisen a Ana', 'Caro'],
])('the last person of a list is read without other words: %s', (text, row) => {
  expect(rowsOf(text).at(-1)).toBe(row);
});

test('a sender writes another player down, and keeps goal if nobody minds', () => {
  const said = ['Ana: quién va el jueves?', 'Beto: yo voy', 'Caro: sumame a mi y a Dani'];
  const text = [...said, 'Eva: Voy al arco si no hay drama']
    .map((one) => `12/3/26 21:04 - ${one}`)
    .join('\n');
  expect(rowsOf(text)).toEqual(['Beto', 'Caro?', 'Dani?', 'Eva k?']);
});
