import { expect, test } from 'vitest';
import { offerMessage, offerSentences, potSentence } from './handover-text.ts';

const offered = {
  listId: 'list',
  listName: 'Los jueves',
  from: { name: 'Carla Peña', photoURL: null },
  playerCount: 12,
  matchCount: 34,
  pot: { amount: 4300, currency: 'ARS' },
  staysHelper: true,
  expiresAt: '2026-12-07T20:00:00.000000Z',
} as const;

test('the receiver reads from whom to get the money of the pot', () => {
  const withPot = (amount: number) => potSentence({ ...offered, pot: { ...offered.pot, amount } });
  expect(withPot(4300)).toBe('La caja tiene $4.300: pedíselos a Carla.');
  expect(withPot(-500)).toBe('A la caja le faltan $500: arreglalo con Carla.');
  expect([withPot(0), potSentence({ ...offered, pot: null })]).toEqual([null, null]);
});

test('the receiver reads what changes, and of the payment address only in a list with money', () => {
  expect(offerSentences(offered)).toContain(
    'El alias para pagar se borra: poné el tuyo en La caja.',
  );
  expect(offerSentences({ ...offered, pot: null, staysHelper: false })).toEqual([
    'Los links del grupo y de cada jugador siguen andando.',
    'El piloto automático queda en pausa.',
    'Carla deja de ver la lista.',
  ]);
});

test('the message about the offer ends with its address', () => {
  expect(offerMessage('Los jueves', 'https://picadito.example/handover/1')).toMatch(
    /«Los jueves».*:\nhttps:\/\/picadito\.example\/handover\/1$/,
  );
});
