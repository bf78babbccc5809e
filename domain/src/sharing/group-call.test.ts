import { expect, test } from 'vitest';
import type { AttendanceStatus } from '../attendance/status.ts';
import { groupCall, oneToOneCall } from './group-call.ts';

const LINK = 'https://picadito.test/g/0123456789abcdefABCDEF';
const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };

function players(coming: number, declining: number, silent: readonly string[]) {
  const said = (name: string, status: AttendanceStatus) => ({
    name,
    status,
  });
  return [
    ...Array.from({ length: coming }, (_, index) => said(`Va ${index}`, 'confirmed')),
    ...Array.from({ length: declining }, (_, index) => said(`No va ${index}`, 'declined')),
    ...silent.map((name) => said(name, 'pending')),
  ];
}

test('the message has date, place, free places and the players without a reply', () => {
  expect(groupCall(match, players(7, 1, ['Ana', 'Beto', 'Íñigo']), null).split('\n')).toEqual([
    '¡Hay partido!',
    'Jueves 26/11/2026 · 21:00',
    'Cancha Núñez',
    '',
    'Quedan 3 lugares de 10.',
    'Falta que contesten Ana, Beto e Íñigo.',
    '',
    '¿Venís? Contestá «voy» o «no voy».',
  ]);
});

test('one free place and one player are in the singular', () => {
  const text = groupCall(match, players(9, 0, ['Ana']), null);
  expect(text).toContain('Queda 1 lugar de 10.\nFalta que conteste Ana.\n');
});

test.each([
  [players(7, 1, ['Ana']), 'Faltan 3 para completar.\nFalta que conteste Ana.'],
  [players(9, 0, ['Ana']), 'Falta 1 para completar.\nFalta que conteste Ana.'],
  [players(10, 0, ['Ana']), 'Ya está completo: quien se sume va de suplente.'],
  [[], '¿Venís?'],
])(
  'with the link of the group the message says how many are missing, and asks to answer there',
  (group, says) => {
    const text = groupCall(match, group, LINK);
    expect(text).toContain(says);
    expect(text.split('\n').at(-1)).toBe(`¿Venís? Tocá tu nombre: ${LINK}?26-11`);
    expect(text).not.toContain('«voy»');
  },
);

test.each([
  [14, 'Faltan 4 para completar.'],
  [8, 'Ya está completo: quien se sume va de suplente.'],
])('with the link the message counts the %i places of the match: %s', (capacity, says) => {
  expect(groupCall(match, players(10, 0, ['Ana']), LINK, capacity)).toContain(`${says}\n`);
});

test('with the link and without missing replies the message says where to see who comes', () => {
  const text = groupCall(match, players(9, 2, []), LINK);
  expect(text).toMatch(/Ya contestaron todos\.\n\nMirá quién va: \S+\?26-11$/);
});

test('a small list has ten places too: guests may come', () => {
  expect(groupCall(match, players(2, 1, ['Ana', 'Beto']), null)).toContain(
    'Quedan 8 lugares de 10.',
  );
});

test.each([
  ['Inés', 'Ana e Inés.'],
  ['Hilario', 'Ana e Hilario.'],
  ['Iara', 'Ana y Iara.'],
  ['Hielo', 'Ana y Hielo.'],
])('before %s the list of names has «y» or «e» as Spanish needs', (name, words) => {
  expect(groupCall(match, players(1, 0, ['Ana', name]), null)).toContain(words);
});

test('when all places are taken the message says that others are substitutes', () => {
  expect(groupCall(match, players(11, 0, ['Ana', 'Beto']), null)).toContain(
    'Ya está completo: quien se sume va de suplente.\nFalta que contesten Ana y Beto.',
  );
});

test('without missing replies the message asks no player', () => {
  const text = groupCall(match, players(10, 2, []), null);
  expect(text).toMatch(/Ya contestaron todos\.$/);
  expect(text).not.toContain('¿Venís?');
});

test('players who have replied are not named', () => {
  expect(groupCall(match, players(3, 2, ['Ana', 'Beto']), null)).not.toMatch(/Va \d/i);
});

test('a match without players says when and where, and asks', () => {
  expect(groupCall(match, [], null)).toBe(
    '¡Hay partido!\nJueves 26/11/2026 · 21:00\nCancha Núñez\n\n¿Venís? Contestá «voy» o «no voy».',
  );
});

test('the first of many players are named and the others counted', () => {
  const names = Array.from({ length: 60 }, (_, index) => `J${index + 1}`);
  expect(groupCall(match, players(0, 0, names), null)).toContain('J39, J40 y 20 más.');
});

const MATCH = { date: '2026-11-27', time: '21:00', location: 'Cancha Núñez' };
const WHEN = 'Viernes 27/11/2026 · 21:00 · Cancha Núñez';
const [link, personalLink] = ['https://picadito.test/g/code', 'https://picadito.test/g/code/key'];

test.each([
  [{ link: null, personalLink: null }, `¿Venís? ${WHEN}\nContestá «voy» o «no voy».`],
  [{ link, personalLink: null }, `¿Venís? ${WHEN}\nTocá tu nombre: ${link}?27-11`],
  [{ link, personalLink }, `¿Venís? ${WHEN}\nContestá acá: ${personalLink}?27-11`],
])(
  'a player without an answer is asked to use the personal link if there is one: %j',
  (links, text) => {
    expect(oneToOneCall(MATCH, { ...links, isAsked: true })).toBe(text);
  },
);

test('other players get the text of the specification, with the personal link if there is one', () => {
  const greeting = `Hola! Te confirmo para el partido.\n${WHEN}`;
  expect(oneToOneCall(MATCH, { link, personalLink: null, isAsked: false })).toBe(greeting);
  expect(oneToOneCall(MATCH, { link, personalLink, isAsked: false })).toBe(
    `${greeting}\nSi cambia algo: ${personalLink}?27-11`,
  );
});

test('the message counts the places of the format', () => {
  const of = { ...match, perSide: 7, teamCount: 3 };
  expect(groupCall(of, players(18, 0, ['Ana']), null)).toContain('Quedan 3 lugares de 21.');
  expect(groupCall(of, players(18, 0, ['Ana']), LINK)).toContain('Faltan 3 para completar.');
});
