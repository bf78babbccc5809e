import { expect, test } from 'vitest';
import { readReplies } from './read-replies.ts';

test.each([
  ['Ana: voy y llevo a mi primo Kevin', 1, ['Kevin']],
  ['Ana: voy\n+1: su primo Kevin', 1, ['Kevin']],
  ['Ana: llevo a Pau y a Meli', 2, ['Pau', 'Meli']],
  ['Ana: voy con un amigo', 1, []],
  ['Ana: voy\nAna: llevo 2 amigos del laburo', 2, []],
  ['Ana: voy con un compañero de la U', 1, []],
])('guests have the names that a message gives them: %s', (text, guests, guestNames) => {
  expect(readReplies(text, [{ id: 'a', name: 'Ana' }]).replies).toMatchObject([
    { playerId: 'a', meaning: 'va', guests, guestNames },
  ]);
});
