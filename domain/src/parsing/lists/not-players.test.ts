import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

/** Returns the names, levels and hosts of a list: 'Ana 3', 'Kevin 3 of Beto'. */
function rowsOf(text: string): string[] {
  return readList(text).rows.map(
    ({ name, skillLevel, host }) => `${name} ${skillLevel}${host === null ? '' : ` of ${host}`}`,
  );
}

test.each([
  '1. Ana transf',
  '1. Ana ✔️ yapeó',
  '1. Ana - plineó 12',
  '1. Ana depositó',
  '1. Ana ✔️ mp',
  '1. Ana pagó con pix',
  '1. Ana en efectivo',
  '1. Ana no pagó',
  '1. Ana 5 mil',
  '1. Ana 5.000',
  '1. Ana 4 lucas',
])('payments after a name are neither a name nor a level: %s', (line) => {
  expect(rowsOf(`${line}\n2. Beto\n3. Caro`)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
});

test.each([
  'Juntado: $60.000',
  'Junté 45.000, faltan 2',
  'Total recaudado: 50.000',
  'Resta: 10.000',
])('a total names nobody: %s', (line) => {
  expect(rowsOf(`Ana\nBeto\nCaro\n\n${line}`)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
});

test.each([
  'Jugadores del grupo',
  'Integrantes',
  'Deudores',
  'Pagaron',
  'Deben',
  'Faltan pagar',
  'No pagaron:',
  'Detalles de la encuesta',
])('a heading names nobody: %s', (line) => {
  expect(rowsOf(`${line}\nAna\nBeto\nCaro`)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
});

test('a host who is named again with a guest is one player', () => {
  expect(rowsOf('1. Ana\n2. Beto\n3. Beto +1 (Kevin)\n4. Caro')).toEqual([
    'Ana 3',
    'Beto 3',
    'Kevin 3 of Beto',
    'Caro 3',
  ]);
  expect(rowsOf('- Ana\n- Beto +1: su primo Kevin\n- Caro')).toEqual([
    'Ana 3',
    'Beto 3',
    'Kevin 3 of Beto',
    'Caro 3',
  ]);
  expect(rowsOf('Ana\nBeto\n+1 de Beto: Kevin (primo)\nCaro')).toContain('Kevin 3 of Beto');
});

test('a player who is replaced is no host', () => {
  expect(rowsOf('1. ~Ana~\n2. Beto (x Ana)\n3. Caro')).toContain('Beto 3');
});

test('who invites a player is not a part of the name', () => {
  expect(rowsOf('1. Ana\n2. Beto inv. de Ana\n3. Caro invitada de Ana')).toEqual([
    'Ana 3',
    'Beto 3 of Ana',
    'Caro 3 of Ana',
  ]);
});

test.each(['1. Ana 🥅', '1. Ana goleira - 4', '1. Ana arquera 4 - 11 5555 1234'])(
  'a keeper is marked by a picture or before a level: %s',
  (line) => {
    const keepers = readList(`${line}\n2. Beto 3`).rows.filter(({ isKeeper }) => isKeeper);
    expect(keepers.map(({ name }) => name)).toEqual(['Ana']);
  },
);

test.each([
  ['1. Ana\n2. Beto mitad\n3. Caro', 'Beto'],
  ['1. Ana\n2. Caro\n3. alquilado', 'alquilado'],
  ['1. Ana\n2. Caro\n3. Apertura F8', 'Apertura F8'],
  ['1. Ana\n2. Caro\n3. Suplentes Beto', 'Suplentes Beto'],
  ['1. ana\n2. caro\n3. beto vai atrasar', 'beto vai atrasar'],
])('words that are probably no part of a name are asked: %s', (text, name) => {
  const asked = readList(text).rows.filter(({ doubts }) => doubts.length > 0);
  expect(asked).toMatchObject([{ name, doubts: ['remark'] }]);
});

test('a word that may be a heading over names is asked', () => {
  const { rows } = readList('1. Ana\n2. Beto\n\nAportaron\nCaro\nDani');
  expect(rows.find(({ name }) => name === 'Aportaron')?.doubts).not.toEqual([]);
});

test('senders of a chat without times are asked by their answers', () => {
  const chat =
    'Leo: buenas, domingo 11am, quién va?\nAna: yo\nBeto: adentro\nCaro: no puedo\nDani: si no llueve voy';
  expect(readList(chat).rows).toMatchObject([
    { name: 'Ana', doubts: ['maybe'] },
    { name: 'Beto', doubts: ['maybe'] },
    { name: 'Caro', doubts: ['absent'] },
    { name: 'Dani', doubts: ['maybe'] },
  ]);
});

test('a listed player who declines in a later message is left out', () => {
  const chat =
    '[8/6/25, 19:11] Leo: Van:\nAna\nBeto\nCaro\n[8/6/25, 19:31] Beto: hermano yo no puedo al final\n[8/6/25, 19:32] Ana: agrega al Dani, va conmigo';
  expect(readList(chat).rows).toMatchObject([
    { name: 'Ana', doubts: [] },
    { name: 'Beto', doubts: ['absent'] },
    { name: 'Caro', doubts: [] },
    { name: 'Dani', host: 'Ana' },
  ]);
});

test('any word for a relation names the host', () => {
  expect(rowsOf('1. Ana\n2. Erick (pata de Ana)\n3. Bruno amigo do Ana\n4. Beto')).toEqual([
    'Ana 3',
    'Erick 3 of Ana',
    'Bruno 3 of Ana',
    'Beto 3',
  ]);
});

test('Duda is a nickname where it stands alone', () => {
  expect(rowsOf('1. Ana\n2. Duda\n3. Beto - duda')).toEqual(['Ana 3', 'Duda 3', 'Beto 3']);
  expect(readList('1. Ana\n2. Duda\n3. Caro').rows[1]?.doubts).toEqual([]);
});

test('two people who cannot come are both left out', () => {
  const { rows } = readList('Somos Ana, Caro, Dani y Leo. Pablo y Rafa no pueden. Hora 10:30');
  const absent = rows.filter(({ doubts }) => doubts.includes('absent'));
  expect(absent.map(({ name }) => name)).toEqual(['Pablo', 'Rafa']);
});

test('a guest without a name is asked, whatever the word for the friend', () => {
  expect(readList('Ana\nBeto\nun ñato de Richi\nRichi').rows).toContainEqual(
    expect.objectContaining({ name: 'un ñato de Richi', doubts: ['sentence', 'unnamed'] }),
  );
});

test('senders who answer a title are read, and asked where they leave something open', () => {
  const chat =
    'Pachanga domingo 11:00\nAna: yo voy\nBeto: me apunto\nCaro: creo que sí\nDani: voy domingo\nEma: no';
  expect(readList(chat).rows).toMatchObject([
    { name: 'Ana', doubts: [] },
    { name: 'Beto', doubts: [] },
    { name: 'Caro', doubts: ['maybe'] },
    { name: 'Dani', doubts: ['maybe'] },
    { name: 'Ema', doubts: ['absent'] },
  ]);
});

test.each([
  'Hoy jugamos: Ana, Beto y Caro. 20:00 en lo de siempre, lleven agua',
  'Juegan Ana, Beto y Caro. $5000 cada uno',
  'Juegan Ana, Beto y Caro! 21hs cancha 3',
  'Hoy jugamos Ana, Beto y Caro a las 20 en el club',
  '1. Ana 2. Beto 3. Caro',
])('a time, a price or numbers among names leave out nobody: %s', (text) => {
  expect(rowsOf(text)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
});

test.each(['1. Ana - va 21hs', '1. Ana desde las 21', '1. Ana - 21:15', '1. Ana hasta las 22hs'])(
  'the time at which a player comes or leaves is no part of the name: %s',
  (line) => {
    expect(rowsOf(`${line}\n2. Beto\n3. Caro`)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
  },
);

test('a name with a number after a fact about the match may be a place and is asked', () => {
  const contacts = 'Ana 1155550101\nBeto 1155550102\n\nTurno: lunes 21 a 22\n';
  expect(readList(`${contacts}Don Bosco 4783-1120`).rows[2]?.doubts).toContain('sentence');
  expect(rowsOf(`${contacts}Canchas Don Bosco 4783-1120`)).toEqual(['Ana 3', 'Beto 3']);
});

test('the date and the hours of a match above its players name nobody', () => {
  const text = 'DATA 10/03 - sexta-feira\n\n00:46 às 01:31\n\n1 Ana\n2 Beto\n3 Caro';
  expect(rowsOf(text)).toEqual(['Ana 3', 'Beto 3', 'Caro 3']);
});

test('an injured player who only coaches keeps the name and does not come', () => {
  expect(readList('1. Ana\n2. Lucho (lesionado, va de DT)\n3. Beto').rows).toMatchObject([
    { name: 'Ana', doubts: [] },
    { name: 'Lucho', doubts: ['absent'] },
    { name: 'Beto', doubts: [] },
  ]);
});

test('the columns for yes and no of a table are answers', () => {
  expect(readList('Jugador;Si;No\nAna;x;\nBeto;;x').rows).toMatchObject([
    { name: 'Ana', doubts: [] },
    { name: 'Beto', doubts: ['absent'] },
  ]);
  expect(rowsOf('No;Jugador\n1;Ana\n2;Beto')).toEqual(['Ana 3', 'Beto 3']);
});

test('red dots are a team beside blue ones, and answers beside green ones', () => {
  const absent = (text: string) =>
    readList(text).rows.flatMap(({ name, doubts }) => (doubts.includes('absent') ? name : []));
  expect(absent('🔵 Ana\n🔵 Beto\n🔴 Caro\n🔴 Dani')).toEqual([]);
  expect(absent('🟢 Ana\n🟢 Beto\n🔴 Caro\n🟢 Dani')).toEqual(['Caro']);
  expect(absent('🟢 Ana\n🟢 Beto\n🔴 Caro\n⚪ Dani\n🟢 Ema')).toEqual(['Caro']);
});

test.each([
  ['Ana\nBeto +1: su primo Kevin\nCaro', ['Ana 3', 'Beto 3', 'Kevin 3 of Beto', 'Caro 3']],
  ['1. Ana (llega 21.10, arranquen)\n2. Beto', ['Ana 3', 'Beto 3']],
  ['1. Ana\n2. Damián x Peti\n3. Caro', ['Ana 3', 'Damián 3', 'Caro 3']],
  ['Suplentes: Ana, Beto, Caro?', ['Ana 3', 'Beto 3', 'Caro 3']],
  ['1.-ANA   PAGADO\n2.-BETO   DEBE\n3.-CARO   PAGADO', ['ANA 3', 'BETO 3', 'CARO 3']],
  ['Martes 20.30 - El Potrero\n1. Ana\n2. El flaco', ['Ana 3', 'El flaco 3']],
  ['1. Fer\n2. Fer (el de la oficina)\n3. Caro', ['Fer 3', 'Fer (el de la oficina) 3', 'Caro 3']],
])('remarks and guests do not change the names of a list: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
