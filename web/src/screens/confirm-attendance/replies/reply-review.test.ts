import type { MatchPlayer } from '@picadito/domain';
import { readReplies } from '@picadito/domain/parsing';
import { expect, test } from 'vitest';
import { guestNames, isDoubtful, repliesOf, targetsOf } from './reply-review.ts';

const COMES = 'confirmed';
const DECLINES = 'declined';

function player(id: string, name: string, given: Partial<MatchPlayer> = {}): MatchPlayer {
  const facts = { skillLevel: '3', rating: 3, whatsapp: null, confirmedAt: null } as const;
  return { id, name, ...facts, status: 'pending', ...given };
}

const PLAYERS = [
  player('ana', 'Ana'),
  player('beto', 'Beto'),
  player('caro', 'Caro', { status: COMES }),
  player('juan1', 'Juan Pérez'),
  player('juan2', 'Juan Gómez'),
];

const pasted = (text: string) => repliesOf(readReplies(text, PLAYERS).replies);

test('what is sure is chosen, and only what changes something is applied', () => {
  const replies = pasted('Ana: voy\nBeto: no puedo\nCaro: voy');
  expect(replies.map(({ choice }) => choice)).toEqual(['va', 'no-va', 'va']);
  expect(targetsOf(replies, PLAYERS)).toEqual([
    { playerId: 'ana', target: COMES },
    { playerId: 'beto', target: DECLINES },
  ]);
});

test('what is doubtful is asked: until it is answered nothing is done with it', () => {
  const replies = pasted('Juan voy\nAna: capaz');
  expect(replies.map(isDoubtful)).toEqual([true, true]);
  expect(targetsOf(replies, PLAYERS)).toEqual([]);
  const answered = replies.map((reply, at) =>
    at === 0 ? { ...reply, playerId: 'juan2', choice: 'va' as const } : reply,
  );
  expect(targetsOf(answered, PLAYERS)).toEqual([{ playerId: 'juan2', target: COMES }]);
});

test('who answered first is confirmed first, whatever his name, and the last answer counts', () => {
  const replies = pasted('Beto: voy\nAna: voy\nBeto: al final voy');
  expect(targetsOf(replies, PLAYERS).map(({ playerId }) => playerId)).toEqual(['beto', 'ana']);
});

test('a guest who is there from an earlier paste comes no second time', () => {
  const there = [...PLAYERS, player('guest', 'Invitado de Ana', { status: COMES })];
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
