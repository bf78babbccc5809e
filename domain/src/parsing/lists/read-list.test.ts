import { expect, test } from 'vitest';
import type { ListText } from '../../../corpus/score-list.ts';
import { LISTS_ARGENTINA } from '../../../corpus/lists-argentina.ts';
import { LISTS_HELD_OUT } from '../../../corpus/lists-held-out.ts';
import { LISTS_LATER } from '../../../corpus/lists-later.ts';
import { LISTS_SPAIN_MEXICO } from '../../../corpus/lists-spain-mexico.ts';
import { startsUnticked } from '../doubts.ts';
import { readList } from './read-list.ts';

const LEAST = 0.99;

test.each([
  ['made beside the reader', [...LISTS_ARGENTINA, ...LISTS_SPAIN_MEXICO]],
  ['kept aside', LISTS_HELD_OUT],
  ['written afterwards', LISTS_LATER],
])('names, levels, numbers and titles of lists are parsed correctly: texts %s', (_, texts) => {
  const verdicts = texts.flatMap((one) => verdictsOf(one));
  const wrong = verdicts.filter((field) => field !== 'right');
  const share = 1 - wrong.length / verdicts.length;
  const figure = `${verdicts.length - wrong.length} of ${verdicts.length} fields right\n${wrong.join('\n')}`;
  expect(share, figure).toBeGreaterThanOrEqual(LEAST);
});

/**
 * Returns a verdict for the title, for each field of the wanted rows and for each surplus row: 'right', or the
 * difference.
 */
function verdictsOf({ about, text, title = '', existing = [], rows }: ListText): string[] {
  const read = readList(text, existing);
  const found = read.rows.map(({ name, skillLevel, whatsapp, doubts }) => [
    name,
    skillLevel,
    whatsapp ?? '',
    doubts.join(' '),
  ]);
  const wanted = rows.split('\n').map((row) => {
    const [name = '', level = '', number = '', doubts = ''] = row
      .split('|')
      .map((one) => one.trim());
    return [name, level || '3', number, doubts];
  });
  const more = found.slice(wanted.length).map((row) => `${about}: too much, ${row.join('|')}`);
  const fields = wanted.flatMap((row, place) =>
    row.map((field, index) => verdict(about, field, found[place]?.[index])),
  );
  return [verdict(`${about}, title`, title, read.title ?? ''), ...fields, ...more];
}

function verdict(about: string, wanted: string, found: string | undefined): string {
  return wanted === found ? 'right' : `${about}: «${found}» for «${wanted}»`;
}

test('lines without a name are returned as unread', () => {
  const { rows, left } = readList('Faltan 2\n1. Juan\n2. Ana\nalias: cancha.mp\n\n3.');
  expect(rows.map(({ name, line }) => `${line} ${name}`)).toEqual(['2 Juan', '3 Ana']);
  expect(left.map(({ text }) => text)).toEqual(['Faltan 2', 'alias: cancha.mp']);
});

test('a name that is too long is cut and marked', () => {
  const [row] = readList(`- ${'Pérez'.repeat(30)}`).rows;
  expect([...(row?.name ?? '')].length).toBe(80);
  expect(row?.doubts).toEqual(['cut']);
});

test('players who are in the list already are marked, ignoring case and accents', () => {
  const { rows } = readList('MARTIN\nAna', ['Martín']);
  expect(rows.map(({ doubts }) => doubts)).toEqual([['listed'], []]);
});

test('a level out of range is marked and replaced by the default', () => {
  expect(readList('Ana 4/10\nBeto 4/5').rows).toMatchObject([
    { name: 'Ana', skillLevel: '3', doubts: ['level'] },
    { name: 'Beto', skillLevel: '4', doubts: [] },
  ]);
});

test.each([
  'conv. Léo',
  'conv. do Léo',
  'convidado do Léo',
  'inv. de Léo',
  'inv Léo',
  'invitado de Léo',
])('a player with the name of a host in brackets is a guest: %s', (note) => {
  const { rows } = readList(`1 - Léo\n2 - Rafael (${note})`);
  expect(rows).toMatchObject([
    { name: 'Léo', host: null },
    { name: 'Rafael', host: 'Léo' },
  ]);
});

test('names beyond the limit are not read, and their number is returned', () => {
  const { rows, tooMany, isCut } = readList(`${'Ana, Beto, Carla, '.repeat(20)}\n`.repeat(200));
  expect(rows.length).toBe(300);
  expect(tooMany).toBeLessThan(1000);
  expect(isCut).toBe(true);
});

test.each(['Los de los jueves', 'Los jueves', 'La banda del martes', 'Las de siempre 💪'])(
  'a first line over a numbered list names it: %s',
  (title) => {
    expect(readList(`${title}\n1. Ana\n2. Beto\n3. Caro`).title).toBe(title.replace(' 💪', ''));
  },
);

test('lines that do not follow the pattern of the list are left out', () => {
  const text = `Jueves 21hs
✅ = pagó la seña
1. Ana ✅
2. Beto
3. Caro se bajó
👕 Blancos contra oscuros
4. Dani - lleva pelota`;
  const taken = readList(text).rows.filter(({ doubts }) => !startsUnticked(doubts));
  expect(taken.map(({ name }) => name)).toEqual(['Ana', 'Beto', 'Dani']);
});

test.each([
  ['columns', 'Ana - 4 - defensora\nBeto - 3 - arquero\nCaro - 5 - volante'],
  ['teams under a colour', 'NEGRO ⚫\nAna\nBeto\n\nBLANCO ⚪\nCaro'],
  ['teams side by side', 'Equipo 1 | Equipo 2\nAna | Beto\nCaro | Dani\nEma | Fran'],
  ['a line behind a time', 'Hoy 21hs: Ana / Beto / Caro'],
  ['numbers in one line', 'va la lista 1-Ana 2-Beto 3-Caro(arq)... suplente 4-Dani'],
  ['commas and strokes', 'Confirmados pa la reta: Ana, Beto, "La Pulga" Caro, Dani / Ema / Fito'],
  ['what was dictated', 'hola para hoy somos ana y beto y también caro nos faltan dos'],
])('the people of a list are found in %s', (_, text) => {
  const names = readList(text).rows.map(({ name }) => name.toLowerCase());
  expect(names.slice(0, 2).join(' ')).toBe('ana beto');
  expect(names[2]).toContain('caro');
});

test('numbers in one line keep the marks of their players', () => {
  const { rows } = readList('va la lista 1-Ana 2-Beto(arq) 3-Caro... suplente 4-Dani');
  expect(rows).toMatchObject([
    { name: 'Ana', doubts: [] },
    { name: 'Beto', isKeeper: true, doubts: [] },
    { name: 'Caro', isWaiting: false, doubts: [] },
    { name: 'Dani', isWaiting: true, doubts: [] },
  ]);
});

test('numbers that count the names in one line are no levels', () => {
  const levels = (text: string) =>
    readList(text).rows.map((row) => `${row.name} ${row.skillLevel}`);
  const all = ['Ana 3', 'Beto 3', 'Caro 3', 'Dani 3'];
  expect(levels('1 Ana 2 Beto 3 Caro 4 Dani')).toEqual(all);
  expect(levels('Ana 1, Beto 2, Caro 3, Dani 4')).toEqual(all);
});

test('a sender without a name is called as the message says, and may keep goal', () => {
  const chat =
    '[10:00] Ana: quién va mañana?\n[10:01] +51 987 340 221: voy, soy Jhon el de contabilidad\n[10:02] Beto: apúntame, tapo yo';
  expect(readList(chat).rows).toMatchObject([
    { name: 'Jhon', whatsapp: '+51 987 340 221', doubts: [] },
    { name: 'Beto', isKeeper: true, doubts: [] },
  ]);
});

test('all ten of a numbered list come, also two Nicos and names with a small initial', () => {
  const text = `21hs vs Defe en Geba
1- Ezeq
2- Nano O.
3-Nico
4-sergio
5- Nano v.
6- nico 🙌
7 - Juan p.
8-gabi
9- Fabi
10- Tomi`;
  const taken = readList(text).rows.filter(({ doubts }) => !startsUnticked(doubts));
  expect(taken.map(({ name }) => name).join()).toBe(
    'Ezeq,Nano O,Nico,sergio,Nano v,nico 2,Juan p,gabi,Fabi,Tomi',
  );
});

/** Returns the names of the rows, with '?' behind those about which the organiser is asked. */
function namesAsked(text: string): string[] {
  return readList(text).rows.map(({ name, doubts }) => `${name}${doubts.length > 0 ? '?' : ''}`);
}

test('a number in bold before a name is the place in the list and no level', () => {
  for (const list of ['*1* Nico\n*2* Fede\n*3* Leo', '*1.* Nico\n*2.* Fede\n*3.* Leo']) {
    expect(namesAsked(list)).toEqual(['Nico', 'Fede', 'Leo']);
    expect(readList(list).rows.map(({ skillLevel }) => skillLevel)).toEqual(['3', '3', '3']);
  }
});

test('each line of a list that counts on is a person, also if it looks like a date or an amount', () => {
  expect(namesAsked('1 Nico\n2 lucas\n3 Fede\n4 Julio')).toEqual([
    'Nico',
    'lucas?',
    'Fede',
    'Julio',
  ]);
});

test('two first names on each line are asked, a surname before a first name is not', () => {
  expect(namesAsked('Ana, Beto\nCaro, Dami\nEze, Fede').every((name) => name.endsWith('?'))).toBe(
    true,
  );
  expect(namesAsked('Pérez, Juan\nGómez, Ana\nRey, Beto')).toEqual([
    'Pérez, Juan',
    'Gómez, Ana',
    'Rey, Beto',
  ]);
});

test.each([
  ['2. JUAN M.\n3. LEO\n4. FEDE', ['JUAN M', 'LEO', 'FEDE']],
  ['⚽ Nico ⚽ Leo 🧤 Cata', ['Nico', 'Leo', 'Cata']],
  ['Arq Jano\nDef Seba\nDel Pipe', ['Jano', 'Seba', 'Pipe?']],
  ['Nico\nLeo 21:30\nCata', ['Nico', 'Leo?', 'Cata']],
  ['A: Nico 4, Leo 3\nFede 5\nJuan 2', ['Nico', 'Leo', 'Fede', 'Juan']],
  ['Nico.Leo\nCata\nFede', ['Nico.Leo?', 'Cata', 'Fede']],
  ['Nico\nLeo DFC\nCata', ['Nico', 'Leo DFC?', 'Cata']],
  ['Nico\nPuma o Toro\nCata\nTute 10 min tarde', ['Nico', 'Puma?', 'Toro?', 'Cata', 'Tute?']],
  ['Nico\nSeba o Juan Pablo\nCata', ['Nico', 'Seba?', 'Juan Pablo?', 'Cata']],
  ['1) Nico 2) Leo 3) Fede\nSupl: 11) Ciro 12) Noah', ['Nico', 'Leo', 'Fede', 'Ciro', 'Noah']],
  ['Nico\nLeo\nCata\nMensaje de voz (0:05)', ['Nico', 'Leo', 'Cata']],
])('times, marks and remarks beside a name are no part of it: %s', (list, names) => {
  expect(namesAsked(list)).toEqual(names);
});
