import type { MatchPlayer } from '@picadito/domain';
import { readReplies } from '@picadito/domain/reading';
import { expect, test } from 'vitest';
import { guestNames, isDoubtful, repliesOf, wishesOf } from './reply-review.ts';

const COMES = { confirmed: true, declined: false };
const DECLINES = { confirmed: false, declined: true };

function player(id: string, name: string, given: Partial<MatchPlayer> = {}): MatchPlayer {
  const facts = { skillLevel: '3', rating: 3, whatsapp: null, confirmedAt: null } as const;
  return { id, name, ...facts, confirmed: false, declined: false, ...given };
}

const PLAYERS = [
  player('ana', 'Ana'),
  player('beto', 'Beto'),
  player('caro', 'Caro', COMES),
  player('juan1', 'Juan Pérez'),
  player('juan2', 'Juan Gómez'),
];

const pasted = (text: string) => repliesOf(readReplies(text, PLAYERS).answers);

test('what is sure is chosen, and only what changes something is applied', () => {
  const replies = pasted('Ana: voy\nBeto: no puedo\nCaro: voy');
  expect(replies.map(({ choice }) => choice)).toEqual(['va', 'no-va', 'va']);
  expect(wishesOf(replies, PLAYERS)).toEqual([
    { playerId: 'ana', wish: COMES },
    { playerId: 'beto', wish: DECLINES },
  ]);
});

test('what is doubtful is asked: until it is answered nothing is done with it', () => {
  const replies = pasted('Juan voy\nAna: capaz');
  expect(replies.map(isDoubtful)).toEqual([true, true]);
  expect(wishesOf(replies, PLAYERS)).toEqual([]);
  const answered = replies.map((reply, at) =>
    at === 0 ? { ...reply, playerId: 'juan2', choice: 'va' as const } : reply,
  );
  expect(wishesOf(answered, PLAYERS)).toEqual([{ playerId: 'juan2', wish: COMES }]);
});

test('who answered first is confirmed first, whatever his name, and the last answer counts', () => {
  const replies = pasted('Beto: voy\nAna: voy\nBeto: al final voy');
  expect(wishesOf(replies, PLAYERS).map(({ playerId }) => playerId)).toEqual(['beto', 'ana']);
});

test('a guest who is there from an earlier paste comes no second time', () => {
  const there = [...PLAYERS, player('guest', 'Invitado de Ana', COMES)];
  expect(guestNames(pasted('Ana: voy +2'), there)).toEqual(['Invitado 2 de Ana']);
});

test('guests are named after whoever brings them', () => {
  const replies = pasted('Ana: voy +2\nBeto: voy +1');
  expect(guestNames(replies, PLAYERS)).toEqual([
    'Invitado de Ana',
    'Invitado 2 de Ana',
    'Invitado de Beto',
  ]);
});
