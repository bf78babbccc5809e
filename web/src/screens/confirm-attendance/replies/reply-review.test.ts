import type { MatchPlayer } from '@picadito/domain';
import { readReplies } from '@picadito/domain/parsing';
import { expect, test } from 'vitest';
import { AS_GUEST, guestNames, isDoubtful, repliesOf, targetsOf } from './reply-review.ts';

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

test('sure replies are selected, and only changes are applied', () => {
  const replies = pasted('Ana: voy\nBeto: no puedo\nCaro: voy');
  expect(replies.map(({ choice }) => choice)).toEqual(['va', 'no-va', 'va']);
  expect(targetsOf(replies, PLAYERS)).toEqual([
    { playerId: 'ana', target: COMES },
    { playerId: 'beto', target: DECLINES },
  ]);
});

test('a doubtful reply is applied only after a decision', () => {
  const replies = pasted('Juan voy\nAna: capaz');
  expect(replies.map(isDoubtful)).toEqual([true, true]);
  expect(targetsOf(replies, PLAYERS)).toEqual([]);
  const answered = replies.map((reply, at) =>
    at === 0 ? { ...reply, playerId: 'juan2', choice: 'va' as const } : reply,
  );
  expect(targetsOf(answered, PLAYERS)).toEqual([{ playerId: 'juan2', target: COMES }]);
});

test('confirmations are in the order of the replies, and the last reply of a player counts', () => {
  const replies = pasted('Beto: voy\nAna: voy\nBeto: al final voy');
  expect(targetsOf(replies, PLAYERS).map(({ playerId }) => playerId)).toEqual(['beto', 'ana']);
});

test('a guest of an earlier paste is not added again', () => {
  const there = [...PLAYERS, player('guest', 'Invitado de Ana', { status: COMES })];
  expect(guestNames(pasted('Ana: voy +2'), there)).toEqual(['Invitado 2 de Ana']);
});

test('a stranger can be added as a guest', () => {
  const [reply] = pasted('Rodri: me sumo');
  expect(reply).toMatchObject({ playerId: '', choice: 'nada' });
  const decided = reply ? [{ ...reply, playerId: AS_GUEST, choice: 'va' as const }] : [];
  expect(guestNames(decided, PLAYERS)).toEqual(['Rodri']);
  expect(targetsOf(decided, PLAYERS)).toEqual([]);
});

test('a guest whose name the text has keeps it', () => {
  expect(guestNames(pasted('1. Ana\n2. Lolo (Ana)'), PLAYERS)).toEqual(['Lolo']);
});

test('people on the waiting list of a text wait for a decision', () => {
  const replies = pasted('Lista de espera\n1. Ana');
  expect(replies.map(isDoubtful)).toEqual([true]);
  expect(targetsOf(replies, PLAYERS)).toEqual([]);
});

test('guests are named after their host', () => {
  const replies = pasted('Ana: voy +2\nBeto: voy +1');
  expect(guestNames(replies, PLAYERS)).toEqual([
    'Invitado de Ana',
    'Invitado 2 de Ana',
    'Invitado de Beto',
  ]);
});
