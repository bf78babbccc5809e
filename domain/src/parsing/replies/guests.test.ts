import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

test.each(['Ulises al final no va, pero yo sí', 'Ulises tampoco, pero yo sí voy'])(
  'a later message that may be about a guest is asked: %s',
  (later) => {
    const { replies } = readReplies(`Ana: voy con mi primo Ulises\nAna: ${later}`, [
      { id: 'a', name: 'Ana' },
    ]);
    expect(replies).toMatchObject([{ playerId: 'a', meaning: 'va', sure: false }]);
  },
);

test('a name with question marks in a copied list is a doubt', () => {
  const { replies } = readReplies('1. Ana\n2. Beto??', [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: 'Beto' },
  ]);
  expect(replies.find(({ playerId }) => playerId === 'b')).toMatchObject({ meaning: 'duda' });
});

test.each([
  ['Ana: voy y llevo a mi primo Kevin', 1, ['Kevin']],
  ['Ana: voy\n+1: su primo Kevin', 1, ['Kevin']],
  ['Ana: llevo a Pau y a Meli', 2, ['Pau', 'Meli']],
  ['Ana: voy con un amigo', 1, []],
  ['Ana: voy\nAna: llevo 2 amigos del laburo', 2, []],
  ['Ana: voy con un compañero de la U', 1, []],
  ['Ana: voy con mi polola', 1, []],
  ['Ana: voy con mi ñero', 1, []],
])('guests have the names that a message gives them: %s', (text, guests, guestNames) => {
  expect(readReplies(text, [{ id: 'a', name: 'Ana' }]).replies).toMatchObject([
    { playerId: 'a', meaning: 'va', guests, guestNames },
  ]);
});

test.each(['Mati (amigo)', 'mi primo', 'invitado', '+1'])(
  'a guest without a host in a copied list is asked of the sender who adds it: %s',
  (guest) => {
    const list = `[10:00] Ana: 1. Ana\n2. ${guest}\n[10:05] Beto: 1. Ana\n2. ${guest}\n3. Beto`;
    const { replies } = readReplies(list, [
      { id: 'a', name: 'Ana' },
      { id: 'b', name: 'Beto' },
    ]);
    expect(replies).toMatchObject([
      { playerId: 'a', meaning: 'va', guests: 1, sure: false },
      { playerId: 'b', meaning: 'va', guests: 0, sure: true },
    ]);
  },
);

test('a player whom a later copy of a list in a chat leaves out is asked', () => {
  const list = '1. Ana\n2. Beto\n3. Caro\n4.';
  const text = `[10:00] Ana: ${list} Dani\n[10:05] Dani: ${list}`;
  const players = ['Ana', 'Beto', 'Caro', 'Dani'].map((name) => ({ id: name, name }));
  const asked = readReplies(text, players).replies.filter(({ sure }) => !sure);
  expect(asked.map(({ name }) => name)).toEqual(['Dani']);
});

test.each([
  ['Beto: voy, me llevo al mayor', 1],
  ['Beto: voy\nBeto: con el hermano del Pupi cualquiera', 1],
  ['Beto: dale, entonces 3 conmigo', 2],
  ['Beto: bajame uno', 0],
])('a message that leaves open who comes along is asked: %s', (text, guests) => {
  const { replies } = readReplies(`Ana: hoy quién va?\n${text}`, [{ id: 'b', name: 'Beto' }]);
  expect(replies).toMatchObject([{ playerId: 'b', guests, sure: false }]);
});

test.each(['no llevo a nadie', 'te llevo al club', 'llevo al partido las pecheras'])(
  'words about things and nobody bring no guest: %s',
  (said) => {
    const { replies } = readReplies(`Beto: voy\nBeto: ${said}`, [{ id: 'b', name: 'Beto' }]);
    expect(replies).toMatchObject([{ playerId: 'b', meaning: 'va', guests: 0, sure: true }]);
  },
);

test.each([
  ['Ana, Beto +2 y yo = 5', 2],
  ['Ana, Beto y amigo, y yo', 1],
  ['Beto va +1', 1],
])('guests after the name of another player are not guests of the sender: %s', (said, guests) => {
  const players = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const { replies } = readReplies(`Caro: ${said}`, players);
  expect(replies.find(({ name }) => name === 'Beto')).toMatchObject({ meaning: 'va', guests });
  expect(replies.filter(({ name }) => name === 'Caro').every((one) => one.guests === 0)).toBe(true);
});

test('the guest after the sender in a list of names is a guest of the sender', () => {
  const players = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name, name }));
  const { replies } = readReplies('Caro: Somos Ana, yo y amigo, y Beto', players);
  expect(replies.map(({ name, guests }) => [name, guests])).toEqual([
    ['Ana', 0],
    ['Caro', 1],
    ['Beto', 0],
  ]);
});
