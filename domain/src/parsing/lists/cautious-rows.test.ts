import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

/** Returns the names about which the reader asks, and those that it adds without a question. */
function namesOf(text: string): { asked: string[]; sure: string[] } {
  const { rows } = readList(text);
  const named = (isAsked: boolean) =>
    rows.filter(({ doubts }) => doubts.length > 0 === isAsked).map(({ name }) => name);
  return { asked: named(true), sure: named(false) };
}

test.each([
  'Buenas gente! Mañana 20hs en Parque Sur (Av. Roca 3400), traigan clara',
  'Fulbo del martes, cancha Los Pinos, 21hs puntual!!',
  'Plaza Irlanda',
  'Rivadavia 2300',
  'Policlínico 5555-1237',
  'Papelera San Juan',
  'Atte Lucho',
])('no words of a message or a place are a player without a question: %s', (line) => {
  const { sure } = namesOf(`${line}\nAna\nBeto\nCaro`);
  expect(['Ana', 'Beto', 'Caro']).toEqual(expect.arrayContaining(sure));
});

test.each([
  'Parce de Wilmer',
  'Pana del Wilmer',
  'Llave de Wilmer',
  'Pata e Wilmer',
  'Yunta de Wilmer',
  'César / Aldo (uno de los dos)',
  'Ema - va el hermano',
  'Fede - me reemplaza Juan',
  'Vecino Colo',
  'Tin: 0',
  'Leo ½',
  'Leo x',
  'Leo …',
  'Leo ¿?',
  'Leo o Beto',
  'Leo (mitad)',
  'Leo (invita a Pepe)',
  'Leo, el viernes',
  'Leo 🤕',
  'Leo 8000',
  'Leo puede tapar',
  'Leo arquero suplente',
  'Leo -> Max',
  'Leo = Max',
  'Leo Sosa 1155550101 Belgrano',
  'Leo (goma, ataja)',
])('a line with anything that is not understood is asked: %s', (line) => {
  const { asked, sure } = namesOf(`• Wilmer\n• Ana\n• ${line}\n• Caro`);
  expect(sure.filter((name) => name !== 'Wilmer')).toEqual(['Ana', 'Caro']);
  expect(asked).not.toEqual([]);
});

test.each(['el q traiga la pelota', 'EL QUE FALTA', 'el de siempre', 'lucas de arriba o'])(
  'words that describe somebody are no player without a question: %s',
  (line) => {
    const { sure } = namesOf(`1. Ana\n2. Beto\n3. ${line}\n4. Caro`);
    expect(sure).toEqual(['Ana', 'Beto', 'Caro']);
  },
);

test('two people with the same number of a list are asked, as one may have taken the place', () => {
  expect(namesOf('6) Ana\n7) Cabe\n7) Cabezón\n8) Luis').asked).toEqual(['Cabe', 'Cabezón']);
  expect(namesOf('1. Ana\n2. Beto\n1. Caro\n2. Dani').asked).toEqual([]);
});

test('a note of a table that is not understood is asked, also under an unknown title', () => {
  const notes = 'Nombre;Celular;Notas\nAna;1155550101;arquera\nBeto;1155550102;se fue del equipo';
  expect(namesOf(notes)).toEqual({ asked: ['Beto'], sure: ['Ana'] });
  const state = 'Nombre;Nivel;Situación\nAna;4;activa\nBeto;3;se fue del equipo\nCaro;3;activa';
  expect(namesOf(state)).toEqual({ asked: ['Beto'], sure: ['Ana', 'Caro'] });
});

test('a phone number without a name is asked, unless most names have their number below them', () => {
  const some = 'Ana\nBeto\n+34 612 345 678\nCaro';
  expect(namesOf(some)).toEqual({ asked: ['Beto'], sure: ['Ana', 'Caro'] });
  const all = 'Ana\n+34 612 345 678\nBeto\n+34 612 345 679';
  expect(namesOf(all).asked).toEqual([]);
});

test.each([
  'No vienen Ana, Beto, Caro',
  'ayer ganaron Ana, Beto, Caro',
  'El martes jugaron Ana, Beto y Caro',
  'Ana, Beto, Caro, nos reemplazan',
])('several names beside words that are not understood are asked: %s', (text) => {
  expect(namesOf(text).sure).toEqual([]);
});

test('people under a heading about an earlier match are asked', () => {
  const debtors = '1. Ana\n2. Beto\n\nDeben del viernes pasado ‼️\n1. Ana $4000\n2. Caro $2000';
  expect(namesOf(debtors)).toEqual({ asked: ['Ana', 'Caro'], sure: ['Beto'] });
});

test('people under a later heading that is not understood are asked', () => {
  expect(namesOf('1. Ana\n2. Beto\n3. Caro\n\nSuplen:\n- Dani').asked).toEqual(['Dani']);
  expect(namesOf('ANA\nBETO\nCUALQUIER COSA AVISEN').sure).toEqual(['ANA', 'BETO']);
});

test('a later line that mentions a player beside others makes the player a question', () => {
  expect(namesOf('Ana\nBeto\nCaro\nDani\n\nCambio: sale Dani entra Leo').sure).not.toContain(
    'Dani',
  );
});

test('people below a gap after the keepers are asked, unless a heading tells what they are', () => {
  expect(namesOf('Arqueros\nAna\nBeto\n\nCaro\nDani').asked).toEqual(['Caro', 'Dani']);
  const { rows } = readList('🧤 Goleros\nAna\n\n⚽ De campo\nCaro\nDani');
  expect(rows.map(({ isKeeper }) => isKeeper)).toEqual([true, false, false]);
});

test('a name that is struck out right after its number does not come', () => {
  expect(namesOf('1 ~Ana~\n2 Beto\n3 ~Caro~ Dani').sure).toEqual(['Beto', 'Dani']);
});

test('several names without a sign between them are asked', () => {
  expect(namesOf('1. Ana\n2. Beto\n3. Fede Gabi Hugo Ivo\n4. Caro').asked).toHaveLength(1);
});

test('a role or a thing between names is asked', () => {
  expect(namesOf('Blancos: Ana, Beto, Caro, DT Dani').asked).toEqual(['DT Dani']);
  expect(namesOf('Ana, Beto, Caro, Cancha 5').asked).toEqual(['Cancha']);
});

test('who is only in the earlier of two lists of a chat is asked', () => {
  const text = `[10:00] Ana: 1. Ana\n2. Beto\n3. Caro\n4. Dani\n5. Kape
[10:06] Beto: 1. Ana\n2. Beto\n3. Caro\n4. Dani\n5. Fede`;
  expect(namesOf(text)).toEqual({ asked: ['Kape'], sure: ['Ana', 'Beto', 'Caro', 'Dani', 'Fede'] });
});

test('a player of whom a later message says that he does not come is asked', () => {
  const text = '[10:00] Ana: 1. Ana\n2. Beto\n3. Tin\n[10:06] Beto: en lugar de Tin va Leo';
  expect(namesOf(text).sure).not.toContain('Tin');
});

test('a shorter phone number among longer ones is asked, as that of a place', () => {
  expect(namesOf('Ana 11 5555-1234\nLos Álamos 4555-1234\nBeto 11 5555-2222').asked).toEqual([
    'Los Álamos',
  ]);
});

test('payments after names, several names in a line, and understood notes are not asked', () => {
  expect(namesOf('Ana $3000\nBeto 3000\nCaro 3000').asked).toEqual([]);
  expect(namesOf('Somos: Ana, Beto, Caro y Dani. Falta 1!!').asked).toEqual([]);
  expect(namesOf('1. Ana\n2. Mauri (sale temprano, 21:50)\n3. Caro suplente').asked).toEqual([]);
});

test("'suplente' after a name means that the player waits", () => {
  const { rows } = readList('1. Ana\n2. Beto\n3. Caro suplente');
  expect(rows.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true]);
});

test.each([
  'Rojo\nAna\nBeto\nAzul\nCaro\nDani',
  'Palermo\nAna\nBeto\n\nVilla Crespo\nCaro\nDani',
  'Ana\nBeto\n\nTurdera\n\nCaro\nDani',
  'Equipos\nA\nAna\nBeto\nB\nCaro\nDani',
  'Jueves 21hs\nLa Cumbre\nAna\nBeto\nCaro\nDani',
  'Goleadores\nAna 5\nBeto 4\nCaro 3\nDani 2',
])('no heading with the name of a team or a place is a player without a question: %s', (text) => {
  const { sure } = namesOf(text);
  expect(['Ana', 'Beto', 'Caro', 'Dani']).toEqual(expect.arrayContaining(sure));
});

test('the first line of a list without marks is asked only if it may be a heading', () => {
  expect(namesOf('Ana\nBeto\nCaro').asked).toEqual([]);
  expect(namesOf('Jueves 21hs\n1. Ana\n2. Beto\n\n3. Caro').asked).toEqual([]);
  expect(namesOf('Los Pinos\nAna\nBeto\nCaro').asked).toEqual(['Los Pinos']);
});

test.each(['Se bajó Tato, entra Manu', 'Tato no viene, va Manu', 'No va Tato, se suma Manu'])(
  'a player whom a later line takes out starts without a tick, and who comes is asked: %s',
  (line) => {
    const { rows } = readList(`Lista viernes\n1. Ana\n2. Beto\n3. Tato\n\n${line}`);
    expect(rows.map(({ name, doubts }) => [name, ...doubts])).toEqual([
      ['Ana'],
      ['Beto'],
      ['Tato', 'absent'],
      ['Manu', 'sentence'],
    ]);
  },
);

test('a player who is also among those who wait is asked', () => {
  expect(namesOf('1. Ana\n2. Beto\n3. Caro\nSuplentes: Beto').sure).toEqual(['Ana', 'Caro']);
});

test('words between several names are no part of a list that is added without a question', () => {
  expect(namesOf('Cabros, el martes en Ñuñoa para jugar Pablo, Ana, Beto y Caro').sure).toEqual([]);
  expect(namesOf('Cabros, el martes 20:00 vamos: Pablo, Ana, Beto y Caro')).toEqual({
    asked: [],
    sure: ['Pablo', 'Ana', 'Beto', 'Caro'],
  });
});

test('positions in brackets do not make two players of one name', () => {
  const text = '1. Ana\n2. Beto\n3. Chiqui (golero)\n\n1. Ana\n2. Beto\n3. Chiqui (de jugador)';
  expect(namesOf(text).sure).toEqual(['Ana', 'Beto', 'Chiqui']);
});

test.each(['el compadre', 'Arquero Diaz', 'San Martín (Beto)', 'EL HERMANO'])(
  'words that may be no name, or another one, are asked: %s',
  (line) => {
    expect(namesOf(`1. Ana\n2. ${line}\n3. Caro`).sure).toEqual(['Ana', 'Caro']);
  },
);

test('a picture in place of a name is a player without a name', () => {
  const { rows } = readList('1. Ana\n2. 🦁\n3. Caro');
  expect(rows.map(({ doubts }) => doubts)).toEqual([[], ['unnamed'], []]);
});

test.each(['el cupo de Ana lo toma la Maca', 'ojo que somos 2 + el Feña que confirma mañana'])(
  'who may join according to a sentence below the list starts without a tick: %s',
  (line) => {
    const { rows } = readList(`Lista\n1. Ana\n2. Beto\n\n${line}`);
    expect(rows.at(-1)?.doubts).toEqual(['sentence']);
    expect(rows).toHaveLength(3);
  },
);

test.each(['Nos vemos en la Quemita', 'Paga la que falta, va el Jueves'])(
  'a place, a day and a rule below the list join nobody: %s',
  (line) => {
    expect(readList(`Lista\n1. Ana\n2. Beto\n\n${line}`).rows).toHaveLength(2);
  },
);

test.each([
  'Mamis, les recuerdo las reglas:\n1. Puntualidad\n2. Canilleras\n\nJuegan:\nAna\nBeto',
  'Reglas:\nPuntualidad\nCanilleras\n\nJuegan:\nAna\nBeto',
  'REGLAMENTO\n- Puntualidad\n- Canilleras\n1. Ana\n2. Beto',
])('rules under their heading start without a tick: %s', (text) => {
  const rows = readList(text).rows.map(({ name, doubts }) => [name, ...doubts]);
  expect(rows).toEqual([
    ['Puntualidad', 'sentence'],
    ['Canilleras', 'sentence'],
    ['Ana'],
    ['Beto'],
  ]);
});

test.each([
  'Lista jueves\nReglas: 8 lucas\n1. Ana\n2. Beto\n\nSuplentes\n1. Caro',
  'Jueves 21 (mismas reglas)\n1. Ana\n2. Beto\n3. Caro\n',
])('players below a title or a price that mentions the rules are in the list: %s', (text) => {
  expect(namesOf(text)).toEqual({ asked: [], sure: ['Ana', 'Beto', 'Caro'] });
});

test('a short form of a name in another message of a chat is asked', () => {
  const chat = [
    '[12/5/25, 20:14:03] Ana Ruiz: quién va el jueves?',
    '[12/5/25, 20:15:02] Dani P: me anoto',
    '[12/5/25, 20:25:44] Ana Ruiz: Somos yo, Beto, Caro y Dani',
  ].join('\n');
  expect(namesOf(chat)).toEqual({ asked: ['Dani'], sure: ['Dani P', 'Ana Ruiz', 'Beto', 'Caro'] });
});

test('more keepers than matches need are asked', () => {
  const { asked } = namesOf('ARQUERAS\nAna\nBeti\nCaro\nDani\nEma');
  expect(asked).toEqual(['Ana', 'Beti', 'Caro', 'Dani', 'Ema']);
});
